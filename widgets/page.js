// What belongs to the page around a widget: its title and address, the place the reader is at, what the browser keeps.
// Put in front of kit.js by base.py.

const STORE = "phase10.";

function stored(names) {
  const found = {};
  for (const name of names) {
    try {
      const value = JSON.parse(localStorage.getItem(STORE + name));
      if (value !== null) found[name] = value;
    } catch { /* none, or no store: then nothing was kept */ }
  }
  return found;
}

// Tell the page around the widget that something did not go as it should.
const trouble = (id) => dispatchEvent(new CustomEvent("phase10:trouble", { detail: id }));

let full = false; // said once: the reader cannot mend it, and may go on
function store(kept) {
  for (const [name, value] of Object.entries(kept)) {
    try {
      localStorage.setItem(STORE + name, JSON.stringify(value));
    } catch {
      if (!full) trouble("site-not-kept"); // a full or forbidden store
      full = true;
    }
  }
}

// Hand a text to the reader as a file.
function save(name, type, text) {
  try {
    const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  } catch {
    trouble("site-not-saved");
  }
}

// Tell the size of the file chosen in a field, and its text if it has at most so many bytes; it can be chosen again.
async function read(field, most, tell) {
  const [file] = field.files;
  const text = file && file.size <= most ? await file.text() : "";
  field.value = "";
  if (file) tell(file.size, text);
}

// The whole address of a page, from the link that the kit writes to it.
const whole = (link) => new URL(window.phase10.address(link), document.baseURI).href;

class Page {
  constructor(host, send) {
    // On a page of our own the first widget has the address; in a notebook, whose address is not ours, none has.
    const ours = Boolean(window.phase10) && !window.phase10.claimed;
    if (ours) window.phase10.claimed = true;
    Object.assign(this, { host, send, ours });
    this.query = this.asked(); // before the first view changes it
  }

  asked() {
    const { token, ...query } = Object.fromEntries(new URLSearchParams(window.location.search)); // a token is JupyterLab's
    return query;
  }

  // Say that the page is there, and what the browser kept of it. Until the view is in the language and of the question of
  // the address, it stays hidden.
  open({ lang: drawn, address = {}, keep = {} }) {
    const { query } = this;
    const lang = window.phase10?.lang ?? query.lang;
    const base = (code) => `${code}`.toLowerCase().split("-")[0];
    const kept = stored(Object.keys(keep));
    if ((lang && base(lang) !== base(drawn)) || Object.keys(query).some((name) => name in address) || Object.keys(kept).length) {
      this.host.classList.add("waiting");
      setTimeout(() => this.host.classList.remove("waiting"), 1500);
    }
    if (Object.keys(kept).length) this.send("restore", kept);
    this.send("open", lang ? { ...query, lang } : query);
  }

  // Another page of the kit has kept something that this one keeps too.
  elsewhere({ key, newValue }, keep = {}) {
    const name = key?.startsWith(STORE) ? key.slice(STORE.length) : "";
    if (!(name in keep) || newValue === null) return;
    try {
      this.send("restore", { [name]: JSON.parse(newValue) });
    } catch { /* not ours */ }
  }

  // The reader went back to where an earlier address leads.
  back() {
    if (this.ours && this.place !== undefined) this.send("open", { ...this.asked(), ...(window.phase10 && { lang: window.phase10.lang }) });
  }

  // What a view says of the page; `answered`: whether Python has read the address and what was kept; `mine`: whether this
  // view answers what was done here, and not in another view of the same widget.
  tell({ title, address, keep, place, where }, answered, mine) {
    if (title !== undefined && title !== this.title) dispatchEvent(new CustomEvent("phase10:title", { detail: title }));
    this.title = title;
    if (!answered) return;
    if (keep) store(keep);
    const moved = this.place !== undefined && place !== this.place;
    this.place = place;
    if (address && this.ours) this.write(address, moved);
    if (where && where !== this.where && this.ours) this.send("where", (this.where = where), whole(where));
    if (moved && mine) this.arrive();
  }

  write(address, moved) {
    const url = new URL(window.location.href);
    for (const [name, value] of Object.entries(address)) {
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    if (url.href === window.location.href) return;
    try {
      if (moved) history.pushState(null, "", url);
      else history.replaceState(history.state, "", url);
    } catch { /* some browsers refuse more than a hundred changes in half a minute */ }
  }

  arrive() {
    const title = this.host.querySelector("h1");
    title?.setAttribute("tabindex", "-1");
    title?.focus({ preventScroll: true });
    if (this.ours) window.scrollTo(0, 0);
    else this.host.scrollIntoView();
  }
}
