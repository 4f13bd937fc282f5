// The face of the kit: draws the view that Python composed, patches it in place, and sends back what the reader does.
// No markup ever comes from data: elements are made one by one, and only known tags and attributes are.

const words = (text) => new Set(text.split(" "));
const SVG_TAGS = words("svg g path circle rect line polyline polygon text tspan");
const TAGS = words(
  "div section article header footer nav span p h1 h2 h3 h4 ul ol li dl dt dd a abbr b strong em i small sup sub kbd code blockquote " +
    "button form fieldset legend label input textarea select option output details summary hr br figure figcaption " +
    "table caption thead tbody tfoot tr th td meter progress time title desc",
);
const ATTRIBUTES = words(
  "class id role title lang dir hidden tabindex for href type name value checked selected disabled readonly required multiple " +
    "placeholder min max step rows cols maxlength autocomplete autocapitalize autocorrect spellcheck inputmode enterkeyhint " +
    "open start colspan rowspan scope datetime low high optimum " +
    "viewBox d x y x1 y1 x2 y2 cx cy r rx ry dx dy width height points transform fill stroke stroke-width stroke-linecap " +
    "stroke-linejoin stroke-dasharray text-anchor dominant-baseline font-size font-weight opacity preserveAspectRatio",
);
const IDS = words("id for aria-labelledby aria-describedby aria-controls aria-owns");
const FIELDS = "input, textarea, select";
const FOCUSABLE = `a[href], button:not([disabled]), summary, [tabindex], ${FIELDS}`;
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// ---- Cards ------------------------------------------------------------------------------------------------------------

const s = (t, a, ...c) => ({ t, a, c });
const SHAPES = {
  R: ["circle", { cx: 0, cy: 0, r: 4.4 }],
  B: ["path", { d: "M0-4.9 5 4.1H-5Z" }],
  G: ["rect", { x: -4.1, y: -4.1, width: 8.2, height: 8.2, rx: 0.8 }],
  Y: ["path", { d: "M0-5.6 4.9 0 0 5.6-4.9 0Z" }],
};
const at = (x, y, scale = 1, turn = 0) => `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}${scale === 1 ? "" : ` scale(${scale})`}`;

// The four quarters of a wild: one ink each, round a dark hub with a W.
function pinwheel(x, y, scale) {
  const quarter = (turn, ink) => s("path", { d: "M0 0V-16A16 16 0 0 1 13.9-8Z", class: `ink-${ink}`, transform: at(0, 0, 1, turn) });
  const blades = ["R", "Y", "G", "B"].map((ink, i) => quarter(i * 90, ink));
  return s("g", { transform: at(x, y, scale) }, ...blades, s("circle", { r: 6.5, class: "hub" }), s("text", { class: "w", y: 3.4, "font-size": 9.5 }, "W"));
}

function bar(x, y, scale) {
  return s("g", { transform: at(x, y, scale), class: "bar" }, s("circle", { r: 13 }), s("path", { d: "M-9.2 9.2 9.2-9.2" }));
}

function number(n, x, y, size) {
  const mark = n === "6" || n === "9" ? [s("rect", { x: x - size * 0.24, y: y + size * 0.13, width: size * 0.48, height: size * 0.1, rx: 1 })] : [];
  return [s("text", { class: "n", x, y, "font-size": size }, n), ...mark];
}

function corner(ink, turn) {
  const shape = s(SHAPES[ink][0], { ...SHAPES[ink][1], transform: at(10, 11) });
  return s("g", turn ? { transform: "rotate(180 28 42)" } : {}, shape, s("text", { x: 21, y: 15.2, "font-size": 11.5 }, ink));
}

function face(ink, n) {
  const whole = { viewBox: "0 0 56 84", "aria-hidden": "true" };
  if (ink === "W") return s("svg", whole, pinwheel(28, 42, 1.15));
  if (ink === "S") return s("svg", whole, bar(28, 42, 1.1));
  const corners = ink ? [corner(ink, false), corner(ink, true)] : [];
  return s("svg", whole, ...corners, ...number(n, 28, 53, n.length > 1 ? 30 : 33));
}

// In the deck a card is a small key: shape and letter, the number, and a dot for each copy, filled while it is left.
function small(ink, n, left, of) {
  const dots = Array.from({ length: of }, (_, i) => s("circle", { class: i < left ? "left" : "gone", cx: 26 + (i - (of - 1) / 2) * 7, cy: 38.5, r: 2.2 }));
  const whole = { viewBox: "0 0 52 44", "aria-hidden": "true" };
  if (ink === "W") return s("svg", whole, pinwheel(26, 18, 0.9), ...dots);
  if (ink === "S") return s("svg", whole, bar(26, 18, 0.85), ...dots);
  const shape = s(SHAPES[ink][0], { ...SHAPES[ink][1], transform: at(9, 9, 0.85) });
  return s("svg", whole, shape, ...number(n, 28, 27, 21), ...dots);
}

// A node of type `card` becomes a button when it can be clicked, else a picture.
function expand(node) {
  if (node.t !== "card") return node;
  const { face: token = "", stands, left, of, class: more = "", ...rest } = node.a ?? {};
  const [, letter, n] = /^([RBGYWS]?)(\d*)$/.exec(token) ?? [];
  const picture = left === undefined ? face(letter, n) : small(letter, n, +left, +of);
  const tag = stands ? [s("span", { class: "as", "aria-hidden": "true" }, `= ${stands}`)] : [];
  const act = node.on?.click !== undefined;
  const a = { ...rest, class: `c ${letter || "N"}${more ? " " + more : ""}`, ...(act ? { type: "button" } : { role: "img" }) };
  return { t: act ? "button" : "span", k: node.k, a, on: node.on, c: [picture, ...tag, ...(node.c ?? [])] };
}

// ---- Patching ---------------------------------------------------------------------------------------------------------

function allowed(name, value) {
  if (name === "href") return safeAddress(value);
  return ATTRIBUTES.has(name) || /^(aria|data)-[a-z-]+$/.test(name);
}

function safeAddress(value) {
  try {
    const url = new URL(value, document.baseURI);
    return /^https?:$/.test(url.protocol) && url.origin === location.origin;
  } catch {
    return false;
  }
}

class Patcher {
  constructor(fire, suffix) {
    this.fire = fire;
    this.suffix = suffix;
    this.answered = 0; // the last message of ours that Python has dealt with
  }

  make(node) {
    if (typeof node === "string") return document.createTextNode(node);
    const known = SVG_TAGS.has(node.t) || TAGS.has(node.t);
    const svg = SVG_TAGS.has(node.t);
    const el = svg ? document.createElementNS("http://www.w3.org/2000/svg", node.t) : document.createElement(known ? node.t : "span");
    el._node = { t: node.t };
    el._kids = [];
    this.update(el, node);
    return el;
  }

  update(el, node) {
    const old = el._node;
    el._node = node;
    this.attributes(el, old.a ?? {}, node.a ?? {});
    for (const type of Object.keys(node.on ?? {})) this.listen(el, type.split(":")[0]);
    this.children(el, node.c ?? []);
    if (el.matches(FIELDS)) this.value(el, old.a?.value, node.a?.value);
    el._busy = false;
  }

  attributes(el, old, next) {
    for (const name of Object.keys(old)) if (!(name in next)) el.removeAttribute(name);
    for (const [name, value] of Object.entries(next)) {
      if (old[name] === value || name === "value" || !allowed(name, value)) continue;
      el.setAttribute(name, IDS.has(name) ? value.split(" ").map((id) => id + this.suffix).join(" ") : value);
    }
    if (el.type === "checkbox" || el.type === "radio") el.checked = "checked" in next;
  }

  // What a reader types is theirs until Python has seen it: an answer to an older message never overwrites it.
  value(el, old, next) {
    if (next === undefined || el._sentAt > this.answered) return;
    if (el.type === "checkbox" || el.type === "radio") el.value = next;
    else if (old !== next || (el._sent !== undefined && el.value === el._sent)) {
      if (el.value !== next) el.value = next;
    }
    el._sent = undefined;
  }

  listen(el, type) {
    el._heard ??= new Set();
    if (el._heard.has(type)) return;
    el._heard.add(type);
    el.addEventListener(type, (event) => this.fire(el, event));
  }

  children(el, nodes) {
    const fresh = nodes.map((node) => (typeof node === "string" ? node : expand(node)));
    const pool = new Map();
    const label = (node, i) => (typeof node === "string" ? "#" : node.k === undefined ? `${node.t}` : `${node.t}:${node.k}`);
    for (const kid of el._kids) pool.set(label(kid.node), [...(pool.get(label(kid.node)) ?? []), kid]);
    el._kids = fresh.map((node) => this.reuse(pool.get(label(node))?.shift(), node));
    for (const left of pool.values()) for (const kid of left) kid.dom.remove();
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

const visible = (el) => el.getClientRects().length > 0;
const focusables = (box) => [...box.querySelectorAll(FOCUSABLE)].filter(visible);
const items = (group) => [...group.querySelectorAll("button:not([disabled]), a[href]")];

// Where the focus is, from the inside out: enough to find its neighbour when the element goes.
function place(host, el) {
  const chain = [];
  for (let box = el.parentElement; box && host.contains(box); box = box.parentElement) chain.push({ box, index: focusables(box).indexOf(el) });
  return chain;
}

function rescue(host, chain) {
  for (const { box, index } of chain) {
    if (!box.isConnected) continue;
    const all = focusables(box).filter((el) => !el.matches("input, textarea"));
    const next = all[Math.min(Math.max(index, 0), all.length - 1)];
    if (next) return next.focus();
  }
  host.focus();
}

function keepingFocus(host, work) {
  const root = host.getRootNode();
  const active = root.activeElement;
  if (!active || active === host || !host.contains(active)) return work();
  const chain = place(host, active);
  const ends = active.matches("input, textarea") && active.selectionStart !== null ? [active.selectionStart, active.selectionEnd] : null;
  work();
  if (!active.isConnected || active.disabled) rescue(host, chain);
  else if (root.activeElement !== active) {
    active.focus({ preventScroll: true });
    if (ends) active.setSelectionRange(...ends);
  }
}

// One tab stop for each group; the arrows do the rest.
function rove(host) {
  for (const group of host.querySelectorAll("[data-roving]")) {
    const all = items(group);
    const chosen = all.find((el) => el === group._stop) ?? all.find((el) => el.matches("[aria-checked=true], [aria-pressed=true], [aria-current]"));
    group._stop = chosen ?? all[Math.min(group._index ?? 0, all.length - 1)];
    group._index = all.indexOf(group._stop);
    for (const el of all) el.tabIndex = el === group._stop ? 0 : -1;
  }
}

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const centre = (el) => {
  const box = el.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, w: box.width, h: box.height };
};

// The nearest item in a direction; left and right go on in the next line when theirs ends.
function neighbour(all, el, [dx, dy]) {
  const from = centre(el);
  const score = (other) => {
    const to = centre(other);
    const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
    const across = Math.abs(dx ? to.y - from.y : to.x - from.x);
    if (along < 4 || (dx && across > Math.max(from.h, to.h) * 0.75)) return Infinity;
    return along + across * 2;
  };
  const best = all.map((other) => [score(other), other]).reduce((a, b) => (b[0] < a[0] ? b : a), [Infinity, null]);
  return best[1] ?? (dx ? all[all.indexOf(el) + dx] : undefined);
}

function roveKey(event) {
  const group = event.target.closest?.("[data-roving]");
  const all = group ? items(group) : [];
  if (!all.includes(event.target)) return;
  const step = { Home: all[0], End: all[all.length - 1] }[event.key] ?? (ARROWS[event.key] && neighbour(all, event.target, ARROWS[event.key]));
  if (ARROWS[event.key] || step) event.preventDefault();
  if (!step) return;
  step.focus();
  if (group.dataset.roving === "select") step.click();
}

// ---- Typing cards -----------------------------------------------------------------------------------------------------

class Typing {
  constructor(send, show) {
    Object.assign(this, { send, show, text: "", name: "", timer: 0 });
  }

  set(text) {
    clearTimeout(this.timer);
    this.text = text;
    this.show(text && `${text}…`);
    if (text) this.timer = setTimeout(() => this.decide(), /\d/.test(text) ? 600 : 2000);
  }

  decide() {
    const text = this.text;
    this.set("");
    if (/\d/.test(text)) this.send(this.name, text);
  }

  // True when the key was part of a card, so that nothing else may answer to it.
  key(event) {
    const region = event.target.closest?.("[data-typing]");
    if (!region || event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return false;
    this.name = region.dataset.typing;
    const key = event.key.toUpperCase();
    if (/^[RBGYWS]$/.test(key)) this.letter(key);
    else if (/^[0-9]$/.test(key)) this.digit(key);
    else if (!this.text) return false;
    else if (key === "ENTER" || key === " ") this.decide();
    else if (key === "BACKSPACE") this.set(this.text.slice(0, -1));
    else if (key === "ESCAPE") this.set("");
    else return false;
    return true;
  }

  letter(key) {
    this.decide();
    if (key === "W" || key === "S") this.send(this.name, key);
    else this.set(key);
  }

  // Only a 1 can go on: 1, 10, 11 or 12.
  digit(key) {
    this.set(this.text + key);
    if (!/^[RBGY]?1$/.test(this.text)) this.decide();
  }
}

// ---- Dragging ---------------------------------------------------------------------------------------------------------

// With a mouse a drag begins after a few pixels; with a finger after a long press or a sideways pull, so that the page can
// still be scrolled over the cards.
class Drag {
  constructor(host, over, send) {
    Object.assign(this, { host, over, send, live: null });
    this.key = (event) => event.key === "Escape" && this.live?.ghost && (event.preventDefault(), event.stopPropagation(), this.end(false));
    this.still = (event) => this.live?.ghost && event.cancelable && event.preventDefault();
  }

  start(event) {
    const card = event.target.closest?.("[data-index], [data-add]");
    const hand = card?.closest("[data-typing]")?.querySelector("[data-hand]");
    if (!hand || event.button !== 0 || card.getAttribute("aria-disabled") === "true" || this.live) return;
    this.live = { card, hand, x: event.clientX, y: event.clientY, id: event.pointerId, touch: event.pointerType !== "mouse" };
    if (this.live.touch) this.live.timer = setTimeout(() => this.lift(), 300);
    addEventListener("keydown", this.key, true);
    card.addEventListener("touchmove", this.still, { passive: false });
  }

  move(event) {
    const live = this.live;
    if (!live || event.pointerId !== live.id) return;
    const [dx, dy] = [event.clientX - live.x, event.clientY - live.y];
    if (!live.ghost) {
      const sideways = Math.abs(dx) > 8 && Math.abs(dx) > Math.abs(dy);
      if (live.touch ? sideways : Math.hypot(dx, dy) > 6) this.lift();
      else if (live.touch && Math.hypot(dx, dy) > 10) return this.end(false);
      if (!live.ghost) return;
    }
    live.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    this.aim(event.clientX, event.clientY);
  }

  lift() {
    const { card } = this.live;
    const box = card.getBoundingClientRect();
    const ghost = card.cloneNode(true);
    Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
    ghost.classList.add("ghost");
    for (const name of ["id", "data-index", "data-add", "tabindex"]) ghost.removeAttribute(name);
    ghost.setAttribute("aria-hidden", "true");
    ghost.tabIndex = -1;
    const mark = document.createElement("div");
    mark.className = "drop";
    this.over.append(mark, ghost);
    card.classList.add("lifted");
    card.setPointerCapture?.(this.live.id);
    Object.assign(this.live, { ghost, mark });
    this.aim(this.live.x, this.live.y);
  }

  // Which gap of the hand the pointer is nearest to, and the mark in it.
  aim(x, y) {
    const { hand, card, mark, ghost } = this.live;
    const box = hand.parentElement.getBoundingClientRect();
    const inside = x > box.left - 24 && x < box.right + 24 && y > box.top - 24 && y < box.bottom + 24;
    const cards = [...hand.querySelectorAll("[data-index]")];
    this.live.to = inside ? gap(cards, x, y) : null;
    ghost.classList.toggle("out", !inside && card.dataset.index !== undefined);
    mark.hidden = !inside;
    if (inside) Object.assign(mark.style, markAt(cards, this.live.to, hand));
  }

  end(drop) {
    const live = this.live;
    if (!live) return;
    this.live = null;
    clearTimeout(live.timer);
    removeEventListener("keydown", this.key, true);
    live.card.removeEventListener("touchmove", this.still);
    if (!live.ghost) return;
    live.ghost.remove();
    live.mark.remove();
    live.card.classList.remove("lifted");
    // The click that follows a drag is not a click on the card.
    const swallow = (event) => (event.preventDefault(), event.stopImmediatePropagation());
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true), 50);
    if (drop) this.drop(live);
  }

  drop({ card, to }) {
    const { index, add } = card.dataset;
    const name = card._node.on?.click?.[2];
    if (add !== undefined) return to === null ? undefined : this.send("add", add, to);
    if (to === null) return this.send("remove", +index, name);
    const place = to > +index ? to - 1 : to;
    if (place !== +index) this.send("move", +index, place, name);
  }
}

function gap(cards, x, y) {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const line = boxes.map((box) => Math.abs(box.top + box.height / 2 - y));
  const nearest = Math.min(...line);
  let to = 0;
  boxes.forEach((box, i) => {
    if (line[i] < nearest + 4 && (to === 0 || x > box.left + box.width / 2)) to = x > box.left + box.width / 2 ? i + 1 : Math.max(to, i);
  });
  return to;
}

function markAt(cards, to, hand) {
  const box = (cards[to] ?? cards[to - 1] ?? hand).getBoundingClientRect();
  const left = cards[to] || !cards.length ? box.left - 6 : box.right + 2;
  return { left: `${left}px`, top: `${box.top}px`, height: `${Math.max(box.height, 60)}px` };
}

// ---- Motion -----------------------------------------------------------------------------------------------------------

const cardsOf = (host) => [...host.querySelectorAll("[data-hand] > .c")];

// Cards that changed places glide there; a new one grows into its place. Nothing else moves.
function gliding(host, work) {
  if (calm() || !host.animate) return work();
  const before = new Map(cardsOf(host).map((el) => [el, el.getBoundingClientRect()]));
  work();
  if (!before.size && !host._drawn) return (host._drawn = true);
  for (const el of cardsOf(host)) {
    const [from, to] = [before.get(el), el.getBoundingClientRect()];
    if (!from) el.animate([{ transform: "scale(.7)", opacity: 0.2 }, {}], { duration: 140, easing: "ease-out" });
    else if (Math.hypot(from.left - to.left, from.top - to.top) > 1)
      el.animate([{ transform: `translate(${from.left - to.left}px, ${from.top - to.top}px)` }, {}], { duration: 160, easing: "ease-out" });
  }
}

// ---- The widget -------------------------------------------------------------------------------------------------------

function element(parent, className, attributes = {}) {
  const el = document.createElement("div");
  el.className = className;
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value);
  parent.append(el);
  return el;
}

// Values the page fills into an action: those of the element, or of the first field of its form.
function filled(el, event, args) {
  const field = el.matches("form") ? el.querySelector(FIELDS) : el;
  const values = { $value: () => field.value, $checked: () => field.checked, $open: () => el.open, $key: () => event.key };
  return args.map((arg) => (Object.hasOwn(values, arg) ? values[arg]() : arg));
}

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure address there is no clipboard API: the old way still works.
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

function render({ model, el }) {
  const client = Math.random().toString(36).slice(2, 8);
  let sent = 0;
  const send = (event, ...args) => model.send({ event, args, n: [client, (sent += 1)] });
  el.dataset.lmSuppressShortcuts = "true"; // letters typed here are cards, not JupyterLab commands
  const host = element(el, "p10", { tabindex: "-1" });
  const over = element(el, "p10 over");
  const bubble = element(over, "bubble", { role: "status" });
  const typing = new Typing(send, (text) => (bubble.textContent = text));
  const drag = new Drag(host, over, send);
  const patcher = new Patcher((target, event) => fire(target, event), `-${client}`);
  host._node = { t: "div" };
  host._kids = [];

  function fire(target, event) {
    const on = target._node.on ?? {};
    const action = on[`${event.type}:${event.key}`] ?? on[event.type];
    if (!action || target.getAttribute("aria-disabled") === "true" || (event.key && event.defaultPrevented)) return;
    if (event.type !== "toggle") event.preventDefault?.call(event.type === "submit" || event.key ? event : { preventDefault() {} });
    const [name, ...args] = action;
    if (name === "@copy") return void copyAndTell(...args);
    if (target._busy) return;
    const values = filled(target, event, args);
    send(name, ...values);
    const field = target.matches("form") ? target.querySelector(FIELDS) : target;
    if (args.includes("$value")) Object.assign(field, { _sent: field.value, _sentAt: sent });
    // A card that is being taken out must not be taken out twice, nor its twin instead of it.
    if (name === "remove") leave(target);
  }

  function leave(target) {
    target._busy = true;
    const all = items(target.parentElement).filter((other) => !other._busy);
    const mine = [...items(target.parentElement)].indexOf(target);
    if (host.getRootNode().activeElement !== target || !all.length) return;
    const after = items(target.parentElement).slice(mine + 1).find((other) => !other._busy);
    (after ?? all[all.length - 1]).focus({ preventScroll: true });
  }

  async function copyAndTell(text, label) {
    await copy(text);
    bubble.textContent = label;
    setTimeout(() => bubble.textContent === label && (bubble.textContent = ""), 1600);
  }

  function shift(event) {
    const card = event.target.closest?.("[data-hand] > [data-index]");
    if (!card || !event.shiftKey || !ARROWS[event.key]) return false;
    const all = items(card.parentElement);
    const to = neighbour(all, card, ARROWS[event.key]);
    if (to) send("move", +card.dataset.index, +to.dataset.index, card._node.on.click[2]);
    return true;
  }

  function paste(event) {
    const region = event.target.closest?.("[data-typing]");
    const text = event.clipboardData?.getData("text") ?? "";
    if (!region || !text.trim()) return;
    const field = event.target.closest("input, textarea");
    if (!field) send("paste", text.slice(0, 20000));
    // A one-line field would glue the lines together.
    else if (/[\n\t]/.test(text)) field.setRangeText(text.replace(/\s+/g, " "), field.selectionStart, field.selectionEnd, "end");
    else return;
    event.preventDefault();
  }

  function keydown(event) {
    if (typing.key(event) || shift(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function draw() {
    const view = model.get("view");
    if (!view?.root) return;
    const [who, number] = model.get("done") ?? [];
    if (who === client) patcher.answered = number;
    host.lang = over.lang = view.lang ?? "";
    if (drag.live?.ghost && !drag.live.card.isConnected) drag.end(false);
    gliding(host, () => keepingFocus(host, () => (patcher.children(host, [view.root]), rove(host))));
    tellPage(view);
  }

  function tellPage(view) {
    if (view.title !== undefined && view.title !== host._title) dispatchEvent(new CustomEvent("phase10:title", { detail: view.title }));
    host._title = view.title;
    if (!view.address || !window.phase10) return;
    const url = new URL(location.href);
    for (const [name, value] of Object.entries(view.address)) {
      if (value === null) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    if (url.href !== location.href) history.replaceState(history.state, "", url);
  }

  // The view may come in another language than this reader wants: show it when the right one is there.
  function open() {
    const query = Object.fromEntries(new URLSearchParams(location.search));
    delete query.token;
    const lang = window.phase10?.lang ?? query.lang;
    const same = (a, b) => a.toLowerCase().split("-")[0] === (b ?? "").toLowerCase().split("-")[0];
    if (lang && !same(lang, model.get("view")?.lang)) {
      host.classList.add("waiting");
      setTimeout(show, 1500);
    }
    send("open", lang ? { ...query, lang } : query);
  }

  const show = () => host.classList.remove("waiting");
  const answered = () => model.get("done")?.[0] === client && show();
  const language = (event) => send("lang", event.detail);
  host.addEventListener("keydown", keydown, true);
  host.addEventListener("keydown", (event) => !event.defaultPrevented && roveKey(event));
  host.addEventListener("focusin", ({ target }) => {
    const group = target.closest("[data-roving]");
    if (!group || !items(group).includes(target)) return;
    group._stop = target;
    rove(host);
  });
  host.addEventListener("paste", paste);
  host.addEventListener("pointerdown", (event) => drag.start(event));
  host.addEventListener("contextmenu", (event) => drag.live?.touch && event.preventDefault());
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", cancel);
  function move(event) {
    drag.move(event);
  }
  function up(event) {
    if (event.pointerId === drag.live?.id) drag.end(true);
  }
  function cancel(event) {
    if (event.pointerId === drag.live?.id) drag.end(false);
  }
  addEventListener("phase10:lang", language);
  model.on("change:view", draw);
  model.on("change:done", answered);
  draw();
  open();

  return () => {
    model.off("change:view", draw);
    model.off("change:done", answered);
    removeEventListener("phase10:lang", language);
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", cancel);
    drag.end(false);
    typing.set("");
  };
}

export default { render };
