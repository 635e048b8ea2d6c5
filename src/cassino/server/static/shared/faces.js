// The faces of the cards, drawn from pip layouts; court figures are pictures.

import { html, nothing, svg } from "../vendor/lit-html/lit-html.js";
import { isColoured, isCourt, rankOf, suitOf } from "./cards.js";

const LEFT = 37;
const MIDDLE = 50;
const RIGHT = 63;

/** Columns of pips by rank: [x, y...]; a card is 100 wide and 140 high. @type {Record<string, number[][]>} */
const PIPS = {
  A: [[MIDDLE, 70]],
  2: [[MIDDLE, 26, 114]],
  3: [[MIDDLE, 26, 70, 114]],
  4: [[LEFT, 26, 114], [RIGHT, 26, 114]],
  5: [[LEFT, 26, 114], [RIGHT, 26, 114], [MIDDLE, 70]],
  6: [[LEFT, 26, 70, 114], [RIGHT, 26, 70, 114]],
  7: [[LEFT, 26, 70, 114], [RIGHT, 26, 70, 114], [MIDDLE, 48]],
  8: [[LEFT, 26, 70, 114], [RIGHT, 26, 70, 114], [MIDDLE, 48, 92]],
  9: [[LEFT, 26, 55.5, 84.5, 114], [RIGHT, 26, 55.5, 84.5, 114], [MIDDLE, 70]],
  10: [[LEFT, 26, 55.5, 84.5, 114], [RIGHT, 26, 55.5, 84.5, 114], [MIDDLE, 41, 99]],
};

/** Pips are 19 high where nothing else is said. @type {Record<string, number>} */
const SIZES = { A: 46, 9: 17, 10: 17 };

/** Outlines of the suits in a square of 100. */
const OUTLINES = {
  C: "M50 4a21 21 0 0 1 17 33a21 21 0 1 1-9 35c0 11 5 19 13 23v2H29v-2c8-4 13-12 13-23a21 21 0 1 1-9-35A21 21 0 0 1 50 4z",
  D: "M50 2c9 18 20 34 33 48c-13 14-24 30-33 48c-9-18-20-34-33-48C30 36 41 20 50 2z",
  H: "M50 96C42 76 8 58 8 31C8 16 18 6 30 6c10 0 17 7 20 16c3-9 10-16 20-16c12 0 22 10 22 25c0 27-34 45-42 65z",
  S: "M50 3c9 22 40 36 40 59c0 13-9 21-20 21c-6 0-12-3-15-8c1 11 6 17 15 20v2H30v-2c9-3 14-9 15-20c-3 5-9 8-15 8c-11 0-20-8-20-21C10 39 41 25 50 3z",
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

const RANKS = [...Object.keys(PIPS), "J", "Q", "K", "1"];

/** @param {string} rank drawn around (17, 18), 25 wide at most. Attributes, because style rules do not reach into `use`. */
function rankSymbol(rank) {
  const squeeze = rank === "10";
  return svg`<symbol id=${`rank-${rank}`} viewBox="0 0 34 34" overflow="visible">
    <text x="17" y="30" fill="currentColor" font-size="34" font-weight="700" text-anchor="middle"
      font-family="Georgia, 'Liberation Serif', 'DejaVu Serif', serif"
      textLength=${squeeze ? 25 : nothing} lengthAdjust=${squeeze ? "spacingAndGlyphs" : nothing}>${rank}</text></symbol>`;
}

/** @param {[string, string]} outline */
const suitSymbol = ([suit, path]) =>
  svg`<symbol id=${`pip-${suit}`} viewBox="0 0 100 100" overflow="visible"><path fill="currentColor" d=${path}/></symbol>`;

/** One symbol for each suit and rank; every page with cards holds this once. */
export const cardSymbols = html`<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
  ${Object.entries({ ...OUTLINES, ...SHAPES }).map(suitSymbol)}${RANKS.map(rankSymbol)}
</svg>`;

/** @param {string} suit @param {number} x @param {number} y @param {number} size */
function pip(suit, x, y, size) {
  const turned = y > 70 ? `rotate(180 ${x} ${y})` : "";
  return svg`<use href=${`#pip-${suit}`} x=${x - size / 2} y=${y - size / 2} width=${size} height=${size} transform=${turned}/>`;
}

/** @param {string} card */
function pips(card) {
  const suit = suitOf(card);
  const size = SIZES[rankOf(card)] ?? 19;
  return PIPS[rankOf(card)].flatMap(([x, ...ys]) => ys.map((y) => pip(suit, x, y, size)));
}

/** @param {string} card */
const corner = (card) => svg`<use href=${`#rank-${rankOf(card)}`} x="-2" y="0" width="34" height="34"/>
  <use href=${`#pip-${suitOf(card)}`} x="6" y="34" width="18" height="18"/>`;

/** @param {string} card */
const figureOf = (card) => new URL(`../art/courts/${card}.svg`, import.meta.url).pathname;

/** @param {string} card */
function large(card) {
  const body = isCourt(card)
    ? svg`<rect class="frame" x="20.5" y="23" width="59" height="94" rx="1"/><image href=${figureOf(card)} x="20.7" y="23.2" width="58.6" height="93.6" preserveAspectRatio="none"/>`
    : pips(card);
  return svg`<g class="large">${body}<g class="corner">${corner(card)}</g><g class="corner" transform="rotate(180 50 70)">${corner(card)}</g></g>`;
}

/** Few, big marks for cards too small to count pips on. @param {string} card */
function small(card) {
  const suit = suitOf(card);
  const body = isCourt(card)
    ? svg`<svg x="40" y="50" width="60" height="90" viewBox="0 0 60 90"><image href=${figureOf(card)} x="-14" y="2" width="88" height="139"/></svg>`
    : svg`<use href=${`#pip-${suit}`} x="42" y="80" width="54" height="54"/>`;
  const index = svg`<use href=${`#rank-${rankOf(card)}`} x="-2" y="1" width="56" height="56"/>`;
  const under = svg`<use href=${`#pip-${suit}`} x="9" y="58" width="32" height="32"/>`;
  return svg`<g class="small">${body}${index}${under}</g>`;
}

/** A card with a colour: number on a panel of it, shape in the corner. @param {string} card */
function colouredFace(card) {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const [paint, ink] = PAINTS[suit];
  const edge = svg`<use href=${`#rank-${rank}`} x="-1" y="0" width="32" height="32"/>
    <g color=${paint}><use href=${`#pip-${suit}`} x="7" y="33" width="16" height="16"/></g>`;
  return html`<svg class="face coloured" data-suit=${suit} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    ${svg`<g class="large"><rect x="27" y="14" width="46" height="112" rx="9" fill=${paint}/>
      <g color=${ink}><use href=${`#rank-${rank}`} x="24" y="20" width="52" height="52"/>
        <use href=${`#pip-${suit}`} x="38" y="86" width="24" height="24"/></g>
      <g>${edge}</g><g transform="rotate(180 50 70)">${edge}</g></g>
      <g class="small"><rect x="4" y="66" width="92" height="70" rx="9" fill=${paint}/>
        <use href=${`#rank-${rank}`} x="0" y="2" width="58" height="58"/>
        <g color=${ink}><use href=${`#pip-${suit}`} x="28" y="78" width="44" height="44"/></g></g>`}
  </svg>`;
}

/** @param {string} card */
export function face(card) {
  if (isColoured(card)) return colouredFace(card);
  return html`<svg class="face" data-suit=${suitOf(card)} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    ${large(card)}${small(card)}
  </svg>`;
}

/** Fetches the twelve court figures before the first of them is dealt. */
export function fetchFigures() {
  for (const rank of "JQK") for (const suit of "CDHS") new Image().src = figureOf(rank + suit);
}
