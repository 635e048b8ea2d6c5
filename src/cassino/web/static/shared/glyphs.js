// The letters and figures on the cards: lines of one width with round ends, so that no font is needed.

import { svg } from "../vendor/lit-html/lit-html.js";

/** Lines are this wide; a glyph is 100 high. */
const STROKE = 17;

/** The width of each glyph and the middle of its lines. @type {Record<string, [number, string]>} */
const GLYPHS = {
  A: [64, "M8.5 91.5L32 8.5L55.5 91.5M18 65H46"],
  1: [52, "M9 27L28 8.5V91.5M11 91.5H43.5"],
  2: [59, "M8.5 30C8.5 16 17 8.5 29 8.5C42 8.5 50 17 50 29C50 50 8.5 64 8.5 91.5H50.5"],
  3: [58, "M10 8.5H47L26 41C41 40 49.5 51 49.5 65.5C49.5 82 41 91.5 28 91.5C18 91.5 11 87 8.5 78"],
  4: [64, "M42 91.5V8.5L8.5 69H55.5"],
  5: [
    58,
    "M47 8.5H15L11.5 45C16 40 22 38 28.5 38C41 38 49.5 48 49.5 64.5C49.5 81 41 91.5 28 91.5C18 91.5 11 87 8.5 78",
  ],
  6: [59, "M8.5 65.5A21 26 0 1 0 50.5 65.5A21 26 0 1 0 8.5 65.5C8.5 42 20 21 42 8.5"],
  7: [58, "M8.5 8.5H49.5C37 33 27 60 25 91.5"],
  8: [
    59,
    "M29.5 8.5A18 19 0 1 0 29.5 46.5A18 19 0 1 0 29.5 8.5M29.5 46.5A21 22.5 0 1 0 29.5 91.5A21 22.5 0 1 0 29.5 46.5",
  ],
  9: [59, "M50.5 34.5A21 26 0 1 0 8.5 34.5A21 26 0 1 0 50.5 34.5C50.5 58 39 79 17 91.5"],
  10: [80, "M8.5 21L21 8.5V91.5M42.5 24.5A14.5 16 0 0 1 71.5 24.5V75.5A14.5 16 0 0 1 42.5 75.5Z"],
  J: [53, "M25 8.5H44.5V66C44.5 83 37 91.5 26.5 91.5C16 91.5 8.5 84 8.5 72"],
  Q: [68, "M8.5 36A24.5 27.5 0 0 1 57.5 36V64A24.5 27.5 0 0 1 8.5 64ZM38 68L59.5 91.5"],
  K: [62, "M8.5 8.5V91.5M52 8.5L8.5 60M25 43L53.5 91.5"],
  F: [54, "M8.5 91.5V8.5H45.5M8.5 48H39"],
  C: [58, "M49.5 27C47 15 40 8.5 30 8.5C16 8.5 8.5 20 8.5 39V61C8.5 80 16 91.5 30 91.5C40 91.5 47 85 49.5 73"],
  R: [60, "M8.5 91.5V8.5H28C43 8.5 50.5 17 50.5 30C50.5 43 43 51.5 28 51.5H8.5M30 51.5L51.5 91.5"],
};

/** Every glyph once, for `glyph`. Attributes, because style rules do not reach into `use`. */
export const glyphSymbols = Object.entries(GLYPHS).map(
  ([rank, [width, path]]) => svg`<symbol id=${`rank-${rank}`} viewBox=${`0 0 ${width} 100`}>
  <path fill="none" stroke="currentColor" stroke-width=${STROKE} stroke-linecap="round" stroke-linejoin="round"
    d=${path}/></symbol>`,
);

/** @param {string} rank @param {number} middle where it stands @param {number} top @param {number} height */
export function glyph(rank, middle, top, height) {
  const width = (GLYPHS[rank][0] * height) / 100;
  return svg`<use class="glyph" href=${`#rank-${rank}`} x=${middle - width / 2} y=${top} width=${width}
    height=${height}/>`;
}

/** The same in both corners. @param {unknown} drawn */
export const twice = (drawn) =>
  svg`<g class="corner">${drawn}</g><g class="corner" transform="rotate(180 50 70)">${drawn}</g>`;
