// Puts the faces of some cards at the end of a page.
async ({ cards, width }) => {
  const script = (name) => import(document.querySelector(`link[href*="${name}"]`).href);
  const [{ html, render }, { cardSymbols, face }] = await Promise.all(["vendor/lit-html/lit-html", "shared/faces"].map(script));
  const place = document.createElement("div");
  place.style.setProperty("--card", `${width}px`);
  document.body.append(place);
  render(html`${cardSymbols}${cards.map((card) => html`<span class="card" data-face=${card}>${face(card)}</span>`)}`, place);
}
