// Puts the faces of some cards at the end of a page.
async ({ cards, width, pack }) => {
  const script = (name) => import(document.querySelector(`link[href*="${name}"]`).href);
  const names = ["vendor/lit-html/lit-html", "shared/faces", "shared/prints"];
  const [{ html, render }, { cardSymbols, face }, { playWith }] = await Promise.all(names.map(script));
  playWith(pack);
  const place = document.createElement("div");
  place.style.setProperty("--card", `${width}px`);
  document.body.append(place);
  render(html`${cardSymbols}${cards.map((card) => html`<span class="card" data-face=${card}>${face(card)}</span>`)}`,
    place);
}
