// The faces of the cards, drawn from pip layouts; court figures are pictures.

import { html, svg } from "../vendor/lit-html/lit-html.js";
import { isColoured, isCourt, rankOf, suitOf } from "./cards.js";
import { isItalian } from "./prints.js";
import { glyph, glyphSymbols, twice } from "./glyphs.js";
import { italianFace, signSymbols } from "./italian.js";

const LEFT = 37;
const MIDDLE = 50;
const RIGHT = 63;

/** Columns of pips by rank: [x, y...]; a card is 100 wide and 140 high. @type {Record<string, number[][]>} */
const PIPS = {
  A: [[MIDDLE, 70]],
  2: [[MIDDLE, 26, 114]],
  3: [[MIDDLE, 26, 70, 114]],
  4: [
    [LEFT, 26, 114],
    [RIGHT, 26, 114],
  ],
  5: [
    [LEFT, 26, 114],
    [RIGHT, 26, 114],
    [MIDDLE, 70],
  ],
  6: [
    [LEFT, 26, 70, 114],
    [RIGHT, 26, 70, 114],
  ],
  7: [
    [LEFT, 26, 70, 114],
    [RIGHT, 26, 70, 114],
    [MIDDLE, 48],
  ],
  8: [
    [LEFT, 26, 70, 114],
    [RIGHT, 26, 70, 114],
    [MIDDLE, 48, 92],
  ],
  9: [
    [LEFT, 26, 55.5, 84.5, 114],
    [RIGHT, 26, 55.5, 84.5, 114],
    [MIDDLE, 70],
  ],
  10: [
    [LEFT, 26, 55.5, 84.5, 114],
    [RIGHT, 26, 55.5, 84.5, 114],
    [MIDDLE, 41, 99],
  ],
};

/** Pips are 20 high where nothing else is said. @type {Record<string, number>} */
const SIZES = { A: 46, 9: 17, 10: 17 };

/** Outlines of the suits in a square of 100. */
const OUTLINES = {
  C:
    "M50 4a21 21 0 0 1 17 33a21 21 0 1 1-9 35c0 11 5 19 13 23v2H29v-2c8-4 13-12 13-23a21 21 0 1 1-9-35" +
    "A21 21 0 0 1 50 4z",
  D: "M50 2c9 18 20 34 33 48c-13 14-24 30-33 48c-9-18-20-34-33-48C30 36 41 20 50 2z",
  H: "M50 96C42 76 8 58 8 31C8 16 18 6 30 6c10 0 17 7 20 16c3-9 10-16 20-16c12 0 22 10 22 25c0 27-34 45-42 65z",
  S:
    "M50 3c9 22 40 36 40 59c0 13-9 21-20 21c-6 0-12-3-15-8c1 11 6 17 15 20v2H30v-2c9-3 14-9 15-20c-3 5-9 8-15 8" +
    "c-11 0-20-8-20-21C10 39 41 25 50 3z",
};

/** Packs with colours: each colour has a shape as well, for who cannot tell the colours apart. */
const SHAPES = {
  R: "M50 6a44 44 0 1 0 .1 0z",
  Y: "M50 6L96 90H4z",
  G: "M9 9h82v82H9z",
  B: "M50 2l14 33l36 3l-27 24l8 36l-31-19l-31 19l8-36L0 38l36-3z",
};
/** @type {Record<string, string[]>} */
const PAINTS = { R: ["#c3202f", "#fff"], Y: ["#f3bd1d", "#1b1b1f"], G: ["#16793a", "#fff"], B: ["#1b1b1f", "#fff"] };

/** @param {[string, string]} outline */
const suitSymbol = ([suit, path]) =>
  svg`<symbol id=${`pip-${suit}`} viewBox="0 0 100 100"><path fill="currentColor" d=${path}/></symbol>`;

/** The edge of a court: it leaves two corners to the index. */
const FRAME = "M28.5 6H90a4 4 0 0 1 4 4V88H75.5a4 4 0 0 0-4 4V134H10a4 4 0 0 1-4-4V52H24.5a4 4 0 0 0 4-4z";

/** One symbol for each suit and rank; every page with cards holds this once. */
export const cardSymbols = html`<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
  ${Object.entries({ ...OUTLINES, ...SHAPES }).map(suitSymbol)}${glyphSymbols}${signSymbols}
  ${svg`<clipPath id="court"><path d=${FRAME}/></clipPath>`}
</svg>`;

/** @param {string} suit @param {number} x @param {number} y @param {number} size */
function pip(suit, x, y, size) {
  const turned = y > 70 ? `rotate(180 ${x} ${y})` : "";
  return svg`<use class="pip" href=${`#pip-${suit}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}
    transform=${turned}/>`;
}

/** @param {string} card */
function pips(card) {
  const size = SIZES[rankOf(card)] ?? 20;
  return PIPS[rankOf(card)].flatMap(([x, ...ys]) => ys.map((y) => pip(suitOf(card), x, y, size)));
}

/** Rank above suit, as high as the corner of a court allows. @param {string} card @param {string} [paint] of the suit
 */
const corner = (card, paint = "currentColor") => svg`${glyph(rankOf(card), 15, 7, 23)}
  <use color=${paint} href=${`#pip-${suitOf(card)}`} x="7" y="33" width="16" height="16"/>`;

/** Half of a card that is too small to count pips on. @param {string} card @param {string} [paint] of the suit */
const index = (card, paint = "currentColor") => svg`<g class="corner">${glyph(rankOf(card), 24, 8, 46)}
  <use color=${paint} href=${`#pip-${suitOf(card)}`} x="9" y="61" width="30" height="30"/></g>`;

/** @param {string} card */
const figureOf = (card) => new URL(`../art/courts/${card}.svg`, import.meta.url).pathname;

/** @param {string} card */
const court = (card) => svg`<image clip-path="url(#court)" href=${figureOf(card)} x="6" y="5" width="88" height="130"
  preserveAspectRatio="none"/>
  <path class="frame" d=${FRAME}/>`;

/** @param {string} card */
const smallCourt = (card) => svg`<svg x="47" y="8" width="46" height="124" viewBox="0 0 46 124">
  <image href=${figureOf(card)} x="-44" y="-8" width="134" height="212"/></svg>
  <rect class="frame" x="47" y="8" width="46" height="124" rx="3"/>`;

/** @param {string} card */
export function face(card) {
  if (isColoured(card)) return colouredFace(card);
  if (isItalian()) return italianFace(card, FRAME);
  const large = isCourt(card) ? court(card) : pips(card);
  const small = isCourt(card)
    ? smallCourt(card)
    : svg`<use class="pip" href=${`#pip-${suitOf(card)}`} x="43" y="80" width="52" height="52"/>`;
  return html`<svg class="face" data-suit=${suitOf(card)} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    ${svg`<g class="large">${large}${twice(corner(card))}</g><g class="small">${small}${index(card)}</g>`}
  </svg>`;
}

/** A card with a colour: number on a panel of it, shape in the corner. @param {string} card */
function colouredFace(card) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const [paint, ink] = PAINTS[suit];
  return html`<svg class="face coloured" data-suit=${suit} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    ${svg`<g class="large"><rect class="frame" x="28" y="10" width="44" height="120" rx="9" fill=${paint}/>
      <g color=${ink}>${glyph(rank, 50, 28, 44)}<use href=${`#pip-${suit}`} x="38" y="84" width="24" height="24"/></g>
      ${twice(corner(card, paint))}</g>
    <g class="small"><rect class="frame" x="45" y="8" width="47" height="124" rx="8" fill=${paint}/>
      <use color=${ink} href=${`#pip-${suit}`} x="51.5" y="52.5" width="34" height="34"/>${index(card, paint)}</g>`}
  </svg>`;
}

/** Fetches the twelve French court figures before the first of them is dealt. */
export function fetchFigures() {
  if (isItalian()) return;
  for (const rank of "JQK") for (const suit of "CDHS") new Image().src = figureOf(rank + suit);
}
