// Draws the view that Python composed, patches it in place, and sends back what the reader does.
// No markup ever comes from data: elements are made one by one, and only known tags and attributes are.

const SVG_TAGS = words("svg g path circle rect line polyline polygon text tspan");
const TAGS = words(
  "div section article header footer nav span p h1 h2 h3 h4 ul ol li dl dt dd a abbr b strong em i small sup sub kbd code blockquote " +
    "button form fieldset legend label input textarea select option output details summary hr br figure figcaption " +
    "table caption thead tbody tfoot tr th td meter progress time",
);
const ATTRIBUTES = words(
  "class id role title lang dir hidden tabindex for type name value checked selected disabled readonly required multiple " +
    "placeholder accept min max step rows cols maxlength autocomplete autocapitalize autocorrect spellcheck inputmode enterkeyhint " +
    "open start colspan rowspan scope datetime low high optimum " +
    "viewBox d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points transform fill stroke stroke-width stroke-linecap " +
    "stroke-linejoin stroke-dasharray text-anchor dominant-baseline font-size font-weight opacity preserveAspectRatio",
);
const IDS = words("id for aria-labelledby aria-describedby aria-controls aria-owns");
const FIELDS = "input, textarea, select";
const FOCUSABLE = `a[href], button:not([disabled]), summary, [tabindex], ${FIELDS}`;

// ---- Patching ---------------------------------------------------------------------------------------------------------

function allowed(name, value) {
  if (name !== "href") return ATTRIBUTES.has(name) || /^(aria|data)-[a-z-]+$/.test(name);
  try {
    const url = new URL(value, document.baseURI);
    return /^https?:$/.test(url.protocol) && url.origin === location.origin;
  } catch {
    return false;
  }
}

class Patcher {
  constructor(fire, suffix) {
    Object.assign(this, { fire, suffix, answered: 0 }); // answered: the last message of ours that Python has dealt with
  }

  make(node) {
    if (typeof node === "string") return document.createTextNode(node);
    const svg = SVG_TAGS.has(node.t);
    const el = svg ? document.createElementNS("http://www.w3.org/2000/svg", node.t) : document.createElement(TAGS.has(node.t) ? node.t : "span");
    el._node = {};
    el._kids = [];
    this.update(el, node);
    return el;
  }

  update(el, node) {
    const old = el._node;
    if (old === node) return;
    el._node = node;
    this.attributes(el, old.a ?? {}, node.a ?? {});
    for (const on of Object.keys(node.on ?? {})) this.listen(el, on.split(":")[0]);
    this.children(el, node.c ?? []);
    if (el.matches(FIELDS)) this.field(el, old.a ?? {}, node.a ?? {});
  }

  attributes(el, old, next) {
    for (const name of Object.keys(old)) if (!(name in next)) el.removeAttribute(name);
    for (const [name, given] of Object.entries(next)) {
      const value = name === "href" ? (window.phase10?.address?.(given) ?? given) : given;
      if (old[name] === given || (name === "value" && el.matches(FIELDS)) || !allowed(name, value)) continue;
      // Two views of one widget may be in one page, so ids are made different.
      el.setAttribute(name, IDS.has(name) ? value.split(" ").map((id) => id + this.suffix).join(" ") : value);
    }
  }

  // What a reader types is theirs until Python has seen it: an answer to an older message never overwrites it.
  field(el, old, next) {
    if (el._sentAt > this.answered) return;
    if (el.type === "checkbox" || el.type === "radio") el.checked = "checked" in next;
    const answer = el._sent !== undefined;
    const theirs = answer ? el._sent !== el.value : old.value === next.value;
    if (next.value !== undefined && el.value !== next.value && !theirs) el.value = next.value;
    el._sent = undefined;
  }

  listen(el, type) {
    el._heard ??= new Set();
    if (!el._heard.has(type)) el.addEventListener(type, (event) => this.fire(el, event));
    el._heard.add(type);
  }

  children(el, nodes) {
    const label = (node) => (typeof node === "string" ? "#" : `${node.t}:${node.k ?? ""}`);
    const next = nodes.map((node) => (typeof node === "string" ? node : expand(node)));
    const old = el._kids;
    if (old.length === next.length && old.every((kid, i) => label(kid.node) === label(next[i]))) {
      el._kids = next.map((node, i) => this.reuse(old[i], node));
      return;
    }
    const pool = new Map();
    for (const kid of old) pool.set(label(kid.node), [...(pool.get(label(kid.node)) ?? []), kid]);
    el._kids = next.map((node) => this.reuse(pool.get(label(node))?.shift(), node));
    for (const gone of pool.values()) for (const { dom } of gone) dom.remove();
    let cursor = el.firstChild;
    for (const { dom } of el._kids) {
      if (dom === cursor) cursor = cursor.nextSibling;
      else el.insertBefore(dom, cursor);
    }
  }

  reuse(kid, node) {
    if (!kid) return { node, dom: this.make(node) };
    if (typeof node !== "string") this.update(kid.dom, node);
    else if (kid.node !== node) kid.dom.data = node;
    return { node, dom: kid.dom };
  }
}

// ---- Focus ------------------------------------------------------------------------------------------------------------

const focusables = (box) => [...box.querySelectorAll(FOCUSABLE)].filter((el) => el.getClientRects().length > 0);
const items = (group) => [...group.querySelectorAll("button:not([disabled]), a[href]")];

// Work that may take the focused element away, move it or switch it off: the focus stays on it, or goes to what now has its
// place, looked for from the inside out. It never falls back to the top of the page.
function keepingFocus(host, work) {
  const root = host.getRootNode();
  const active = root.activeElement;
  if (!active || active === host || !host.contains(active)) return work();
  const chain = [];
  for (let box = active.parentElement; host.contains(box); box = box.parentElement) chain.push([box, focusables(box).indexOf(active)]);
  const range = active.matches("input, textarea") && [active.selectionStart, active.selectionEnd];
  work();
  if (!active.isConnected || active.disabled) return rescue(host, chain);
  if (root.activeElement === active) return;
  active.focus({ preventScroll: true });
  if (range && range[0] !== null) active.setSelectionRange(...range);
}

// The page says itself where the reader goes on: there, else in the same place.
function rescue(host, chain) {
  const landing = [...host.querySelectorAll("[data-landing]")].find((el) => el.getClientRects().length > 0);
  if (landing) {
    landing.focus({ preventScroll: true });
    if (landing.matches(":focus-visible")) landing.scrollIntoView({ block: "nearest" });
    return;
  }
  for (const [box, index] of chain.filter(([box]) => box.isConnected)) {
    // Not a text field: on a phone that would bring up the keyboard.
    const all = focusables(box).filter((el) => !el.matches("input, textarea"));
    if (all.length) return all[Math.min(Math.max(index, 0), all.length - 1)].focus({ preventScroll: true });
  }
  host.focus({ preventScroll: true });
}

// One tab stop for each group with `data-roving`; the arrows do the rest.
function rove(host) {
  for (const group of host.querySelectorAll("[data-roving]")) {
    const all = items(group);
    const stop = all.find((el) => el === group._stop) ?? all.find((el) => el.matches("[aria-checked=true], [aria-pressed=true], [aria-current]"));
    group._stop = stop ?? all[Math.min(group._index ?? 0, all.length - 1)];
    group._index = all.indexOf(group._stop);
    for (const el of all) {
      const index = el === group._stop ? "0" : "-1";
      if (el.getAttribute("tabindex") !== index) el.setAttribute("tabindex", index); // writing costs a new style, reading does not
    }
  }
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The nearest item in a direction; left and right go on in the next line where theirs ends.
function neighbour(all, el, [dx, dy]) {
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2, box.height];
  const [x, y, height] = middle(el.getBoundingClientRect());
  let [best, least] = [dx ? all[all.indexOf(el) + dx] : undefined, Infinity];
  for (const other of all) {
    const [ox, oy, tall] = middle(other.getBoundingClientRect());
    const along = (ox - x) * dx + (oy - y) * dy;
    const across = Math.abs(dx ? oy - y : ox - x);
    if (along < 4 || (dx && across > Math.max(height, tall) * 0.6) || along + 2 * across >= least) continue;
    [best, least] = [other, along + 2 * across];
  }
  return best;
}

function arrow(event) {
  const group = event.target.closest("[data-roving]");
  const all = group ? items(group) : [];
  if (event.defaultPrevented || !all.includes(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  const ends = { Home: all[0], End: all[all.length - 1] };
  const next = ends[event.key] ?? (ARROWS[event.key] && neighbour(all, event.target, ARROWS[event.key]));
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (group.dataset.roving === "select") next.click();
}

// What has to be scrolled sideways can be reached with keys.
const wide = new ResizeObserver((entries) => {
  for (const { target } of entries) target.scrollWidth > target.clientWidth ? (target.tabIndex = 0) : target.removeAttribute("tabindex");
});

// ---- The widget -------------------------------------------------------------------------------------------------------

function box(parent, className, attributes = {}) {
  const el = document.createElement("div");
  el.className = className;
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  parent.append(el);
  return el;
}

const fieldOf = (el) => (el.matches("form") ? el.querySelector(FIELDS) : el);

// Values that the page fills into an action: those of the element, or of the first field of its form.
function filled(el, event, args) {
  const values = { $value: () => fieldOf(el).value, $checked: () => fieldOf(el).checked, $open: () => el.open, $key: () => event.key };
  return args.map((arg) => (Object.hasOwn(values, arg) ? values[arg]() : arg));
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure address there is no clipboard; the old way still works.
    const area = Object.assign(document.createElement("textarea"), { value: text });
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

class Kit {
  constructor(model, el) {
    this.model = model;
    this.client = Math.random().toString(36).slice(2, 8);
    this.sent = 0;
    el.dataset.lmSuppressShortcuts = "true"; // a letter typed here is a card, not a JupyterLab command
    this.host = Object.assign(box(el, "p10 anywidget", { tabindex: "-1" }), { _kids: [] });
    this.host.classList.toggle("in-page", Boolean(window.phase10)); // a page of our own: its address can be sent
    this.over = box(document.body, "p10 over"); // in the widget, JupyterLab's scrolling panel would shift what floats
    this.bubble = box(this.over, "bubble", { role: "status" });
    const send = (event, ...args) => this.send(event, ...args);
    this.page = new Page(this.host, send);
    this.typing = new Typing(send, (text) => (this.bubble.textContent = text));
    this.drag = new Drag(this.over, send);
    this.patcher = new Patcher((target, event) => this.fire(target, event), `-${this.client}`);
  }

  // What Python composed; the Python in a browser sends it as text.
  get view() {
    const given = this.model.get("view");
    if (given !== this.given) Object.assign(this, { given, read: given?.json === undefined ? given : JSON.parse(given.json) });
    return this.read;
  }

  send(event, ...args) {
    this.sent += 1;
    this.model.send({ event, args, n: [this.client, this.sent] });
  }

  waits(el) {
    return el._busyUntil > this.patcher.answered;
  }

  fire(target, event) {
    const on = target._node.on ?? {};
    const action = on[`${event.type}:${event.key}`] ?? on[event.type];
    if (!action || target.getAttribute("aria-disabled") === "true" || this.waits(target)) return;
    if (event.key && event.defaultPrevented) return;
    const link = target.matches("a[href]");
    if (link && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || event.button > 0)) return; // a tab of its own
    if (event.key || link || event.type === "submit") event.preventDefault();
    const [name, ...args] = action;
    if (name === "@copy") return this.copy(...args);
    if (name === "@print") return window.print();
    if (name === "@save") return save(...args);
    if (name === "@read") return read(target, args[1], (...file) => this.send(args[0], ...file));
    this.send(name, ...filled(target, event, args));
    if (args.includes("$value")) Object.assign(fieldOf(target), { _sent: fieldOf(target).value, _sentAt: this.sent });
    if (name === "remove") this.leave(target);
  }

  // A card on its way out is not taken out twice, nor its twin instead of it; the next key is meant for its neighbour.
  leave(target) {
    target._busyUntil = this.sent;
    const all = items(target.parentElement);
    const staying = (el) => !this.waits(el);
    const next = all.slice(all.indexOf(target)).find(staying) ?? all.filter(staying).pop();
    if (next && target === this.host.getRootNode().activeElement) next.focus({ preventScroll: true });
  }

  async copy(text, label) {
    await copy(text.replace("$address", window.location.href));
    this.bubble.textContent = label;
    setTimeout(() => this.bubble.textContent === label && (this.bubble.textContent = ""), 1600);
  }

  // Shift with an arrow moves a card of the hand: what a drag does, by keyboard.
  shift(event) {
    const card = event.target.closest("[data-hand] > [data-index]");
    if (!card || !event.shiftKey || !ARROWS[event.key]) return false;
    const to = neighbour(items(card.parentElement), card, ARROWS[event.key]);
    if (to) this.send("move", +card.dataset.index, +to.dataset.index, card._node.on.click[2]);
    return true;
  }

  keydown(event) {
    if (!this.typing.key(event) && !this.shift(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  focusin(event) {
    const group = event.target.closest("[data-roving]");
    if (!group || !items(group).includes(event.target)) return;
    group._stop = event.target;
    rove(this.host);
  }

  paste(event) {
    const text = event.clipboardData?.getData("text") ?? "";
    if (!text.trim() || !event.target.closest("[data-typing]")) return;
    const field = event.target.closest("input, textarea");
    if (!field) this.send("paste", text.slice(0, 20000));
    // A field of one line would glue the lines together.
    else if (/[\n\t]/.test(text)) field.setRangeText(text.replace(/\s+/g, " "), field.selectionStart, field.selectionEnd, "end");
    else return;
    event.preventDefault();
  }

  draw() {
    const { view } = this;
    if (!view?.root) return;
    this.hearAnswer();
    const { host, drag } = this;
    if (host.lang !== view.lang) host.lang = this.over.lang = view.lang ?? "";
    gliding(host, () =>
      keepingFocus(host, () => {
        this.patcher.children(host, [view.root]);
        rove(host);
      }),
    );
    for (const el of host.querySelectorAll(".wide")) wide.observe(el);
    if (drag.live && !drag.live.card.isConnected) drag.end(false);
    this.drawn = view;
    const mine = this.model.get("done")?.[0] === this.client;
    this.play(mine);
    this.page.tell(view, this.patcher.answered, mine);
  }

  hearAnswer() {
    const [client, number] = this.model.get("done") ?? [];
    if (client !== this.client) return;
    this.patcher.answered = number;
    this.host.classList.remove("waiting");
    if (this.drawn !== this.view) return; // `draw` will go on, with the view in place
    this.page.tell(this.drawn, number, true);
    this.play(true); // what was asked for by itself, and changed nothing yet, is asked for again
  }

  // An element with `data-auto` clicks itself after that many milliseconds, in the view in which it was asked for. With
  // `data-moving` that is motion, which the reader may have asked to be spared.
  play(mine) {
    clearTimeout(this.timer);
    const next = mine && this.host.querySelector(calm() ? "[data-auto]:not([data-moving])" : "[data-auto]");
    if (next) this.timer = setTimeout(() => next.click(), +next.dataset.auto);
  }

  // Listen to everything; what is given back stops listening.
  start() {
    const { host, drag, typing, model } = this;
    const mine = (then) => (event) => event.pointerId === drag.live?.id && then(event);
    const ending = new AbortController();
    const hear = (target, type, then, capture = false) => target.addEventListener(type, then, { capture, signal: ending.signal });
    hear(host, "keydown", (event) => this.keydown(event), true);
    hear(host, "keydown", arrow);
    hear(host, "keyup", (event) => typing.keyup(event), true);
    hear(host, "focusin", (event) => this.focusin(event));
    hear(host, "paste", (event) => this.paste(event));
    hear(host, "pointerdown", (event) => drag.start(event));
    hear(host, "contextmenu", (event) => drag.live?.touch && event.preventDefault());
    hear(window, "pointermove", mine((event) => drag.move(event)));
    hear(window, "pointerup", mine(() => drag.end(true)));
    hear(window, "pointercancel", mine(() => drag.end(false)));
    hear(window, "phase10:lang", (event) => this.send("lang", event.detail));
    hear(window, "popstate", () => this.page.back());
    hear(window, "storage", (event) => this.page.elsewhere(event, this.view?.keep));
    const changes = { "change:view": () => this.draw(), "change:done": () => this.hearAnswer() };
    for (const [change, then] of Object.entries(changes)) model.on(change, then);
    return () => {
      for (const [change, then] of Object.entries(changes)) model.off(change, then);
      ending.abort();
      drag.end(false);
      clearTimeout(typing.timer);
      clearTimeout(this.timer);
      this.over.remove();
    };
  }
}

function render({ model, el }) {
  const kit = new Kit(model, el);
  const stop = kit.start();
  kit.draw();
  kit.page.open(kit.view ?? {});
  return stop;
}

globalThis.phase10Kit = { render }; // for the widgets that borrow it

export default { render };
