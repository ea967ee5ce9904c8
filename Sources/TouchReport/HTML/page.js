(() => {
  "use strict";
  const $ = (id) => document.getElementById(id);
  const index = JSON.parse($("index").textContent);
  const list = $("list"), form = $("filters"), more = $("more");
  const step = 12;

  // The first cards stand in the page, the others in text that becomes a card when it is needed.
  const rest = $("rest") ? $("rest").textContent.split("<!--" + "card-->").slice(1) : [];
  const cards = [...list.children].concat(rest);
  const template = document.createElement("template");
  const card = (number) => {
    if (typeof cards[number] === "string") {
      template.innerHTML = cards[number];
      cards[number] = template.content.firstElementChild;
    }
    return cards[number];
  };

  // What matches, in order; how much of it stands in the page.
  let matches = index.map((_, number) => number);
  let shown = 0;

  const show = (count) => {
    const end = Math.min(matches.length, Math.max(count, shown));
    list.append(...matches.slice(shown, end).map(card));
    shown = end;
    more.hidden = shown >= matches.length;
  };

  const rank = { error: 0, warning: 1, note: 2 };
  const orders = {
    severity: (a, b) => rank[a.s[0]] - rank[b.s[0]],
    places: (a, b) => b.n - a.n,
    file: (a, b) => (a.f[0] < b.f[0] ? -1 : a.f[0] > b.f[0] ? 1 : 0),
  };
  const plural = (count, noun) => count.toLocaleString("en") + " " + noun + (count === 1 ? "" : "s");

  const filter = () => {
    const words = $("search").value.toLowerCase().split(/\s+/).filter(Boolean);
    const [severity, rule, file] = ["severity", "rule", "file"].map((id) => $(id).value);
    matches = [];
    let findings = 0;
    index.forEach((entry, number) => {
      if (rule && entry.r !== rule) return;
      if (severity && !entry.s.includes(severity)) return;
      if (file && !entry.f.includes(file)) return;
      if (!words.every((word) => entry.t.includes(word))) return;
      matches.push(number);
      findings += entry.n;
    });
    const order = orders[$("order").value];
    if (order) matches.sort((a, b) => order(index[a], index[b]) || a - b);
    list.replaceChildren();
    shown = 0;
    show(step);
    $("none").hidden = matches.length > 0;
    $("count").textContent = plural(findings, "finding") + " in " + plural(matches.length, "card");
  };

  // Links to a finding lead to its card, wherever it stands.
  const follow = () => {
    const name = location.hash.slice(1);
    if (!/^[fp]-/.test(name)) return;
    const number = index.findIndex((entry) => entry.k.includes(name.slice(2)));
    if (number < 0) return;
    if (!matches.includes(number)) { form.reset(); filter(); }
    show(matches.indexOf(number) + 1);
    const place = $(name) || card(number);
    for (let at = place; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
    if (place.firstElementChild?.tagName === "DETAILS") place.firstElementChild.open = true;
    focus(card(number));
    place.scrollIntoView({ behavior: "instant" });
  };

  const focus = (element) => element?.querySelector("h3")?.focus();
  const move = (by) => {
    const at = document.activeElement.closest(".card");
    const next = at ? (by > 0 ? at.nextElementSibling : at.previousElementSibling) : list.firstElementChild;
    if (!next && by > 0 && shown < matches.length) { show(shown + step); return move(by); }
    focus(next);
    next?.scrollIntoView({ block: "start" });
  };

  // Single keys act only among the findings, where nothing is typed.
  list.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = { j: () => move(1), k: () => move(-1), "/": () => $("search").focus() }[event.key];
    if (act) { event.preventDefault(); act(); }
  });

  // A pressed step shows its frame in the picture until it is pressed again.
  list.addEventListener("click", (event) => {
    const button = event.target.closest(".steps button");
    if (!button) return;
    const pressed = button.getAttribute("aria-pressed") !== "true";
    button.setAttribute("aria-pressed", pressed);
    const name = button.className.replace("s", "at");
    button.closest(".card").querySelector(".drawing ." + name)?.classList.toggle("on", pressed);
  });

  let waiting = 0;
  $("search").addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(filter, 80);
  });
  form.addEventListener("change", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", () => setTimeout(filter));
  $("clear").addEventListener("click", () => { form.reset(); $("search").focus(); });
  more.addEventListener("click", () => {
    const before = shown;
    show(shown + step);
    focus(card(matches[before]));
  });
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) show(shown + step);
  }, { rootMargin: "1200px" }).observe(more);
  addEventListener("hashchange", follow);
  // The browser looks for the place itself before that and takes the focus away again.
  addEventListener("load", () => setTimeout(follow));

  // On paper everything that matches is there, and open.
  addEventListener("beforeprint", () => {
    show(matches.length);
    for (const details of document.querySelectorAll("details")) details.open = true;
  });

  const theme = $("theme"), root = document.documentElement;
  const paint = () => {
    if (theme.value) root.dataset.theme = theme.value; else delete root.dataset.theme;
  };
  try { theme.value = localStorage.getItem("touchstone-theme") || ""; } catch { /* not kept */ }
  theme.addEventListener("change", () => {
    paint();
    try { localStorage.setItem("touchstone-theme", theme.value); } catch { /* not kept */ }
  });
  paint();

  form.hidden = false;
  root.classList.add("scripted");
  shown = Math.min(list.children.length, matches.length);
  more.hidden = shown >= matches.length;
})();
