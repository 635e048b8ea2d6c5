// The pictures of the start page: drawn, one for each thing that can be done.

import { svg } from "../vendor/lit-html/lit-html.js";

/** @param {unknown} shapes */
const picture = (shapes) =>
  svg`<svg class="picture" viewBox="0 0 96 84" aria-hidden="true" focusable="false">${shapes}</svg>`;

/** A blank card. @param {number} x @param {number} y @param {number} turn in degrees */
const card = (x, y, turn) =>
  svg`<rect class="card-shape" x=${x} y=${y} width="36" height="50" rx="4.5"
    transform=${`rotate(${turn} ${x + 18} ${y + 25})`}/>`;

/** A suit in a square of its own. @param {"S"|"H"|"D"|"C"} suit @param {number} x @param {number} y
 * @param {number} size */
const pip = (suit, x, y, size) =>
  svg`<use href=${`#pip-${suit}`} class=${`pip ${suit}`} x=${x} y=${y} width=${size} height=${size}/>`;

/** An open book with a spade and a heart. */
export const learn = picture(svg`
  <path class="shade" d="M8 22c16-7 30-5 40 2c10-7 24-9 40-2v50c-16-6-30-4-40 3c-10-7-24-9-40-3z"/>
  <path class="paper-shape" d="M8 16c16-7 30-5 40 2v50c-10-7-24-9-40-2z"/><path class="paper-shape"
    d="M88 16c-16-7-30-5-40 2v50c10-7 24-9 40-2z"/>
  <path class="fold" d="M48 18v50"/>${pip("S", 18, 27, 21)}${pip("H", 58, 27, 21)}
  <path class="gold-line" d="M17 58c7-2 14-2 22 1M57 59c8-3 15-3 22-1"/>`);

/** Today's leaf of a calendar. */
export function daily() {
  const now = new Date();
  const month = now
    .toLocaleDateString(document.documentElement.lang, { month: "short", timeZone: "UTC" })
    .toUpperCase();
  return picture(svg`<rect class="shade" x="16" y="16" width="66" height="64" rx="9"/><rect class="paper-shape" x="14"
    y="11" width="66" height="64" rx="9"/>
    <path class="red-shape" d="M14 31V20a9 9 0 0 1 9-9h48a9 9 0 0 1 9 9v11z"/>
    <path class="ring" d="M30 6v10M64 6v10"/>
    <text class="on-red" x="47" y="27" text-anchor="middle" font-size="11">${month}</text><text class="on-paper" x="47"
      y="66" text-anchor="middle" font-size="32">${now.getUTCDate()}</text>`);
}

/** Two cards, one of which is not known. */
export const puzzle = picture(svg`${card(16, 20, -12)}${pip("D", 22, 27, 12)}
  <rect class="back-shape" x="42" y="17" width="38" height="53" rx="4.5" transform="rotate(9 61 43)"/>
  <text class="on-red" x="61" y="56" text-anchor="middle" font-size="36" transform="rotate(9 61 43)">?</text>`);

/** Four people around a table. */
export const friends =
  picture(svg`<ellipse class="shade" cx="48" cy="50" rx="32" ry="23"/><ellipse class="felt-shape" cx="48" cy="46"
    rx="32" ry="23"/>
  ${[
    [48, 13, 9],
    [12, 44, 10],
    [84, 44, 10],
    [48, 74, 10],
  ].map(([x, y, radius], order) => svg`<circle class=${`person-${order}`} cx=${x} cy=${y} r=${radius}/>`)}
  <rect class="card-shape" x="33" y="36" width="14" height="20" rx="2.5" transform="rotate(-8 40 46)"/><rect
    class="card-shape" x="49" y="36" width="14" height="20" rx="2.5" transform="rotate(8 56 46)"/>
  ${pip("H", 35.5, 41, 9)}${pip("S", 51.5, 41, 9)}`);

/** A pad with the score in strokes, and a pencil. */
export const score =
  picture(svg`<rect class="shade" x="18" y="12" width="54" height="68" rx="6"/><rect class="paper-shape" x="16" y="8"
    width="54" height="68" rx="6"/>
  <path class="ring" d="M26 4v9M37 4v9M48 4v9M59 4v9"/>
  <path class="strokes" d="M26 26v16M32 26v16M38 26v16M44 26v16M23 40l25-13M26 53v14M32 53v14"/>
  <path class="pencil" d="M86 24l-24 40-2 11 10-5 24-40z"/><path class="lead" d="M60 75l.9-5 4 2.4z"/>`);
