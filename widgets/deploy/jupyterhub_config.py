"""JupyterHub for a school that wants a log-in and kernels of their own for everybody.

Read by `jupyterhub -f jupyterhub_config.py`. What it is for, and how it was tried: README.md beside this file.

A user's server here is no Jupyter server, which would run any code. It is a kit of the user's own, and in front of it
the stand-alone proxy of jupyter-server-proxy, which lets in that user only.
"""

import os
import sys

c = get_config()  # type: ignore[name-defined]  # noqa: F821  JupyterHub defines it where it reads this file

PUBLIC_URL = os.environ.get("PHASE10_HUB_URL", "https://hub.example.org/")  # yours: where readers find the hub
BESIDE = os.path.dirname(sys.executable)  # the programs of the same virtual environment

# ---- Who may come in: the school's own log-in ------------------------------------------------------------------------
#
# Nobody can log in until an authenticator is chosen: one for OAuth (package oauthenticator), LTI as a learning platform
# speaks it (jupyterhub-ltiauthenticator), LDAP (jupyterhub-ldapauthenticator), ... Then say who:
#
#     c.JupyterHub.authenticator_class = "generic-oauth"
#     c.Authenticator.allowed_users = {"ada"}           or   c.Authenticator.allow_all = True
#
c.JupyterHub.authenticator_class = "null"

# ---- What a user gets ------------------------------------------------------------------------------------------------
#
# Where the kits run is the spawner's matter. JupyterHub's own takes accounts of the system; SystemdSpawner,
# DockerSpawner and KubeSpawner keep `mem_limit` and `cpu_limit`, too.

c.Spawner.cmd = [
    os.path.join(BESIDE, "jupyter-standaloneproxy"),
    "--absolute-url",  # the kit gets the whole address, and makes its own from --base-url
    "--timeout=60",  # seconds in which a kit has to answer
    "--activity-interval=0",  # it would tell the hub that all are active, always; the hub sees by itself who is
    "--",
    os.path.join(BESIDE, "phase10"),
    "serve",
    "--no-browser",
    "--port={port}",
    "--base-url={base_url}",
    "--class-size=0",  # no page is kept ready: it would wait for one reader only
    f"--public-url={PUBLIC_URL}",
]
c.Spawner.http_timeout = 60
c.Spawner.mem_limit = "600M"
c.Spawner.cpu_limit = 1.0

# ---- How many, and for how long --------------------------------------------------------------------------------------

c.JupyterHub.concurrent_spawn_limit = 10
c.JupyterHub.active_server_limit = 60  # yours: see the memory in README.md
c.JupyterHub.last_activity_interval = 60
c.JupyterHub.cleanup_servers = True  # a hub that ends leaves nothing behind

c.JupyterHub.services = [
    {
        "name": "idle-culler",
        "command": [sys.executable, "-m", "jupyterhub_idle_culler", "--timeout=1200", "--cull-every=120"],
    }
]
c.JupyterHub.load_roles = [
    {
        "name": "idle-culler",
        "scopes": ["list:users", "read:users:activity", "read:servers", "delete:servers"],
        "services": ["idle-culler"],
    }
]
