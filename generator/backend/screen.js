// Search, dark mode, and a switch for the story; nothing here asks a network.
(() => {
  "use strict";
  const root = document.documentElement;
  const keep = (key, value) => { try { localStorage.setItem(key, value); } catch (e) { /* a file may keep nothing */ } };
  const kept = (key) => { try { return localStorage.getItem(key); } catch (e) { return null; } };

  const dark = document.getElementById("dark");
  const wanted = kept("dark");
  dark.checked = wanted === null ? matchMedia("(prefers-color-scheme: dark)").matches : wanted === "1";
  const shade = () => root.classList.toggle("dark", dark.checked);
  dark.addEventListener("change", () => { shade(); keep("dark", dark.checked ? "1" : "0"); });
  shade();

  const stories = document.getElementById("stories");
  if (stories) {
    stories.checked = kept("no-stories") === "1";
    const hide = () => root.classList.toggle("no-stories", stories.checked);
    stories.addEventListener("change", () => { hide(); keep("no-stories", stories.checked ? "1" : "0"); });
    hide();
  }

  const contents = document.querySelector("nav details");
  if (matchMedia("(max-width: 60rem)").matches) contents.open = false;

  const plain = (text) => text.toLowerCase().replace(/ł/g, "l").replace(/[’‘]/g, "'").normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/\s+/g, " ");
  const query = document.getElementById("query");
  const found = document.getElementById("found");
  let passages = null;
  const read = () => {
    let title = "";
    passages = [];
    for (const element of document.querySelectorAll("main h2, main h3, main h4, main p, main li, main tr, main dt, main dd, main figcaption, main caption")) {
      if (/^H[234]$/.test(element.tagName)) title = element.textContent;
      const words = element.cells ? [...element.cells].map((cell) => cell.textContent.trim()).join(" · ") : element.textContent;
      const text = words.trim().replace(/\s+/g, " ");
      if (text && !element.closest(".index")) passages.push({ element, title, text, plain: plain(text) });
    }
  };
  const show = () => {
    const wanted = plain(query.value.trim());
    found.textContent = "";
    found.hidden = wanted.length < 2;
    if (found.hidden) return;
    if (!passages) read();
    const words = wanted.split(" ");
    const heading = (passage) => /^H[234]$/.test(passage.element.tagName);
    const score = (passage) => heading(passage) ? 0 : passage.plain.includes(wanted) ? 1 : 2;
    const matches = passages.filter((p) => words.every((word) => p.plain.includes(word)) && !(p.element.closest(".story") && root.classList.contains("no-stories")));
    matches.sort((a, b) => score(a) - score(b));
    for (const match of matches.slice(0, 40)) {
      if (!match.element.id) match.element.id = "match-" + passages.indexOf(match);
      const entry = document.createElement("li");
      const link = document.createElement("a");
      const title = document.createElement("b");
      const at = Math.max(0, match.plain.indexOf(words[0]) - 40);
      title.textContent = match.title;
      link.href = "#" + match.element.id;
      link.append(title);
      if (!heading(match)) link.append((at ? "…" : "") + match.text.slice(at, at + 140) + (at + 140 < match.text.length ? "…" : ""));
      link.addEventListener("click", () => { found.hidden = true; });
      entry.append(link);
      found.append(entry);
    }
    if (!matches.length) {
      const entry = document.createElement("li");
      entry.className = "none";
      entry.textContent = query.dataset.none;
      found.append(entry);
    }
  };
  query.addEventListener("input", show);
  query.addEventListener("focus", show);
  document.getElementById("finder").addEventListener("submit", (event) => {
    event.preventDefault();
    const first = found.querySelector("a");
    if (first) first.click();
  });
  document.addEventListener("click", (event) => { if (!event.target.closest("#finder")) found.hidden = true; });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") found.hidden = true;
    if (event.key === "/" && document.activeElement !== query) { event.preventDefault(); query.focus(); }
  });
})();
