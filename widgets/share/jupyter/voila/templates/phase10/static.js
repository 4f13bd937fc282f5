// A page without a server: Python comes into the browser. What is done at the moment, how far it is, and when it is done.
{
  const site = JSON.parse(document.getElementById("phase10-site").textContent);
  const one = (selector) => document.querySelector(selector);
  const STDERR = ".kit-cells [data-mime-type='application/vnd.jupyter.stderr']:not([hidden])";
  const WIDGET = ".kit-cells [data-mime-type='application/vnd.jupyter.widget-view+json']";
  const sizes = Object.entries(site.loading);
  const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
  let fetched = 0, cells = 0, ran = false;

  // One of three steps, and the part of it that is done, if that is known.
  function step(number, id, part, words) {
    const [line, bar, done] = [one(".kit-step"), one(".kit-progress"), one(".kit-done")];
    if (!line) return;
    line.dataset.text = id;
    done.textContent = [`${number}/3`, words].filter(Boolean).join(" · ");
    part === undefined ? bar.removeAttribute("value") : (bar.value = part);
    window.phase10.moved?.();
    window.phase10.apply();
  }

  function loading() {
    if (fetched >= bytes) return step(2, "site-step-start");
    const all = new Intl.NumberFormat(window.phase10.lang, { style: "unit", unit: "megabyte" }).format(Math.round(bytes / 1e6));
    step(1, "site-step-fetch", fetched / bytes, `${Math.round(fetched / 1e6)} / ${all}`);
  }

  // The files that Python itself will ask for a moment later: then it finds them in the browser.
  async function get([path, size]) {
    let own = 0;
    try {
      const reader = (await fetch(path)).body.getReader();
      for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
        own += value.length;
        fetched += value.length;
        if (!cells) loading();
      }
    } catch { /* Python will fetch it itself, or say that it cannot */ }
    fetched += size - own;
    if (!cells) loading();
  }

  window.update_loading_text = (cell, of) => {
    cells = of;
    if (cell) step(3, "site-step-draw", cell / of, `${cell} / ${of}`);
  };
  window.display_cells = () => {
    ran = true;
    look();
  };

  // Nothing of an error is shown but that there was one.
  function look() {
    for (const error of document.querySelectorAll(STDERR)) {
      error.hidden = true;
      if (!error.textContent.includes("Traceback")) continue; // a warning
      const note = Object.assign(document.createElement("p"), { className: "kit-notice", role: "alert" });
      note.dataset.text = "site-broken";
      error.before(note);
      window.phase10.apply();
    }
    const widgets = [...document.querySelectorAll(WIDGET)];
    if (ran && widgets.every((output) => output.querySelector(".p10"))) window.phase10.ready();
  }

  document.addEventListener("DOMContentLoaded", () => {
    loading();
    sizes.forEach(get);
    new MutationObserver(look).observe(one(".kit-cells"), { childList: true, subtree: true });
  });
}
