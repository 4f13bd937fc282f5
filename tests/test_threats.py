"""What somebody in a school's network might try against the server, by the list in widgets/deploy/THREATS.md."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import socket
import stat
import struct
import threading
import uuid
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlsplit

import psutil  # type: ignore[import-untyped]  # comes with ipykernel
import pytest
from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1
from processes import in_a_loop, kernel_of, kernels
from server import Kit, free_port, go, started_kit, wait_for, write_notebook
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from phase10.text import LANGUAGES, catalogue
from widgets.safety import PROTOCOL, Door, Pace, is_wanted, script_hashes
from widgets.sheet.kept import KEEP, to_keep
from widgets.sheet.state import MOST_NAME, BoardState

ROOT = Path(__file__).parent.parent
THREATS = ROOT / "widgets" / "deploy" / "THREATS.md"
SECRET = "zeugnisnote-sehr-gut"
SOURCE = """
import ipywidgets
secret_name = ipywidgets.Button(description="Press me")
shown = ipywidgets.Label("pressed 0")
secret_name.on_click(lambda _: setattr(shown, "value", "pressed " + str(int(shown.value.split()[1]) + 1)))
ipywidgets.VBox([secret_name, shown])
"""
PUBLIC = "https://quiz.school.example/"
QUICK = "from widgets import gate; gate.LIMITS['idle_connection_timeout'] = 2"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the teacher who runs the kit."""
    folder = tmp_path_factory.mktemp("home-of-frau-keller")
    (folder / "tmp").mkdir()
    return folder


@pytest.fixture(scope="module")
def frame_port() -> int:
    """The port of the learning platform that may show the pages in a frame."""
    return free_port()


@pytest.fixture(scope="module")
def kit(home: Path, frame_port: int) -> Iterator[Kit]:
    """A kit as a teacher runs it: for the network, by a name, in a learning platform, from an account with secrets."""
    notebooks = home / "notebooks"
    teacher = notebooks / "lessons" / "en" / "teacher"
    teacher.mkdir(parents=True)
    write_notebook(notebooks / "index.ipynb", "import ipywidgets\nipywidgets.Label('hello')")
    write_notebook(notebooks / "check.ipynb", SOURCE)
    write_notebook(notebooks / "lessons" / "en" / "urn.ipynb", SOURCE)
    write_notebook(teacher / "urn.ipynb", "import ipywidgets\nipywidgets.Label('the solution')")
    options = ("--host", "0.0.0.0", "--public-url", PUBLIC, "--frame-ancestors", f"http://127.0.0.1:{frame_port}")
    account = {"HOME": str(home), "TMPDIR": str(home / "tmp"), "LOGNAME": "keller", "SCHOOL_PASSWORD": SECRET}
    with started_kit(*options, notebooks=notebooks, changed=QUICK, account=account) as running:
        yield running


# ---- Asking as no browser does -------------------------------------------------------------------------------------


@dataclass
class Answer:
    """What the server said."""

    status: int
    headers: dict[str, str]
    text: str


def ask(kit: Kit, path: str, method: str = "GET", body: bytes | None = None, **headers: str) -> Answer:
    """The answer to a request, its path sent as it stands here; `_` in a header's name is `-`."""
    place = urlsplit(kit.url)
    line = http.client.HTTPConnection(place.hostname or "", place.port, timeout=30)
    try:
        line.putrequest(method, path, skip_host="Host" in headers, skip_accept_encoding=True)
        for name, value in headers.items():
            line.putheader(name.replace("_", "-"), value)
        if body is not None:
            line.putheader("Content-Length", str(len(body)))
        line.endheaders(body)
        answer = line.getresponse()
        found = {name.lower(): value for name, value in answer.getheaders()}
        text = answer.read().decode()
        OPENED.extend(re.findall(r'"kernelId": "([^"]+)"', text))
        return Answer(answer.status, found, text)
    finally:
        line.close()


OPENED: list[str] = []
"""Kernels of pages that a test has opened."""


@pytest.fixture(autouse=True)
def closed(request: pytest.FixtureRequest) -> Iterator[None]:
    """What a test has opened is closed after it, so that there is room for the next."""
    yield
    while OPENED:
        ask(request.getfixturevalue("kit"), f"/voila/api/shutdown/{OPENED.pop()}", "POST", b"")


def visit(kit: Kit, path: str = "/check") -> str:
    """The kernel of a visitor who has opened a page."""
    return kernel_of(ask(kit, path).text)


@dataclass
class Heard:
    """A message of a kernel, and what it answers."""

    kind: str
    answers: str
    content: dict[str, Any]


@dataclass
class Line:
    """A websocket to a kernel, for any message."""

    socket: WebSocketClientConnection
    sent: dict[str, str] = field(default_factory=dict)

    def send(self, kind: str, content: dict[str, Any], channel: str = "shell", **metadata: Any) -> None:
        """Send a message."""
        name = str(uuid.uuid4())
        header = {"msg_id": name, "msg_type": kind, "session": "s", "username": "", "version": "5.4"}
        parts = (json.dumps(part).encode() for part in (header, {}, metadata, content))
        self.socket.write_message(serialize_msg_to_ws_v1([*parts], channel), binary=True)
        self.sent[name] = f"{kind} on {channel}"

    async def heard(self) -> list[Heard]:
        """What answers the messages sent, once the kernel has dealt with all of them."""
        self.send("kernel_info_request", {})
        [*earlier, last], found, missing = self.sent, [], {"kernel_info_reply", "idle"}
        while missing:
            frame = await asyncio.wait_for(self.socket.read_message(), 20)
            assert isinstance(frame, bytes), "the line was cut"
            _, (header, parent, _, content, *_) = deserialize_msg_from_ws_v1(frame)
            kind, answers, said = json.loads(header)["msg_type"], json.loads(parent).get("msg_id"), json.loads(content)
            if answers == last:
                missing -= {kind, said.get("execution_state")}
            elif answers in earlier:
                found.append(Heard(kind, self.sent[answers], said))
        return found


@asynccontextmanager
async def line_to(kit: Kit, kernel: str, protocol: str = PROTOCOL, **headers: str) -> AsyncIterator[Line]:
    """A line to a kernel that hears what it says."""
    url = f"{kit.url.replace('http', 'ws')}/api/kernels/{kernel}/channels?session_id={uuid.uuid4().hex}"
    request = HTTPRequest(url, headers={"Origin": kit.url, **headers}, request_timeout=30)
    opened = await websocket_connect(request, subprotocols=[protocol] if protocol else None)
    try:
        yield Line(opened)
    finally:
        opened.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(0.5):
                while await opened.read_message() is not None:
                    pass


async def refused(kit: Kit, kernel: str, protocol: str = PROTOCOL, **headers: str) -> int:
    """The status with which a line is refused, 101 when it is not."""
    try:
        async with line_to(kit, kernel, protocol, **headers):
            return 101
    except HTTPClientError as problem:
        return problem.code


# ---- Code ----------------------------------------------------------------------------------------------------------


def attempts(code: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Messages that run code, look into it or rule the kernel, where Jupyter lets them: kind, channel, content."""
    run = {"code": code, "silent": False, "store_history": True, "user_expressions": {"x": code}, "allow_stdin": True}
    look = {"code": code, "cursor_pos": len(code), "detail_level": 1}
    debug = {"seq": 1, "type": "request", "command": "evaluate", "arguments": {"expression": code}}
    everywhere = ("shell", "control", "stdin", "iopub")
    return [
        *(("execute_request", channel, run) for channel in everywhere),
        *((kind, "shell", look) for kind in ("complete_request", "inspect_request", "is_complete_request")),
        ("history_request", "shell", {"output": True, "raw": True, "hist_access_type": "tail", "n": 10}),
        ("connect_request", "shell", {}),
        ("apply_request", "shell", {"bound": code}),
        ("input_reply", "stdin", {"value": code}),
        *(("debug_request", channel, debug) for channel in ("control", "shell")),
        *(("usage_request", channel, {}) for channel in ("control", "shell")),
        *(("create_subshell_request", channel, {}) for channel in ("control", "shell")),
        *(("interrupt_request", channel, {}) for channel in ("control", "shell")),
        *(("shutdown_request", channel, {"restart": False}) for channel in ("control", "shell")),
        *(("comm_msg", channel, {"comm_id": "none", "data": {}}) for channel in ("control", "stdin", "iopub")),
    ]


def test_code_sent_over_the_websocket_never_runs(kit: Kit, tmp_path: Path) -> None:
    """Whatever message carries code, on whatever channel: it is not run, not completed, not answered."""
    mark = tmp_path / "it-ran"
    code = f"open({str(mark)!r}, 'w').close()"

    async def work() -> list[str]:
        async with line_to(kit, visit(kit)) as line:
            for kind, channel, content in attempts(code):
                line.send(kind, content, channel)
            heard = [*await line.heard(), *await line.heard()]
            return [f"{one.answers} was answered by {one.kind}" for one in heard if "kernel_info" not in one.answers]

    assert in_a_loop(work()) == []
    assert not mark.exists()


async def ask_states(line: Line) -> dict[str, Any]:
    """The widgets of a kernel, asked for as a page does."""
    line.send("comm_open", {"comm_id": "c", "target_name": "jupyter.widget.control", "data": {}}, version="1.0.0")
    line.send("comm_msg", {"comm_id": "c", "data": {"method": "request_states"}})
    said = [one.content["data"] for one in await line.heard() if one.kind == "comm_msg"]
    [found] = [data["states"] for data in said if data.get("method") == "update_states"]
    line.send("comm_close", {"comm_id": "c", "data": {}})
    return dict(found)


@pytest.mark.parametrize("target", ["jupyter.widget", "jupyter.widget.version", "os.system", ""])
def test_a_page_makes_no_widgets_of_its_own(kit: Kit, target: str) -> None:
    """A channel that a page opens to any but the one place leads to nothing: no widget is made in the kernel."""
    state = {"_model_module": "@jupyter-widgets/controls", "_model_module_version": "2.0.0", "_model_name": "HTMLModel"}
    state |= {"_view_module": "@jupyter-widgets/controls", "_view_module_version": "2.0.0", "_view_name": "HTMLView"}
    content = {"comm_id": "mine", "target_name": target, "data": {"state": {**state, "value": "x" * 1000}}}

    async def work() -> tuple[set[str], set[str]]:
        async with line_to(kit, visit(kit)) as line:
            before = await ask_states(line)
            line.send("comm_open", content, version="2.1.0")
            return set(before), set(await ask_states(line))

    before, after = in_a_loop(work())
    assert before == after
    assert before


def test_an_event_of_a_widget_is_answered(kit: Kit) -> None:
    """What is let through is enough: a click reaches the button, and the label changes."""

    async def work() -> list[str]:
        async with line_to(kit, visit(kit)) as line:
            found = await ask_states(line)
            [button] = [name for name, model in found.items() if model["model_name"] == "ButtonModel"]
            line.send("comm_msg", {"comm_id": button, "data": {"method": "custom", "content": {"event": "click"}}})
            return [str(one.content["data"]["state"]["value"]) for one in await line.heard() if one.kind == "comm_msg"]

    assert in_a_loop(work()) == ["pressed 1"]


GARBAGE = {
    "a count without end": struct.pack("<Q", 2**40),
    "the largest count": b"\xff" * 8,
    "a count beyond its table": struct.pack("<Q", 2**40)
    + serialize_msg_to_ws_v1([b'{"msg_type": "comm_msg"}', *[b"{}"] * 3, *[b""] * 8], "shell")[8:],
    "offsets beyond the end": struct.pack("<7Q", 6, 56, 2**60, 2**61, 2**62, 2**63, 2**63) + b"shell",
    "offsets backwards": struct.pack("<7Q", 6, 56, 40, 30, 20, 10, 0) + b"shell{}{}{}{}",
    "nothing": b"",
    "a few bytes": b"\x01\x02",
    "text": '{"channel": "shell", "header": {"msg_type": "execute_request"}}',
    "no JSON": serialize_msg_to_ws_v1([b"x", b"", b"", b"\xff"], "shell"),
    "nested JSON": serialize_msg_to_ws_v1([b"[" * 100_000, b"{}", b"{}", b"{}"], "shell"),
    "another kind of JSON": serialize_msg_to_ws_v1([b"[]", b"1", b"null", b"3"], "shell"),
    "no such channel": serialize_msg_to_ws_v1([b'{"msg_type": "comm_msg"}', b"{}", b"{}", b"{}"], "hidden"),
    "a subshell": serialize_msg_to_ws_v1([b'{"msg_type": "comm_msg", "subshell_id": "x"}', *[b"{}"] * 3], "shell"),
}


@pytest.mark.parametrize("message", GARBAGE.values(), ids=GARBAGE)
def test_malformed_messages_are_not_wanted(message: str | bytes) -> None:
    """A message that is out of order is told from a page's without following what it says of itself."""
    assert not is_wanted(message)


def test_malformed_messages_stop_nothing(kit: Kit) -> None:
    """After every malformed message the kernel still answers, and so does the server."""

    async def work() -> None:
        async with line_to(kit, visit(kit)) as line:
            for message in GARBAGE.values():
                line.socket.write_message(message, binary=isinstance(message, bytes))
            assert await line.heard() == []

    in_a_loop(work())
    assert ask(kit, "/").status == 200


def test_another_protocol_is_refused(kit: Kit) -> None:
    """Who does not speak as pages do gets no line, so Jupyter's older readers are never reached."""
    kernel = visit(kit)
    assert [in_a_loop(refused(kit, kernel, protocol)) for protocol in ("", "v0", PROTOCOL)] == [400, 400, 101]


def test_a_huge_message_ends_the_line_only(kit: Kit) -> None:
    """A message larger than any page sends cuts the line of who sent it; the kernel and the others go on."""
    kernel = visit(kit)

    async def work() -> None:
        async with line_to(kit, kernel) as line:
            line.socket.write_message(b"\0" * (5 << 20), binary=True)
            while await asyncio.wait_for(line.socket.read_message(), 20) is not None:
                pass
        async with line_to(kit, kernel) as line:
            await line.heard()

    in_a_loop(work())


def test_who_sends_without_end_is_read_slowly() -> None:
    """What a page sends at once is read at once; who goes on waits, for large messages more, and never for good."""
    pace, now = Pace(), 1000.0
    assert {pace.wait(now, size=400) for _ in range(100)} == {0.0}
    waits = [pace.wait(now, size=400) for _ in range(1000)]
    assert waits == sorted(waits)
    assert waits[-1] > 10
    assert pace.wait(now, size=1 << 20) > waits[-1] + 1
    assert pace.wait(now + 60, size=400) == 0


def test_lines_to_one_kernel_are_few(kit: Kit) -> None:
    """A page has one line; nobody can use up the server's by opening hundreds."""
    kernel = visit(kit)

    async def work() -> list[int]:
        opened = [line_to(kit, kernel) for _ in range(8)]
        for line in opened:
            await line.__aenter__()
        last = await refused(kit, kernel)
        for line in opened:
            await line.__aexit__(None, None, None)
        await asyncio.sleep(0.5)
        return [last, await refused(kit, kernel)]

    assert in_a_loop(work()) == [429, 101]


# ---- Addresses -----------------------------------------------------------------------------------------------------

NOWHERE = """
/api /api/kernels /api/kernelspecs /api/sessions /api/contents /api/contents/check.ipynb /api/terminals /api/config/x
/api/status /api/me /api/spec.yaml /api/events /api/shutdown /metrics /lab /tree /notebooks/check.ipynb /kernelspecs/x
/edit/check.ipynb /files/check.ipynb /view/check.ipynb /nbconvert/html/check.ipynb /login /logout /terminals/1
/voila /voila/ /voila/tree /voila/tree/lessons /voila/api/contents /voila/api/themes/x /voila/files/check.ipynb
/voila/static/voila.js /voila/labextensions/anywidget/package.json /voila/templates/lab/static/voila.js
/voila/templates/phase10/index.html.j2 /voila/templates/phase10/static/ /voila/query/{kernel} /voila/execution/{kernel}
/api/kernels/{kernel}/restart /api/kernels/{kernel}/interrupt /static/favicon.ico /security/csp-report
"""


@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "PATCH", "DELETE"])
def test_only_what_a_page_needs_has_an_address(kit: Kit, method: str) -> None:
    """None of Jupyter's and Voila's other addresses is there, by any method; the kernel goes on."""
    kernel = visit(kit)
    body = None if method == "GET" else b"{}"
    answers = {path: ask(kit, path.format(kernel=kernel), method, body).status for path in NOWHERE.split()}
    assert {path: status for path, status in answers.items() if status not in (404, 405)} == {}
    alone = f"/api/kernels/{kernel}"
    assert ask(kit, alone, method, body).status == (200 if method == "GET" else 405)
    assert ask(kit, alone).status == 200


def test_kernels_are_known_by_their_page_only(kit: Kit) -> None:
    """A kernel's name is drawn from 122 random bits, and another name leads nowhere: not to ask, stop or connect."""
    names = [uuid.UUID(visit(kit)) for _ in range(3)]
    assert {name.version for name in names} == {4}
    assert len(set(names)) == 3
    other = uuid.uuid4()
    assert ask(kit, f"/api/kernels/{other}").status == 404
    assert ask(kit, f"/voila/api/shutdown/{other}", "POST", b"").status == 404
    assert in_a_loop(refused(kit, str(other))) == 404
    assert [ask(kit, f"/api/kernels/{name}").status for name in names] == [200, 200, 200]
    assert not [process for process in kernels(kit.process) if str(names[0]) in " ".join(process.cmdline())]


OUTSIDE = ("../../../../../../../../etc/passwd", "../notebooks/check.ipynb", "../check.ipynb", "../../server.py")
BELOW = (
    "/",
    "/voila/",
    "/voila/templates/",
    "/voila/templates/phase10/static/",
    "/{static}/",
    "/{static}-extensions/x/",
)
DISGUISES = ("../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..\\", "..%5c", "....//", "/")


def test_no_path_leads_out_of_our_files(kit: Kit) -> None:
    """However the way up is written, no file outside the scripts and styles is handed out."""
    page = ask(kit, "/").text
    found = re.search(r'"fullStaticUrl": "/([^"]+)"', page)
    assert found
    got = {}
    for below in BELOW:
        for path in OUTSIDE:
            for up in DISGUISES:
                asked = below.format(static=found[1]) + path.replace("../", up)
                answer = ask(kit, asked)
                if answer.status not in (400, 403, 404) or "root:" in answer.text or "secret_name" in answer.text:
                    got[asked] = answer.status
    assert got == {}


def test_sources_and_teachers_copies_stay_on_the_server(kit: Kit) -> None:
    """A page has what its widgets show and not the code; what is for the teacher has no address."""
    assert "secret_name" not in ask(kit, "/urn").text
    paths = """
        /teacher/urn /lessons/en/teacher/urn /lessons/en/urn /lessons/en/teacher/urn.ipynb /voila/render/urn/teacher
        /voila/render/lessons/en/teacher/urn.ipynb /voila/render/lessons%2fen%2fteacher%2furn.ipynb
        /lessons%2fen%2fteacher%2furn /teacher%2furn /urn?lang=en/teacher /urn?lang=../en/teacher
    """
    answers = {path: ask(kit, path) for path in paths.split()}
    assert [path for path, answer in answers.items() if "the solution" in answer.text] == []
    assert {answer.status for path, answer in answers.items() if "?" not in path} == {404}


# ---- Other sites ---------------------------------------------------------------------------------------------------


def test_a_foreign_site_reaches_no_kernel(kit: Kit) -> None:
    """A page of another site that knows a kernel can neither connect to it nor stop it nor ask for it."""
    kernel, foreign = visit(kit), {"Origin": "http://evil.example"}
    assert in_a_loop(refused(kit, kernel, **foreign)) == 403
    assert ask(kit, f"/voila/api/shutdown/{kernel}", "POST", b"", **foreign).status == 404
    assert ask(kit, f"/api/kernels/{kernel}", **foreign).status == 404
    assert "access-control-allow-origin" not in ask(kit, "/").headers
    assert ask(kit, f"/api/kernels/{kernel}").status == 200


@pytest.mark.parametrize("name", ["evil.example", "quiz.school.example.evil.example", "127.0.0.1.evil.example"])
def test_a_foreign_name_for_this_server_is_not_answered(kit: Kit, name: str) -> None:
    """A site whose name was made to lead here (DNS rebinding) gets one line and no page, by HTTP and by websocket."""
    host = f"{name}:{urlsplit(kit.url).port}"
    for lang in LANGUAGES:
        answer = ask(kit, "/check", Host=host, Accept_Language=f"xx,{lang};q=0.5")
        assert answer.status == 421
        command = f"phase10 serve --public-url http://{name}/"
        assert answer.text == catalogue(lang)("serve-stranger", token=name, command=command) + "\n"
    assert in_a_loop(refused(kit, visit(kit), Host=host, Origin=f"http://{host}")) == 421


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "192.168.1.20", "[::1]", "teachers-laptop", "pc7.local"])
def test_the_names_of_a_school_network_are_answered(kit: Kit, name: str) -> None:
    """Addresses, names without a dot, names that nobody can register, and the one that the server was told."""
    assert ask(kit, "/nowhere", Host=f"{name}:8866").status == 404
    assert ask(kit, "/nowhere", Host="quiz.school.example").status == 404


@pytest.mark.browser
def test_only_sites_that_were_named_show_pages_in_a_frame(kit: Kit, chromium: Any, frame_port: int) -> None:
    """In a frame of the learning platform a page works; in one of another site it is not shown."""
    other_port = free_port()
    with platform(frame_port, kit.url), platform(other_port, kit.url):
        page = chromium.new_page()
        go(page, f"http://127.0.0.1:{frame_port}/")
        frame = page.frame_locator("iframe")
        frame.get_by_role("button", name="Press me").click(timeout=30_000)
        frame.get_by_text("pressed 1").wait_for()
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        go(page, f"http://127.0.0.1:{other_port}/")
        page.wait_for_timeout(1000)
        assert page.frame_locator("iframe").get_by_role("button", name="Press me").count() == 0
        assert [line for line in said if "frame-ancestors" in line]
        page.close()


@dataclass
class platform:  # noqa: N801  a context, named as it reads
    """A learning platform on a port, with a page of the kit in a frame."""

    port: int
    kit: str

    def __enter__(self) -> None:
        framed = f'<!doctype html><title>Quiz</title><iframe src="{self.kit}/check" width="900" height="700"></iframe>'

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.send_response(200)
                self.send_header("Content-Type", "text/html")
                self.end_headers()
                self.wfile.write(framed.encode())

            def log_message(self, *_: object) -> None:
                """Nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def __exit__(self, *_: object) -> None:
        self.server.shutdown()
        self.server.server_close()


def test_without_the_switch_no_other_site_shows_pages_in_a_frame() -> None:
    """By default a page is shown in frames of its own site only; older browsers are told so in the older way."""
    headers = Door().headers("127.0.0.1:8866", secure=False)
    assert headers["Content-Security-Policy"].endswith("; frame-ancestors 'self'")
    assert headers["X-Frame-Options"] == "SAMEORIGIN"


# ---- What answers carry --------------------------------------------------------------------------------------------


def answers(kit: Kit) -> dict[str, Answer]:
    """One answer of each kind."""
    page = ask(kit, "/check").text
    kernel = kernel_of(page)
    static = re.search(r'<script src="(/voila/[0-9a-f]+/voila\.js)"', page)
    style = re.search(r'href="(/voila/templates/phase10/static/site\.css[^"]*)"', page)
    assert static
    assert style
    return {
        "page": ask(kit, "/"),
        "script": ask(kit, static[1]),
        "style": ask(kit, style[1]),
        "missing": ask(kit, "/nowhere"),
        "missing style": ask(kit, "/voila/templates/phase10/static/none.css"),
        "missing script": ask(kit, static[1].replace("voila.js", "none.js")),
        "forbidden method": ask(kit, "/check", "DELETE"),
        "alive": ask(kit, f"/api/kernels/{kernel}"),
        "no such kernel": ask(kit, f"/api/kernels/{uuid.uuid4()}"),
        "no websocket": ask(kit, f"/api/kernels/{kernel}/channels"),
        "stopped": ask(kit, f"/voila/api/shutdown/{kernel}", "POST", b""),
        "stranger": ask(kit, "/", Host="evil.example"),
    }


def test_every_answer_has_the_headers(kit: Kit, frame_port: int) -> None:
    """Pages, files, errors, refusals and the websocket carry the policy, and none names the software."""
    for kind, answer in answers(kit).items():
        policy = answer.headers["content-security-policy"]
        assert re.fullmatch(r"default-src 'none'; script-src 'self' blob:( 'sha256-[\w+/=]+')+; .*", policy), kind
        assert policy.endswith(f"; frame-ancestors 'self' http://127.0.0.1:{frame_port}"), kind
        assert "x-frame-options" not in answer.headers, kind  # it would forbid what was allowed
        assert answer.headers["x-content-type-options"] == "nosniff", kind
        assert answer.headers["referrer-policy"] == "same-origin", kind
        assert answer.headers["cross-origin-resource-policy"] == "same-origin", kind
        assert "camera=()" in answer.headers["permissions-policy"], kind
        assert "server" not in answer.headers, kind
    opened: dict[str, str] = {}

    async def work() -> None:
        async with line_to(kit, visit(kit)) as line:
            opened.update(line.socket.headers)

    in_a_loop(work())
    assert "default-src 'none'" in opened["Content-Security-Policy"]
    assert "Server" not in opened


def test_the_policy_names_no_foreign_host(kit: Kit) -> None:
    """Nothing but this server is in the policy, no script may stand in a page, and none is made of a string."""
    policy = ask(kit, "/").headers["content-security-policy"].rpartition(";")[0]
    host = urlsplit(kit.url).netloc
    words = {word for word in policy.replace(";", " ").split() if "sha256" not in word}
    assert {word for word in words if "." in word or ":" in word} == {"blob:", "data:", f"ws://{host}", f"wss://{host}"}
    scripts = re.search(r"script-src ([^;]+)", policy)
    assert scripts
    assert "unsafe" not in scripts[1]


def test_a_host_cannot_write_into_the_policy(kit: Kit) -> None:
    """A host name with a semicolon or a space adds nothing to the headers."""
    for host in ("x; script-src *", "x;default-src *", "x\tscript-src", "x'unsafe-inline'"):
        answer = ask(kit, "/nowhere", Host=host)
        assert answer.status in {400, 404, 421}, answer.status
        assert "script-src *" not in answer.headers.get("content-security-policy", "")
        assert answer.headers.get("content-security-policy", "").count("script-src") <= 1
        assert host not in answer.headers.get("content-security-policy", "")


@pytest.mark.parametrize("path", ["/", "/check", "/urn", "/nowhere"])
def test_every_script_in_a_page_is_one_of_ours(kit: Kit, path: str) -> None:
    """Each script that stands in a page is known to the policy by its hash; there is none beside them."""
    answer = ask(kit, path)
    found = script_hashes(answer.text)
    assert found
    assert [one for one in found if f"'{one}'" not in answer.headers["content-security-policy"]] == []
    tags = re.findall(r"<script[^>]*>", answer.text)
    assert [tag for tag in tags if not re.search(r'^<script>|src="/|type="application/[\w.+-]*json"', tag)] == []
    assert re.findall(r'\son\w+="', answer.text) == []


INJECTED = {
    "a script": "const s = document.createElement('script'); s.textContent = 'window.bad = 1'; add(s)",
    "a handler": "html('<img src=x onerror=\"window.bad = 1\">')",
    "a script of another site": "add(Object.assign(document.createElement('script'), { src: away }))",
    "a script as data": "add(Object.assign(document.createElement('script'), { src: 'data:,window.bad=1' }))",
    "a link": "html('<a href=\"javascript:window.bad=1\"></a>'); document.body.lastChild.click()",
    "a frame": "add(Object.assign(document.createElement('iframe'), { src: away }))",
    "a form": "html(`<form action=${away}></form>`); document.body.lastChild.submit()",
    "a request": "fetch(away).catch(() => 0)",
    "a picture": "new Image().src = away",
    "a base": "html(`<base href=${away}>`)",
}
TOOLS = """
window.away = "http://localhost:9/away"; window.blocked = [];
window.add = (node) => document.body.append(node);
window.html = (text) => document.body.insertAdjacentHTML("beforeend", text);
document.onsecuritypolicyviolation = (one) => blocked.push(one.violatedDirective); 0
"""


@pytest.mark.browser
def test_what_got_into_a_page_does_nothing(kit: Kit, chromium: Any) -> None:
    """Markup that somehow came into a page runs no script, asks no other site and sends no form there."""
    page = chromium.new_page()
    go(page, f"{kit.url}/check")
    page.wait_for_selector("html.kit-ready", state="attached", timeout=30_000)
    page.evaluate(TOOLS)
    for script in INJECTED.values():
        page.evaluate(f"() => {{ {script} }}")
    wait_for(page, f"window.blocked.length >= {len(INJECTED)}")
    assert page.evaluate("window.bad") is None
    assert page.evaluate("document.baseURI") == page.url == f"{kit.url}/check"
    page.close()


def test_no_answer_sets_a_cookie(kit: Kit) -> None:
    """No reader is told apart by a cookie, so there is none to steal and none to ask consent for."""
    assert {kind for kind, answer in answers(kit).items() if "set-cookie" in answer.headers} == set()


def test_what_belongs_to_one_reader_is_kept_by_nobody(kit: Kit) -> None:
    """A page has one reader's kernel in it: no proxy and no browser keeps it; scripts are the same for all."""
    kept = {kind: answer.headers.get("cache-control", "") for kind, answer in answers(kit).items()}
    assert {kind for kind, value in kept.items() if "no-store" not in value} == {"script", "style"}
    assert "public" in kept["script"]


def test_nothing_of_the_computer_is_in_an_answer(kit: Kit, home: Path) -> None:
    """Neither the variables nor the folders nor the account of the teacher can be read, by page, error or websocket."""

    async def work() -> str:
        async with line_to(kit, visit(kit)) as line:
            return json.dumps([await ask_states(line), [one.content for one in await line.heard()]])

    said = {kind: answer.text for kind, answer in answers(kit).items()} | {"websocket": in_a_loop(work())}
    said |= {path: ask(kit, path).text for path in ("/urn", "/check", "/check?lang=de", "/urn.ipynb", "/x" * 2000)}
    private = (SECRET, str(home), "keller", "site-packages", str(Path(psutil.__file__).parents[2]))
    assert [(kind, word) for kind, text in said.items() for word in private if word in text] == []


# ---- The computer --------------------------------------------------------------------------------------------------


def test_kernels_listen_on_this_computer_only(kit: Kit) -> None:
    """The server is open to the network; the kernels behind it, which would run code, are not."""
    visit(kit)
    places = [
        (process.pid, place.laddr)
        for process in kernels(kit.process)
        for place in process.net_connections(kind="inet")
        if place.status == psutil.CONN_LISTEN and place.laddr.ip != "127.0.0.1"
    ]
    assert kernels(kit.process)
    assert places == []


def test_the_keys_of_kernels_are_the_accounts_alone(kit: Kit, home: Path) -> None:
    """Who else has an account on the computer cannot read how to speak to a kernel."""
    visit(kit)
    folders = [folder for folder in (home / "tmp").iterdir() if [*folder.rglob("kernel-*.json")]]
    assert folders
    assert [folder for folder in folders if folder.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)] == []


def test_large_bodies_are_refused(kit: Kit) -> None:
    """No page sends more than a few bytes, so more are not read."""
    place = urlsplit(kit.url)
    with socket.create_connection((place.hostname, place.port), 20) as line:
        line.sendall(b"POST /voila/api/shutdown/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n")
        assert b" 400 " in line.recv(1000).splitlines()[0]
    with pytest.raises(http.client.RemoteDisconnected):
        ask(kit, "/nowhere" + "x" * 100_000)


def test_who_does_not_finish_a_request_is_not_waited_for(kit: Kit) -> None:
    """A request that comes by single bytes is cut off, so that nobody holds the server's connections."""
    place = urlsplit(kit.url)
    with socket.create_connection((place.hostname, place.port), 20) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        assert line.recv(1000) == b""


# ---- Hostile values ------------------------------------------------------------------------------------------------

BAD = "<img src=x onerror=window.bad=1><script>window.bad=1</script>\"'`${{}}{{7*7}}"
NAME = "<img src=x onerror=1>"
PAGES = {"class": "page for", "play": "seed players list rules", "quiz": "seed topic", "sheet": "names rules list"}


@pytest.mark.browser
def test_hostile_values_are_text(visit: Any, address: str) -> None:
    """Markup in every part of an address and in what the browser keeps runs nothing and makes no element."""
    seen = visit("class?lang=en")
    board = BoardState()
    sheet = to_keep(replace(board, edits=3, setup=replace(board.setup, names=(NAME[:MOST_NAME],) * 6)))
    kept = {
        "lang": BAD,
        "play": {"version": BAD, "now": [BAD]},
        "quiz": [[BAD, BAD]],
        "urn": {"guesses": BAD},
        KEEP: sheet,
    }
    for name, value in kept.items():
        seen.page.evaluate("([name, value]) => { localStorage['phase10.' + name] = value; }", [name, json.dumps(value)])
    for page, names in PAGES.items():
        query = "&".join(f"{name}={quote(BAD)}" for name in names.split())
        go(seen.page, f"{address}/{page}?lang=en&{query}")
        seen.page.wait_for_selector(".p10:not(.waiting) h1", timeout=30_000)
        assert seen.page.evaluate("window.bad") is None
        assert seen.page.locator(".p10 :is(img, script, iframe, object)").count() == 0
        seen.is_quiet()
    assert NAME[:MOST_NAME] in seen.page.eval_on_selector_all(".board input", "all => all.map((one) => one.value)")


# ---- The list ------------------------------------------------------------------------------------------------------


def test_every_threat_has_a_test_that_is_there() -> None:
    """Each line of the list names at least one test, and each of them is in the tree."""
    lines = [line for line in THREATS.read_text(encoding="utf-8").splitlines() if line.startswith("| ")][1:]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert len(rows) > 25
    there = {
        (path.stem, name)
        for path in (ROOT / "tests").glob("test_*.py")
        for name in re.findall(r"^def (test_\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
    }
    for threat, answer, tests in rows:
        named = re.findall(r"`(?:(test_\w+)\.py::)?(test_\w+)`", tests)
        assert threat
        assert answer
        assert named, threat
        assert [
            (home or "test_threats", name) for home, name in named if (home or "test_threats", name) not in there
        ] == []
