// Cards on screen: their faces, and the three ways to handle them besides a click: typing, dragging, gliding.
// Put in front of kit.js by base.py; the two make one module.

const words = (text) => new Set(text.split(" "));
const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// ---- Faces ------------------------------------------------------------------------------------------------------------

const s = (t, a, ...c) => ({ t, a, c });
const at = (x, y, scale = 1, turn = 0) => `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
const SHAPES = {
  R: ["circle", { r: 4.4 }],
  B: ["path", { d: "M0-4.9 5 4.1H-5Z" }],
  G: ["rect", { x: -4.1, y: -4.1, width: 8.2, height: 8.2, rx: 0.8 }],
  Y: ["path", { d: "M0-5.6 4.9 0 0 5.6-4.9 0Z" }],
};
const shape = (ink, x, y, scale) => s(SHAPES[ink][0], { ...SHAPES[ink][1], transform: at(x, y, scale) });
const letter = (text, x, y, size) => s("text", { x, y, "font-size": size }, text);

// A wild: a pinwheel of the four inks.
function pinwheel(x, y, scale) {
  const blade = (ink, i) => s("path", { class: `ink-${ink}`, d: "M0-1.6V-17C8-17 14.5-12 16.4-4.6 12-1.2 5-.4 1.4-1.6Z", transform: at(0, 0, 1, i * 90) });
  return s("g", { transform: at(x, y, scale) }, ...["R", "Y", "G", "B"].map(blade));
}

// A skip: a bar through a ring.
function bar(x, y, scale) {
  return s("g", { transform: at(x, y, scale), class: "bar" }, s("circle", { r: 13 }), s("path", { d: "M-9.2 9.2 9.2-9.2" }));
}

// A line under 6 and 9 says which way up they are.
function number(n, x, y, size) {
  const line = { x: x - size * 0.25, y: y + size * 0.14, width: size * 0.5, height: size * 0.09, rx: 1 };
  return [s("text", { x, y, "font-size": size }, n), ...(n === "6" || n === "9" ? [s("rect", line)] : [])];
}

function corners(ink) {
  const one = () => (SHAPES[ink] ? [shape(ink, 10.5, 11.5, 1), letter(ink, 21.5, 15.6, 11.5)] : [letter(ink, 11, 16, 12)]);
  return [s("g", {}, ...one()), s("g", { transform: "rotate(180 28 42)" }, ...one())];
}

function face(ink, n) {
  const whole = { viewBox: "0 0 56 84", "aria-hidden": "true" };
  if (ink === "W") return s("svg", whole, ...corners(ink), pinwheel(28, 42, 1.1));
  if (ink === "S") return s("svg", whole, ...corners(ink), bar(28, 42, 1));
  return s("svg", whole, ...(ink ? corners(ink) : []), ...number(n, 28, 53, n.length > 1 ? 28 : 32));
}

// In the deck a card is a key: shape and letter, the number, and a dot for each copy, filled while it is left.
function key(ink, n, left, of) {
  const dot = (_, i) => s("circle", { class: i < left ? "left" : "gone", cx: 46 - 6.5 * Math.floor(i / 4), cy: 22 + 7 * ((i % 4) - (Math.min(of, 4) - 1) / 2), r: 2.1 });
  const dots = Array.from({ length: of }, dot);
  const whole = { viewBox: "0 0 52 44", "aria-hidden": "true" };
  if (ink === "W") return s("svg", whole, letter(ink, 8, 13, 10.5), pinwheel(24, 22, 0.74), ...dots);
  if (ink === "S") return s("svg", whole, letter(ink, 8, 13, 10.5), bar(25, 22, 0.8), ...dots);
  return s("svg", whole, shape(ink, 9, 15, 0.85), letter(ink, 9, 33, 10), ...number(n, 27.5, n.length > 1 ? 28.6 : 29.5, n.length > 1 ? 18.5 : 21), ...dots);
}

// The same picture is the same node, so that the patcher can pass over it.
const pictures = new Map();
function picture(ink, n, left, of) {
  const id = `${ink}${n}/${left}/${of}`;
  if (!pictures.has(id)) pictures.set(id, left === undefined ? face(ink, n) : key(ink, n, +left, +of));
  return pictures.get(id);
}

// A node of type `card` becomes a button when it can be clicked, else a picture with a name.
function expand(node) {
  if (node.t !== "card") return node;
  const { face: token = "", stands, left, of, class: more = "", ...rest } = node.a ?? {};
  const [, ink = "", n = ""] = /^([RBGYWS]?)(\d*)$/.exec(token) ?? [];
  const tag = stands ? [s("span", { class: "as", "aria-hidden": "true" }, `= ${stands}`)] : [];
  const act = node.on?.click !== undefined;
  const a = { ...rest, class: `c ${ink || "N"}${more ? " " + more : ""}`, ...(act ? { type: "button" } : { role: "img" }) };
  return { t: act ? "button" : "span", k: node.k, a, on: node.on, c: [picture(ink, n, left, of), ...tag, ...(node.c ?? [])] };
}

// ---- Typing -----------------------------------------------------------------------------------------------------------

// A letter and a number typed anywhere in a region with `data-typing` are a card; the attribute names the event.
class Typing {
  constructor(send, show) {
    Object.assign(this, { send, show, text: "", name: "", timer: 0, spaceDown: false, sentAt: -Infinity });
  }

  set(text) {
    clearTimeout(this.timer);
    this.text = text;
    this.show(text && `${text} …`);
    if (text) this.timer = setTimeout(() => this.decide(), /\d/.test(text) ? 600 : 2500);
  }

  decide() {
    const text = this.text;
    this.set("");
    if (/\d/.test(text)) this.tell(text);
  }

  tell(text) {
    this.sentAt = performance.now();
    this.send(this.name, text);
  }

  // True when the key was part of a card, so that nothing else may answer to it.
  key(event) {
    const region = event.target.closest("[data-typing]");
    if (!region || event.target.matches("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return false;
    this.name = region.dataset.typing;
    const key = event.key.toUpperCase();
    if (/^[RBGYWS]$/.test(key)) this.letter(key);
    else if (/^[0-9]$/.test(key)) this.digit(key);
    else return (this.text !== "" || this.confirms(key)) && this.control(key);
    return true;
  }

  // Enter right after a card that was complete by itself (R5) is meant for that card, not for the button in focus.
  confirms(key) {
    return (key === "ENTER" || key === " ") && performance.now() - this.sentAt < 700;
  }

  control(key) {
    if (key === "ENTER" || key === " ") this.decide();
    else if (key === "BACKSPACE") this.set(this.text.slice(0, -1));
    else if (key === "ESCAPE") this.set("");
    else return false;
    this.spaceDown = key === " ";
    return true;
  }

  // Some browsers click a button when the space key comes up again.
  keyup(event) {
    if (event.key === " " && this.spaceDown) event.preventDefault();
    this.spaceDown = false;
  }

  letter(key) {
    this.decide();
    if (key === "W" || key === "S") this.tell(key);
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
// still be scrolled over the cards. HTML's own drag and drop does nothing on a phone.
class Drag {
  constructor(over, send) {
    Object.assign(this, { over, send, live: null });
    this.escape = (event) => {
      if (event.key !== "Escape" || !this.live?.ghost) return;
      event.preventDefault();
      event.stopPropagation();
      this.end(false);
    };
    this.still = (event) => this.live?.ghost && event.cancelable && event.preventDefault();
  }

  start(event) {
    const card = event.target.closest("[data-index], [data-add], [data-pick]");
    const hand = card?.dataset.pick !== undefined ? card.closest(".p10") : card?.closest("[data-typing]")?.querySelector("[data-hand]");
    if (!hand || event.button !== 0 || card.getAttribute("aria-disabled") === "true" || this.live) return;
    this.live = { card, hand, x: event.clientX, y: event.clientY, id: event.pointerId, touch: event.pointerType !== "mouse" };
    if (this.live.touch) this.live.timer = setTimeout(() => this.lift(), 300);
    addEventListener("keydown", this.escape, true);
    card.addEventListener("touchmove", this.still, { passive: false });
  }

  move(event) {
    const live = this.live;
    if (event.pointerId !== live?.id) return;
    const [dx, dy] = [event.clientX - live.x, event.clientY - live.y];
    if (!live.ghost && !this.begins(dx, dy)) return;
    if (!live.ghost) this.lift();
    live.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    this.aim(event.clientX, event.clientY);
  }

  begins(dx, dy) {
    const far = Math.hypot(dx, dy);
    if (!this.live.touch) return far > 6;
    const held = this.live.card.dataset.index ?? this.live.card.dataset.pick;
    if (Math.abs(dx) > 8 && Math.abs(dx) > Math.abs(dy) && held !== undefined) return true;
    if (far > 10) this.end(false);
    return false;
  }

  lift() {
    const { card, id, x, y, timer } = this.live;
    clearTimeout(timer);
    const box = card.getBoundingClientRect();
    const ghost = card.cloneNode(true);
    for (const name of ["data-index", "data-add", "data-pick", "aria-label", "tabindex"]) ghost.removeAttribute(name);
    ghost.classList.add("ghost");
    ghost.inert = true;
    for (const side of ["left", "top", "width", "height"]) ghost.style[side] = `${box[side]}px`;
    const mark = Object.assign(document.createElement("div"), { className: "drop" });
    this.over.append(mark, ghost);
    card.classList.add("lifted");
    card.setPointerCapture(id);
    Object.assign(this.live, { ghost, mark });
    this.aim(x, y);
  }

  // Show where the card would fall: the spot below the pointer, or the gap of the hand that it is nearest to.
  aim(x, y) {
    if (this.live.card.dataset.pick !== undefined) return this.aimAtSpot(x, y);
    const { hand, card, mark, ghost } = this.live;
    const box = hand.parentElement.getBoundingClientRect();
    const inside = x > box.left - 24 && x < box.right + 24 && y > box.top - 24 && y < box.bottom + 24;
    const found = inside ? gap([...hand.querySelectorAll("[data-index]")], x, y) : null;
    this.live.to = found ? found.to : inside ? 0 : null;
    ghost.classList.toggle("out", !inside && card.dataset.index !== undefined);
    mark.hidden = !found;
    if (found) for (const side of ["left", "top", "height"]) mark.style[side] = `${found[side]}px`;
  }

  aimAtSpot(x, y) {
    const { ghost, mark, hand, spot } = this.live;
    const found = [...hand.querySelectorAll("[data-drop]")].find((el) => inside(el.getBoundingClientRect(), x, y));
    spot?.classList.remove("over");
    found?.classList.add("over");
    ghost.classList.toggle("out", !found);
    mark.hidden = true;
    this.live.spot = found;
  }

  end(drop) {
    const live = this.live;
    if (!live) return;
    this.live = null;
    clearTimeout(live.timer);
    removeEventListener("keydown", this.escape, true);
    live.card.removeEventListener("touchmove", this.still);
    if (!live.ghost) return;
    live.ghost.remove();
    live.mark.remove();
    live.card.classList.remove("lifted");
    live.spot?.classList.remove("over");
    swallowClick();
    if (drop) this.drop(live);
  }

  drop({ card, to, spot }) {
    const { index, add, pick } = card.dataset;
    if (pick !== undefined) return spot && this.send("drop", +pick, spot.dataset.drop);
    if (add !== undefined) return to === null ? undefined : this.send("add", add, to);
    const name = card._node.on.click[2];
    if (to === null) return this.send("remove", +index, name);
    const place = to > +index ? to - 1 : to;
    if (place !== +index) this.send("move", +index, place, name);
  }
}

const inside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;

// The click that follows a drag is not a click on the card.
function swallowClick() {
  const swallow = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true), 60);
}

// The gap nearest to a point: in the nearest line of cards, before the first card whose middle is to the right.
function gap(cards, x, y) {
  const boxes = cards.map((card) => card.getBoundingClientRect());
  if (!boxes.length) return null;
  const off = boxes.map((box) => Math.abs(box.top + box.height / 2 - y));
  const line = boxes.map((box, place) => ({ box, place })).filter(({ place }) => off[place] < Math.min(...off) + 4);
  const next = line.find(({ box }) => x < box.left + box.width / 2);
  const last = line[line.length - 1];
  const { top, height } = last.box;
  return next ? { to: next.place, left: next.box.left - 6, top, height } : { to: last.place + 1, left: last.box.right + 2, top, height };
}

// ---- Gliding ----------------------------------------------------------------------------------------------------------

const handCards = (host) => [...host.querySelectorAll("[data-hand] > .c")];

// Cards of a hand that change places glide there, and a new one grows into its place. Nothing else moves.
function gliding(host, work) {
  if (!host._drawn || calm()) {
    work();
    host._drawn = true;
    return;
  }
  const before = new Map(handCards(host).map((el) => [el, el.getBoundingClientRect()]));
  work();
  const moves = handCards(host).map((el) => [el, before.get(el), el.getBoundingClientRect()]);
  for (const [el, from, to] of moves) {
    const [dx, dy] = from ? [from.left - to.left, from.top - to.top] : [0, 0];
    if (!from) el.animate([{ transform: "scale(.7)", opacity: 0.2 }, {}], { duration: 140, easing: "ease-out" });
    else if (Math.hypot(dx, dy) > 1) el.animate([{ transform: `translate(${dx}px, ${dy}px)` }, {}], { duration: 160, easing: "ease-out" });
  }
}
