// The page around the widgets: its language, its title, the wait for the widgets, and what is said when the kernel is gone.
{
  const site = JSON.parse(document.getElementById("phase10-site").textContent);
  const root = document.documentElement;
  const STORE = "phase10.lang";
  const SLOW = 15_000, BEAT = 10_000, SOON = 2_000, PATIENCE = 5_000;
  const all = (selector) => document.querySelectorAll(selector);
  const one = (selector) => document.querySelector(selector);

  // ---- Language: the address, then what was chosen before, then what the browser asks for ----------------------------

  const stem = (code) => code.toLowerCase().split(/[-_]/)[0];
  const known = (code) => code && Object.keys(site.languages).find((own) => stem(own) === stem(code));
  const stored = () => {
    try { return localStorage.getItem(STORE); } catch { return null; }
  };
  const asked = () => new URLSearchParams(location.search).get("lang");
  const named = site.suffix && site.prose !== "en" ? site.prose : null; // a lesson's file names its language
  let lang = [asked(), named, stored(), ...(navigator.languages ?? [])].map(known).find(Boolean) ?? "en";
  let detail = null;
  // Where a page's NAME, with or without a query, leads: all pages lie below one address. On a site of files a page has a
  // suffix, and a lesson is a file in each language.
  const file = (name, code) => name + (site.lessons.includes(name) && code !== "en" ? `.${code}` : "") + site.suffix;
  const codeOf = (link) => known(new URLSearchParams(link.split("?")[1]).get("lang")) ?? lang;
  const address = (link) => link.replace(/^[a-z]+(?=[?#]|$)/, (name) => site.base + file(name, codeOf(link)));
  window.phase10 = { lang, address };

  const inLanguage = (code) => {
    const url = new URL(location.href);
    url.searchParams.set("lang", code);
    if (site.prose && site.suffix) url.pathname = url.pathname.replace(/([a-z]+)(\.[A-Za-z-]+)?(\.html)?$/, (_, name) => file(name, code));
    return url;
  };
  // A lesson's prose is in one language; another one is another page.
  if (site.prose && site.prose !== lang && (site.suffix || asked() !== lang)) location.replace(inLanguage(lang));

  const word = (id) => site.strings[lang][id];

  function title() {
    const inNav = site.page !== "index" && site.pages.includes(site.page);
    const own = detail ?? (inNav ? word(`site-nav-${site.page}`) : one("h1[data-text]")?.textContent);
    const text = own ? `${own} · ${word("site-name")}` : word("site-name");
    if (document.title !== text) document.title = text; // a title set is a change of the page, which is watched
  }

  // Touches only what differs, so that it may run at each change of the page.
  function apply() {
    const put = (node, value) => { if (node.textContent !== value) node.textContent = value; };
    for (const node of all("[data-text]")) put(node, word(node.dataset.text));
    for (const node of all("[data-label]")) node.setAttribute("aria-label", word(node.dataset.label));
    for (const link of all("a[data-page]")) {
      const url = new URL(link.href);
      asked() ? url.searchParams.set("lang", lang) : url.searchParams.delete("lang");
      if (link.href !== url.href) link.href = url.href;
    }
    const select = one(".kit-language");
    if (select) select.value = lang;
    title();
  }

  function speak(code) {
    lang = window.phase10.lang = root.lang = code;
    detail = null;
    try { localStorage.setItem(STORE, code); } catch { /* not kept, then */ }
    const url = inLanguage(code);
    if (site.prose) return location.replace(url);
    history.replaceState(history.state, "", url);
    apply();
    window.dispatchEvent(new CustomEvent("phase10:lang", { detail: code }));
  }

  root.lang = lang;
  title();
  // Words are put in before the first paint: as the parser adds elements, not once the page is complete.
  const watch = new MutationObserver(apply);
  watch.observe(root, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => { watch.disconnect(); apply(); });
  window.addEventListener("phase10:title", (event) => {
    detail = typeof event.detail === "string" && event.detail ? event.detail : null;
    title();
  });
  document.addEventListener("change", (event) => {
    if (event.target.matches(".kit-language") && known(event.target.value)) speak(known(event.target.value));
  });
  document.addEventListener("click", (event) => {
    if (event.target.closest?.("[data-reload]")) location.reload();
  });
  // A page for which there was no room tries again by itself, not all at the same moment and none that nobody looks at.
  document.addEventListener("DOMContentLoaded", () => {
    const seconds = Number(one("[data-retry]")?.dataset.retry);
    const again = () => document.hidden ? document.addEventListener("visibilitychange", again, { once: true }) : location.reload();
    if (seconds) setTimeout(again, 1000 * seconds * (1 + Math.random() / 2));
  });

  // ---- The wait for the widgets -------------------------------------------------------------------------------------

  // Voila calls these while it runs the notebook and when it has; the page looks for itself.
  window.voila_process = window.voila_finish = window.voila_heartbeat = () => {};

  const WIDGET = "application/vnd.jupyter.widget-view+json";
  const WIDGETS = ".jupyter-widgets, .p10";
  const shown = (cell) => [...cell.querySelectorAll(WIDGETS)].some((node) => node.offsetHeight > 0 || node.closest(".kit-after"));

  function ready() {
    root.classList.add("kit-ready");
    one(".kit-loading")?.remove();
    try { sessionStorage.removeItem(AGAIN); } catch { /* then it was not set either */ }
  }

  // On a busy machine the front end may give up on a widget for good, although its model comes a moment later.
  const AGAIN = "phase10.again";
  const failed = (cell) => [...cell.querySelectorAll(".jupyter-widgets")].some((node) => node.textContent.startsWith("Error displaying widget"));
  function again() {
    try {
      if (!sessionStorage.getItem(AGAIN)) {
        sessionStorage.setItem(AGAIN, "1");
        return location.reload();
      }
    } catch { /* then the reader does it */ }
    ready();
    lost();
  }
  Object.assign(window.phase10, { ready, apply });

  function wait() {
    const cells = one(".kit-cells");
    if (!cells || site.suffix) return; // without a server `static.js` waits
    const outputs = [...cells.querySelectorAll('script[type$="cell-output+json"]')];
    const expected = outputs.filter((node) => node.textContent.includes(WIDGET)).map((node) => node.parentElement);
    const done = () => expected.every(shown);
    if (done()) return ready();
    let frame = 0;
    const look = () => {
      frame = 0;
      const gaveUp = expected.some(failed);
      if (!gaveUp && !done()) return;
      changes.disconnect();
      sizes.disconnect();
      gaveUp ? again() : ready();
    };
    const soon = () => { frame ||= requestAnimationFrame(look); };
    const sizes = new ResizeObserver(soon);
    const changes = new MutationObserver(() => {
      for (const node of cells.querySelectorAll(WIDGETS)) sizes.observe(node);
      soon();
    });
    changes.observe(cells, { childList: true, subtree: true });
  }

  document.addEventListener("DOMContentLoaded", wait);

  // What follows a question for a guess is there once the guess is; the first place that waits says so.
  function note(cell, name) {
    if (one(`.kit-waits[data-for="${name}"]`)) return;
    const line = document.createElement("p");
    Object.assign(line.dataset, { for: name, text: "site-guess-first" });
    line.className = "kit-waits";
    line.textContent = word("site-guess-first");
    cell.before(line);
  }

  function gates() {
    const guessed = new Set([...all("[data-guessed]")].map((node) => node.dataset.guessed));
    for (const line of all(".kit-waits")) if (guessed.has(line.dataset.for)) line.remove();
    let said = null;
    for (const cell of all(".kit-after")) {
      const missing = cell.dataset.after.split(" ").find((name) => !guessed.has(name));
      cell.hidden = Boolean(missing);
      if (missing && missing !== said) note(cell, missing);
      said = missing ?? said;
    }
  }
  document.addEventListener("DOMContentLoaded", () => {
    if (!site.prose) return;
    gates();
    new MutationObserver(gates).observe(one(".kit-cells"), { childList: true, subtree: true, attributes: true, attributeFilter: ["data-guessed"] });
  });

  // In the prose of a lesson, a rule's id leads to the rule book.
  document.addEventListener("DOMContentLoaded", () => {
    if (!site.prose) return;
    for (const code of all(".jp-RenderedMarkdown code")) {
      if (!/^[a-z]+\.[a-z-]+$/.test(code.textContent) || code.closest("a, pre")) continue;
      const link = Object.assign(document.createElement("a"), { href: address(`rules?rule=${code.textContent}&lang=${lang}`) });
      code.replaceWith(link);
      link.append(code);
    }
    for (const head of all(".jp-RenderedMarkdown th:empty")) head.replaceWith(document.createElement("td")); // the corner of a table names nothing
    const wide = new ResizeObserver((entries) => { // what has to be scrolled can be reached with keys
      for (const { target } of entries) target.scrollWidth > target.clientWidth ? (target.tabIndex = 0) : target.removeAttribute("tabindex");
    });
    for (const node of all(".jp-RenderedMarkdown :is(table, pre)")) wide.observe(node);
    for (const link of all(".jp-RenderedMarkdown a[href$='.ipynb']")) link.href = address(`${link.getAttribute("href").replace(".ipynb", "")}?lang=${lang}`);
  });
  // Said when nothing has moved for a while.
  let slow = 0;
  function moved() {
    const show = (yes) => { const line = one(".kit-slow"); if (line) line.hidden = !yes; };
    clearTimeout(slow);
    show(false);
    slow = setTimeout(show, SLOW, true);
  }
  moved();
  window.phase10.moved = moved;

  // ---- What is said above the page: the gravest trouble there is -----------------------------------------------------

  const TROUBLES = { "site-gone": "reload", "site-offline": "reload", "site-not-kept": "close", "site-not-saved": "close" };
  const troubles = new Set();

  function trouble(id, yes = true) {
    if (!(id in TROUBLES) || troubles.has(id) === yes) return;
    yes ? troubles.add(id) : troubles.delete(id);
    const bar = one(".kit-banner");
    const gravest = Object.keys(TROUBLES).find((one) => troubles.has(one));
    bar.replaceChildren();
    bar.hidden = !gravest;
    if (!gravest) return;
    const text = document.createElement("span");
    text.dataset.text = gravest;
    const button = Object.assign(document.createElement("button"), { type: "button", className: "kit-button" });
    button.dataset.text = `site-${TROUBLES[gravest]}`;
    if (TROUBLES[gravest] === "reload") button.dataset.reload = "";
    else button.addEventListener("click", () => trouble(gravest, false));
    bar.append(text, button);
    apply();
  }

  window.addEventListener("phase10:trouble", (event) => trouble(event.detail));

  // ---- The kernel behind the page -----------------------------------------------------------------------------------

  let gone = false;
  const lost = () => { gone = true; trouble("site-gone"); };
  const offline = (yes) => { if (!gone) trouble("site-offline", yes); };

  document.addEventListener("DOMContentLoaded", () => {
    const config = JSON.parse(document.getElementById("jupyter-config-data")?.textContent ?? "null");
    if (!config?.kernelId) return;
    let leaving = false;
    let kernel = null;
    let met = false;
    let next = 0;

    // A kernel that died takes with it what the page showed.
    const status = (_, state) => { if (/dead|restarting/.test(state)) lost(); };
    const connection = (_, state) => { met ||= state === "connected"; setTimeout(beat, 500); };
    const find = setInterval(() => {
      kernel = window.jupyterapp?.widgetManager?.kernel ?? null;
      if (!kernel) return;
      clearInterval(find);
      kernel.statusChanged.connect(status);
      kernel.connectionStatusChanged.connect(connection);
      status(kernel, kernel.status);
      met = kernel.connectionStatus === "connected";
    }, 250);

    // While the connection is cut, more often: who waits for it looks at the page.
    async function beat() {
      if (!gone && !leaving) await look();
      clearTimeout(next);
      if (!gone) next = setTimeout(beat, troubles.has("site-offline") ? SOON : BEAT);
    }

    async function look() {
      try {
        const address = `${config.baseUrl}api/kernels/${config.kernelId}`;
        const answer = await fetch(address, { cache: "no-store", signal: AbortSignal.timeout(PATIENCE) });
        if (answer.status === 404) return lost();
        const cut = met && kernel.connectionStatus !== "connected";
        if (answer.ok && cut) kernel.reconnect().catch(() => {});
        offline(!answer.ok || cut);
      } catch {
        if (!leaving) offline(true);
      }
    }
    next = setTimeout(beat, BEAT);
    document.addEventListener("visibilitychange", () => { if (!document.hidden) beat(); });
    document.addEventListener("resume", beat); // the browser had put the page to sleep
    for (const name of ["online", "offline"]) window.addEventListener(name, beat);

    // Voila stops the kernel on beforeunload, which phones do not send; a page that is still here after it beats on.
    window.addEventListener("beforeunload", () => { leaving = true; setTimeout(() => { leaving = false; }, PATIENCE); });
    window.addEventListener("pagehide", () => {
      if (!leaving) navigator.sendBeacon(`${config.baseUrl}voila/api/shutdown/${config.kernelId}`);
      leaving = true;
    });
    window.addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });
  });
}
