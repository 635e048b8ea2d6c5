// Italian cards: coins, cups, swords and clubs in rows, and three figures: knave, knight and king.

import { html, svg } from "../vendor/lit-html/lit-html.js";
import { isCourt, printedRank, rankOf, suitOf } from "./cards.js";
import { glyph, twice } from "./glyphs.js";

const INK = "#2b1a12";
const GOLD = "#e8b53c";
const SKIN = "#f3cda6";

/** Signs in a square of 100, for corners and sentences. Coins are those of diamonds, cups of hearts. */
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];
const COIN = svg`<circle cx="50" cy="50" r="47" fill=${GOLD} stroke=${INK} stroke-width="4"/>
  <circle cx="50" cy="50" r="36" fill="none" stroke="#8a5a10" stroke-width="3"/>
  ${TURNS.map(
    (turn) => svg`<path transform=${`rotate(${turn} 50 50)`} d="M50 20C57 29 57 38 50 47C43 38 43 29 50 20z"
    fill="#b3202f"/>`,
  )}
  <circle cx="50" cy="50" r="9" fill=${GOLD} stroke="#8a5a10" stroke-width="3"/>`;
const CUP = svg`<path d="M15 8H85C86 42 74 60 57 64V76C70 78 80 84 82 97H18C20 84 30 78 43 76V64C26 60 14 42 15 8z"
  fill="#c3202f" stroke=${INK} stroke-width="4" stroke-linejoin="round"/>
  <path d="M16.5 21H83.500C83 28 81.5 34 79 39H21C18.5 34 17 28 16.5 21z" fill=${GOLD}/><circle cx="50" cy="30" r="5.5"
    fill="#1f4f96"/><circle cx="33" cy="30" r="4" fill="#c3202f"/><circle cx="67" cy="30" r="4" fill="#c3202f"/>
  <path d="M24 88H76" stroke=${GOLD} stroke-width="6"/><ellipse cx="50" cy="70" rx="12" ry="7" fill=${GOLD}
    stroke=${INK} stroke-width="3"/>
  <ellipse cx="50" cy="9" rx="35" ry="6" fill="#5c0f18" stroke=${INK} stroke-width="4"/>`;

/** Upright signs, 40 wide and 150 high. */
const SWORD = svg`<path d="M20 3L28 16V101H12V16z" fill="#dbe6f1" stroke="#1f4f96" stroke-width="3"
  stroke-linejoin="round"/><path d="M20 12V98" stroke="#1f4f96" stroke-width="2"/>
  <path d="M15 108H25V136H15z" fill="#1f4f96"/><path d="M15 115H25M15 122H25M15 129H25" stroke=${GOLD}
    stroke-width="2"/>
  <path d="M5 99C9 104 31 104 35 99C39 99 39 108 35 109H5C1 108 1 99 5 99z" fill=${GOLD} stroke=${INK}
    stroke-width="2.5"/><circle cx="20" cy="140" r="7.5" fill=${GOLD} stroke=${INK} stroke-width="2.5"/>`;
const CLUB = svg`<path d="M25 52L37 40V52L26 66zM15 78L3 66V78L14 92z" fill="#2f7d3c" stroke=${INK} stroke-width="2.5"
  stroke-linejoin="round"/>
  <path d="M7 22C4 -3 36 -3 33 22L27 138C26 150 14 150 13 138z" fill="#4e9a46" stroke=${INK} stroke-width="3"/><path
    d="M20 16V126" stroke="#bfe0a0" stroke-width="3" stroke-linecap="round"/>
  <path d="M7.5 24H32.500L32 34H8zM12 118H28L27.5 128H12.500z" fill=${GOLD} stroke=${INK} stroke-width="2"/><circle
    cx="20" cy="48" r="3" fill="#24602c"/><circle cx="20" cy="96" r="3" fill="#24602c"/>`;

/** @param {unknown} drawn of a tall sign: thicker and leaning, to fill a square */
const leaning = (drawn) => svg`<g transform="rotate(42 50 50) translate(15 -14) scale(1.75 .85)">${drawn}</g>`;

/** @typedef {{square: unknown, upright: unknown, width: number, height: number, robe: string, trim: string,
 * ground: string}} Suit */

/** @type {Record<string, Suit>} */
const SUITS = {
  D: { square: COIN, upright: COIN, width: 100, height: 100, robe: "#b3202f", trim: GOLD, ground: "#fdf0cb" },
  H: { square: CUP, upright: CUP, width: 100, height: 100, robe: "#7b2c6e", trim: "#f0c95f", ground: "#fbe3dd" },
  S: {
    square: leaning(SWORD),
    upright: SWORD,
    width: 40,
    height: 150,
    robe: "#1f4f96",
    trim: "#d8434a",
    ground: "#dfeaf5",
  },
  C: {
    square: leaning(CLUB),
    upright: CLUB,
    width: 40,
    height: 150,
    robe: "#2c6e3a",
    trim: "#efb640",
    ground: "#e4f0d9",
  },
};

/** Every sign once, leaning and upright. */
export const signSymbols = Object.entries(SUITS).map(
  ([suit, { square, upright, width, height }]) => svg`
  <symbol id=${`sign-${suit}`} viewBox="0 0 100 100">${square}</symbol>
  <symbol id=${`upright-${suit}`} viewBox=${`0 0 ${width} ${height}`}>${upright}</symbol>`,
);

/** How many signs are in each row, for round and for tall signs. @type {Record<string, number[]>} */
const ROUND = {
  A: [1],
  2: [1, 1],
  3: [1, 1, 1],
  4: [2, 2],
  5: [2, 1, 2],
  6: [2, 2, 2],
  7: [2, 3, 2],
  8: [2, 2, 2, 2],
  9: [2, 2, 1, 2, 2],
  10: [2, 2, 2, 2, 2],
};
/** @type {Record<string, number[]>} */
const TALL = {
  A: [1],
  2: [2],
  3: [1, 2],
  4: [2, 2],
  5: [2, 3],
  6: [3, 3],
  7: [2, 3, 2],
  8: [4, 4],
  9: [3, 3, 3],
  10: [3, 4, 3],
};
/** The room between the two corners. */
const WIDTH = 48;
const HEIGHT = 122;

/** @param {string} card */
function signs(card) {
  const { width, height } = SUITS[suitOf(card)];
  const isTall = height > width;
  const rows = (isTall ? TALL : ROUND)[rankOf(card)];
  const middle = (rows.length - 1) / 2;
  // a low row between the corners
  const isFree = (/** @type {number} */ row) => row === middle && !isTall && rows.length > 1;
  const across = WIDTH / Math.max(...rows.filter((_, row) => !isFree(row)));
  const down = HEIGHT / rows.length;
  const scale = Math.min((0.94 * across) / width, (0.94 * down) / height);
  return rows.flatMap((count, row) =>
    Array.from(
      { length: count },
      (_, place) => svg`<use class="pip" href=${`#upright-${suitOf(card)}`}
    x=${50 + (place - (count - 1) / 2) * across - (width * scale) / 2}
      y=${70 + (row - middle) * down - (height * scale) / 2}
    width=${width * scale} height=${height * scale}/>`,
    ),
  );
}

/** A limb: a line with an edge. @param {string} path @param {string} paint @param {number} [width] */
const limb = (
  path,
  paint,
  width = 9,
) => svg`<path d=${path} fill="none" stroke=${INK} stroke-width=${width + 2.4} stroke-linecap="round"
  stroke-linejoin="round"/>
  <path d=${path} fill="none" stroke=${paint} stroke-width=${width} stroke-linecap="round" stroke-linejoin="round"/>`;

/** @param {string} path @param {string} paint */
const shape = (path, paint) =>
  svg`<path d=${path} fill=${paint} stroke=${INK} stroke-width="1.2" stroke-linejoin="round"/>`;

/** Eyes, nose and mouth around (x, y). @param {number} x @param {number} y */
const features = (
  x,
  y,
) => svg`<g transform=${`translate(${x} ${y})`} fill="none" stroke=${INK} stroke-width="1.1" stroke-linecap="round">
  <path d="M-6.5 -3.500Q-4 -5.5 -2 -3.800M2 -3.800Q4 -5.5 6.5 -3.500M.5 -1L-.8 3.500H1M-2.6 6.800Q0 8.3 2.6 6.8"/>
  <circle cx="-4" cy="-1.2" r=".8" fill=${INK}/><circle cx="4" cy="-1.2" r=".8" fill=${INK}/></g>`;

/** The sign in a raised hand at (82, 60). @param {string} suit */
function held(suit) {
  const { width, height } = SUITS[suit];
  const [wide, high] = height > width ? [20, 75] : [25, 25];
  const top = height > width ? 9.5 : 28;
  return svg`<use href=${`#upright-${suit}`} x=${81 - wide / 2} y=${top} width=${wide} height=${high}/>
    <circle cx="81" cy="58" r="5" fill=${SKIN} stroke=${INK} stroke-width="1.2"/>`;
}

/** @param {string} suit */
function king(suit) {
  const { robe, trim } = SUITS[suit];
  return svg`${limb("M64 90L77 88L81 66", robe, 11)}
    ${shape("M19 136C19 104 28 88 41 82H61C74 88 82 104 82 136z", robe)}${shape("M45 88H57L60 136H42z", trim)}
    ${[98, 108, 118, 128].map(
      (y) => svg`<path transform=${`translate(51 ${y})`} d="M0-4L3.4 0L0 4L-3.4 0z"
      fill=${robe}/>`,
    )}
    ${shape("M33 84C34 78 42 75 51 75C60 75 68 78 69 84C69 94 60 98 51 98C42 98 33 94 33 84z", "#fff8e8")}
    ${[
      [39, 86],
      [45, 92],
      [57, 92],
      [63, 86],
    ].map(([x, y]) => svg`<path transform=${`translate(${x} ${y})`} d="M0-2L1.2 2H-1.200z" fill=${INK}/>`)}
    ${shape(
      "M37 50C34 66 38 78 43 80H59C64 78 68 66 65 50z",
      "#6b4423",
    )}${shape("M40 44H62V60C62 70 57 75 51 75C45 75 40 70 40 60z", SKIN)}
    ${shape("M40 60C43 64 46 62 51 62C56 62 59 64 62 60C63 76 58 90 51 92C44 90 39 76 40 60z", "#6b4423")}${features(
      51,
      54,
    )}
    <path d="M44 65Q51 60 58 65" fill="none" stroke=${INK} stroke-width="1"/><path d="M48.5 67.200Q51 68.6 53.5 67.2"
      fill="none" stroke="#b3202f" stroke-width="1.8"/>
    ${shape("M37 44L33.5 18L42.5 29L51 12L59.5 29L68.5 18L65 44z", GOLD)}${shape("M37 44L36.3 38H65.700L65 44z", robe)}
    ${[
      [33.5, 17],
      [51, 11.5],
      [68.5, 17],
    ].map(
      ([x, y]) =>
        svg`<circle cx=${x} cy=${y} r="2.8" fill=${trim === GOLD ? robe : trim} stroke=${INK} stroke-width="1"/>`,
    )}
    ${limb("M38 92L25 96L19 104", robe, 11)}<path d="M18 60V136" stroke=${INK} stroke-width="5"/><path d="M18 60V136"
      stroke=${GOLD} stroke-width="2.8"/>
    <circle cx="18" cy="63" r="5" fill=${GOLD} stroke=${INK} stroke-width="1.2"/><circle cx="18" cy="106" r="5"
      fill=${SKIN} stroke=${INK} stroke-width="1.2"/>${held(suit)}`;
}

/** @param {string} suit */
function knave(suit) {
  const { robe, trim } = SUITS[suit];
  return svg`${shape("M39 110H49V136H38z", trim)}${shape("M52 110H62L63 136H52z", "#fff8e8")}
    ${shape("M34 80C26 96 20 112 14 128C22 126 28 128 33 124L40 84z", trim)}
    ${limb("M62 82L77 86L81 66", robe, 10)}
    ${shape("M37 77C33 92 30 106 28 120H73C71 106 68 92 64 77L58 73H43z", robe)}
    ${shape("M50.5 73H58L64 77C68 92 71 106 73 120H50.500z", trim)}
    ${shape("M28 120H73L72 113.500H29z", GOLD)}${shape("M33.6 95H67.400L68.6 101H32.400z", "#5a3519")}<rect x="46"
      y="93.5" width="9" height="9" rx="1.5" fill=${GOLD} stroke=${INK} stroke-width="1.2"/>
    ${limb("M39 82L24 90L34 100", robe, 9)}<circle cx="34.5" cy="99" r="4.3" fill=${SKIN} stroke=${INK}
      stroke-width="1.2"/>
    ${shape("M45 66H56V78H45z", SKIN)}${shape("M38 74L43 82L46.5 76L50.5 83L54.5 76L58 82L63 74L57 71H44z", "#fff8e8")}
    ${shape(
      "M38 46C34 56 35 68 39 70H45V50H56V70H62C66 68 67 56 63 46z",
      "#8a5a2a",
    )}${shape("M41 44H60V58C60 67 56 72 50.5 72C45 72 41 67 41 58z", SKIN)}${features(50.5, 57)}
    ${shape("M62 34C64 22 62 14 55 8.500C50 14 50 24 56 32z", "#fff8e8")}<path d="M58.5 33C58 24 57 17 55 11"
      fill="none" stroke=${INK} stroke-width="1"/>
    ${shape("M36 44C34 32 44 27 53 28C63 28 68 34 66 44C57 39 45 39 36 44z", robe)}${shape(
      "M33.5 45.500C41 38.5 60 38.5 68 45.500C68.5 49 66 49.5 64 48.500C56 45 46 45 38 48.500" +
        "C35 49.5 33 49 33.5 45.500z",
      trim,
    )}${held(suit)}`;
}

/** @param {string} suit */
function knight(suit) {
  const { robe, trim } = SUITS[suit];
  const coat = "#fbf3e2";
  return svg`${shape("M81 100C92 104 92 122 86 136H80C85 122 84 112 79 108z", "#6b4423")}
    ${limb("M30 114L15 112L14 125", coat, 7)}${shape("M9.5 124H18.5V130H9.5z", "#5a3519")}
    ${shape(
      "M31 61L25.5 68C19 70 13.5 80 9.5 90C8.5 96 13 99 17.5 96.5C22 94.5 26 92 29 91C30 98 22 104 22 113" +
        "C22 119 27 122 31 124L29 136H40L43 124C52 127 64 125 70 120L70 136H79L79 122C86 112 84 100 76 97" +
        "C66 93 55 95 50 88C48 76 42 66 35 64L34.5 58z",
      coat,
    )}
    ${shape(
      "M32 60C40 60 50 72 53 90C50 92 48 91 46.5 88.500C46 91 43.5 91 42.5 88C42 90 39.5 89 39.5 86C40 78 37 68 31 65z",
      "#6b4423",
    )}
    <circle cx="22.5" cy="79" r="1.7" fill=${INK}/><circle cx="13.5" cy="91" r="1" fill=${INK}/><path
      d="M10.5 95.500L15 93" stroke=${INK} stroke-width="1"/>
    <path d="M17 82L24 92M24 71L30 88M19.5 86L29 80" fill="none" stroke=${trim === GOLD ? robe : trim}
      stroke-width="2.2"/>
    ${shape("M49 96H76L78 114C68 120 58 120 50 115z", trim)}<path d="M51 112C59 117 68 117 76 111.5" fill="none"
      stroke=${robe} stroke-width="2.2"/>
    ${limb("M62 92C56 100 55 108 57 117L50 120", "#5a3519", 7)}${limb("M62 90C58 97 57 101 57 106", robe, 9)}
    ${limb("M70 66L79 70L81 64", robe, 9)}
    ${shape(
      "M51 96C49 78 50 64 56 60H68C75 64 77 80 75 97C67 101 58 100 51 96z",
      robe,
    )}${shape("M50.5 84H75.700L75.7 89H50.700z", GOLD)}
    <path d="M22 92C34 98 42 92 49 84" fill="none" stroke=${INK}
      stroke-width="2"/>${limb("M57 68L47 78L50 85", robe, 8)}<circle cx="50" cy="86" r="3.8" fill=${SKIN} stroke=${INK}
      stroke-width="1.2"/>
    ${shape("M57 54H67V63H57z", SKIN)}${shape("M52 60C56 66 68 66 72 60L68 57H56z", "#fff8e8")}
    ${shape(
      "M51 36C49 48 51 56 54 58H58V40H66V58H70C74 56 75 46 73 36z",
      "#6b4423",
    )}${shape("M53 34H71V46C71 54 67 59 62 59C57 59 53 54 53 46z", SKIN)}${features(61.5, 46)}
    ${shape("M58 27C50 26 41 20 40 10C49 8 58 13 62 22z", "#fff8e8")}<path d="M59 25C52 22 46 17 43 12" fill="none"
      stroke=${INK} stroke-width="1"/>
    ${shape("M49 36C48 25 56 20 63 20C71 20 76 27 75 36C66 32 58 32 49 36z", robe)}${shape(
      "M45.5 37.500C53 30.5 70 30.5 78 37.500C78.5 40.5 76.5 41 75 40C67 36.5 57 36.5 49 40C47 41 45 40.5 45.5 37.500z",
      trim,
    )}${held(suit)}`;
}

const FIGURES = { J: knave, Q: knight, K: king };

/** @param {string} card */
const figure = (card) => FIGURES[/** @type {"J"|"Q"|"K"} */ (rankOf(card))](suitOf(card));

/** @param {string} card @param {string} frame outline */
export function italianFace(card, frame) {
  const suit = suitOf(card);
  const sign = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, kind = "") =>
    svg`<use class=${kind} href=${`#sign-${suit}`} x=${x} y=${y} width=${size} height=${size}/>`;
  const ground = SUITS[suit].ground;
  const large = isCourt(card)
    ? svg`<path d=${frame} fill=${ground}/><g clip-path="url(#court)">${figure(card)}</g><path class="frame"
      d=${frame}/>`
    : signs(card);
  const [top, part] = rankOf(card) === "Q" ? [42, "8 10 64 125"] : [8, "27 8 48 128"];
  const small = isCourt(card)
    ? svg`<svg x="47" y=${top} width="46" height=${132 - top} viewBox=${part} preserveAspectRatio="xMidYMid slice"><path
      d="M-60-100H160V160H-60z" fill=${ground}/>${figure(card)}</svg>
      <rect class="frame" x="47" y=${top} width="46" height=${132 - top} rx="3"/>`
    : sign(45, 82, 49, "pip");
  return html`<svg class="face italian" data-suit=${suit} viewBox="0 0 100 140" aria-hidden="true" focusable="false">
    ${svg`<g class="large">${large}${twice(svg`${glyph(printedRank(card), 15, 7, 23)}${sign(6.5, 33, 17)}`)}</g>
      <g class="small">${small}<g class="corner">${glyph(printedRank(card), 24, 8, 46)}${sign(8, 60, 32)}</g></g>`}
  </svg>`;
}
