// The faces of bots and people: small portraits, drawn for this table.

import { html, svg } from "../vendor/lit-html/lit-html.js";

const DARK = "#2a2018";

/** @param {string} color */
const shirt = (color) => svg`<path fill=${color} d="M3.5 33c.6-6.4 5.4-9 12.5-9s11.9 2.6 12.5 9z"/>`;

/** @param {string} skin @param {string} shade */
const head = (skin, shade) => svg`<path fill=${shade} d="M12.6 20h6.8v5.2c-1.6 2.4-5.2 2.4-6.8 0z"/>
  <path fill=${skin}
    d="M7 15.4a1.9 1.9 0 0 1 1.7-1.9C8.8 8.7 11.7 6.6 16 6.6s7.2 2.1 7.3 6.9a1.9 1.9 0 0 1-.2 3.9
      c-.7 3.7-3.5 6.4-7.1 6.4s-6.4-2.7-7.1-6.4A1.9 1.9 0 0 1 7 15.4z"/>`;

const EYES = svg`<path fill=${DARK}
  d="M11.7 15.2a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0M17.9 15.2a1.2 1.2 0 1 1 2.4 0a1.2 1.2 0 1 1-2.4 0"/>`;

/** @param {string} color */
const smile = (color) =>
  svg`<path fill="none" stroke=${color} stroke-width="1.3" stroke-linecap="round"
    d="M13.2 19.3c1.5 1.6 4.1 1.6 5.6 0"/>`;

/** @type {Record<string, unknown>} */
const FACES = {
  // Glasses, hair parted at the side.
  Hal: svg`${shirt("#2f5d8a")}${head("#f0c49c", "#d9a679")}
    <path fill="#4a3020"
      d="M8.2 14.2C7.3 8 10.8 4.4 16.4 4.4c5.3 0 8.4 3.4 7.4 9.8-.8-2.6-1.9-4.2-3.3-5-3.2 1-6.6.7-9-.6-1.5 1.2-2.6
        3-3.3 5.6z"/>
    ${EYES}<path fill="none" stroke="#1e2a33" stroke-width="1.2"
      d="M10 15.2a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0M16.2 15.2a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0"/>${smile(
        "#8a4a34",
      )}`,
  // Long red hair with a flower.
  Iris: svg`<path fill="#b0492a"
    d="M16 3.6c-6.6 0-10 4.6-10 11.4 0 5-.4 8-1.6 11.4h23.2C26.4 23 26 20 26 15c0-6.8-3.4-11.4-10-11.4z"/>
    ${shirt("#3f7d5b")}${head("#f7d3b4", "#e3b48f")}
    <path fill="#b0492a" d="M8 14.4c.2-4.8 3-8.2 8-8.2s7.8 3.4 8 8.2c-3.4-.6-6.6-2.6-8.4-5-1.6 2.4-4.2 4.4-7.6 5z"/>
    ${EYES}${smile("#a23b34")}
    <path fill="#7d5be0"
      d="M22.2 5.2a2 2 0 0 1 3.6-.8a2 2 0 0 1 1.9 3.2a2 2 0 0 1-2.6 2.6a2 2 0 0 1-3.3-1.8a2 2 0 0 1 .4-3.2z"/><path
      fill="#ffd95e" d="M23.6 7.4a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0"/>`,
  // A flat cap and a beard.
  Joe: svg`${shirt("#8a4b2f")}${head("#e3ac7e", "#c98f62")}
    <path fill="#5b3a22"
      d="M8 15.6c.6 6.4 3.6 10 8 10s7.4-3.6 8-10c-1.2 1.8-2.8 2.2-4.4 1.8-2.2-.6-5-.6-7.2 0-1.6.4-3.2 0-4.4-1.8z"/>
    <path fill="none" stroke="#f3d0b4" stroke-width="1.4" stroke-linecap="round" d="M13.6 20.3c1.4 1.2 3.4 1.2 4.8 0"/>
    ${EYES}<path fill="#46607a" d="M7.2 11.2c0-5 3.8-7.8 8.8-7.8s8.8 2.8 8.8 7.8z"/><path fill="#34495e"
      d="M5.8 12.6c0-1.6 4.6-2.6 10.2-2.6s10.2 1 10.2 2.6c-6-.8-14.4-.8-20.4 0z"/>`,
  // A black bob with a fringe.
  Kim: svg`<path fill="#211d24"
    d="M16 4c-6.6 0-9.8 4.2-9.8 10.6 0 4.2.4 7.4 1.4 9.4h16.8c1-2 1.4-5.2 1.4-9.4C25.8 8.2 22.6 4 16 4z"/>
    ${shirt("#b23a5c")}${head("#f3cda5", "#dcae82")}
    <path fill="#211d24" d="M8 13.6c0-4.8 3-7.4 8-7.4s8 2.6 8 7.4c-2.4-1.2-13.6-1.2-16 0z"/>
    ${EYES}${smile("#9c3d3a")}`,
  // Bald, with a white moustache and a bow tie.
  Lou: svg`${shirt("#4b3f72")}${head("#eebd97", "#d49d75")}
    <path fill="#e9e5dc"
      d="M8.6 15.4C6.4 14 6.6 9.8 9.4 8.6c.6 2 .4 4.2-.8 6.8zM23.4 15.4c2.2-1.4 2-5.6-.8-6.8-.6 2-.4 4.2.8 6.8z"/>
    <path fill="none" stroke="#e9e5dc" stroke-width="1.3" stroke-linecap="round"
      d="M11.2 12.6c.9-.8 2.3-.8 3.2-.2M17.6 12.4c.9-.6 2.3-.6 3.2.2"/>
    ${EYES}<path fill="#e9e5dc"
      d="M10.4 20.4c1.2-2.6 3.8-3.2 5.6-1.8 1.8-1.4 4.4-.8 5.6 1.8-2 1.2-4.2 1-5.6 0-1.4 1-3.6 1.2-5.6 0z"/>
    <path fill="#d1343c" d="M16 26.6l-4.6-2.2v4.8zM16 26.6l4.6-2.2v4.8z"/>`,
  // Dark curls tied up, and earrings.
  Mia: svg`<path fill="#2b1b17"
    d="M10.6 5.6a5.5 4.6 0 1 1 10.8 0a8.6 8.6 0 0 1 4.2 8.4c-.2 2-1.2 3.6-2.2 4.2H8.6c-1-.6-2-2.2-2.2-4.2
      a8.6 8.6 0 0 1 4.2-8.4z"/>
    ${shirt("#d98b1f")}${head("#a56a43", "#8a5433")}
    <path fill="#2b1b17"
      d="M8.2 13.8C8.6 9 11.6 6.4 16 6.4s7.4 2.6 7.8 7.4c-1.6-1.4-2.8-2.8-3.4-4.2-2.6 1.2-6.2 1.2-8.8 0-.6 1.4-1.8
        2.8-3.4 4.2z"/>
    ${EYES}${smile("#5c2418")}<path fill="#ffd24a"
      d="M6.7 18.8a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0M22.7 18.8a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0"/>`,
};

/** What lies behind a head and what falls over its forehead, by the way of wearing one's hair.
 * @type {Record<string, (color: string) => [unknown, unknown]>} */
const HAIR = {
  short: (color) => [
    "",
    svg`<path fill=${color} d="M8 14.4C7 8 10.6 4.4 16 4.4s9 3.6 8 10c-.8-2.4-2-4-3.4-4.6-3 .8-6.4.8-9.2 0-1.4.6-2.6
      2.2-3.4 4.6z"/>`,
  ],
  long: (color) => [
    svg`<path fill=${color} d="M16 3.8c-6.4 0-9.8 4.4-9.8 11 0 5-.4 8-1.4 11.2h22.4c-1-3.2-1.4-6.2-1.4-11.2
      0-6.6-3.4-11-9.8-11z"/>`,
    svg`<path fill=${color} d="M8 14.2c.2-4.8 3-8 8-8s7.8 3.2 8 8c-3.2-.4-6-2-8-4.6-2 2.6-4.8 4.2-8 4.6z"/>`,
  ],
  bob: (color) => [
    svg`<path fill=${color} d="M16 4C9.4 4 6.2 8.2 6.2 14.6c0 3.6.4 6 1.4 7.8h16.8c1-1.8 1.4-4.2 1.4-7.8C25.8 8.2 22.6 4
      16 4z"/>`,
    svg`<path fill=${color} d="M8 13.6c0-4.8 3-7.4 8-7.4s8 2.6 8 7.4c-2.4-1.2-13.6-1.2-16 0z"/>`,
  ],
  curls: (color) => [
    svg`<path fill=${color} d="M7.4 17a3.4 3.4 0 0 1-1-6.4 3.6 3.6 0 0 1 3-5 4 4 0 0 1 6.6-2 4 4 0 0 1 6.6 2 3.6 3.6 0 0
      1 3 5 3.4 3.4 0 0 1-1 6.4z"/>`,
    svg`<path fill=${color} d="M8.2 13.6C9 9.4 11.8 7 16 7s7 2.4 7.8 6.6c-2.6-.2-4-1.4-5-2.8-1.8 1-3.8 1-5.6 0-1 1.4-2.4
      2.6-5 2.8z"/>`,
  ],
  bun: (color) => [
    svg`<path fill=${color} d="M11.6 5.2a4.4 4.2 0 1 1 8.8 0z"/>`,
    svg`<path fill=${color}
      d="M7.8 14.4C7.6 8.6 11 5 16 5s8.4 3.6 8.2 9.4c-1.6-3.6-4.4-5.4-8.2-5.4s-6.6 1.8-8.2 5.4z"/>`,
  ],
  bald: (color) => [
    "",
    svg`<path fill=${color} d="M8.4 15.2C6.6 13.6 7 9.8 9.4 8.8c.4 2.2.2 4.4-1 6.4zM23.6 15.2c1.8-1.6 1.4-5.4-1-6.4-.4
      2.2-.2 4.4 1 6.4z"/>`,
  ],
  scarf: (color) => [
    svg`<path fill=${color} d="M16 3.6C9.4 3.6 5.8 8 5.8 15c0 5.4 1.6 9.6 4.2 12h12c2.6-2.4 4.2-6.6 4.2-12 0-7-3.6-11.4
      -10.2-11.4z"/>`,
    svg`<path fill=${color} d="M7.6 16C7.6 9.6 11 6 16 6s8.4 3.6 8.4 10c-1.2-4.6-4.2-7.2-8.4-7.2S8.8 11.4 7.6 16z"/>`,
  ],
  cap: (color) => [
    "",
    svg`<path fill=${color} d="M7.2 11.4c0-5 3.8-8 8.8-8s8.8 3 8.8 8z"/><path fill=${DARK} fill-opacity=".35" d="M5.8
      12.8c0-1.6 4.6-2.6 10.2-2.6s10.2 1 10.2 2.6c-6-.8-14.4-.8-20.4 0z"/>`,
  ],
};

/** What somebody wears besides. @type {Record<string, (color: string) => unknown>} */
const WORN = {
  nothing: () => "",
  glasses: () => svg`<path fill="none" stroke="#1e2a33" stroke-width="1.2"
    d="M10 15.2a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0M16.2 15.2a2.9 2.9 0 1 1 5.8 0a2.9 2.9 0 1 1-5.8 0"/>`,
  beard: (color) => svg`<path fill=${color}
    d="M8 15.6c.6 6.4 3.6 10 8 10s7.4-3.6 8-10c-1.2 1.8-2.8 2.2-4.4 1.8-2.2-.6-5-.6
    -7.2 0-1.6.4-3.2 0-4.4-1.8z"/><path fill="none" stroke="#f3d0b4" stroke-width="1.4" stroke-linecap="round"
    d="M13.6 20.3c1.4 1.2 3.4 1.2 4.8 0"/>`,
  earrings: () => svg`<path fill="#ffd24a"
    d="M6.7 19a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0M22.7 19a1.3 1.3 0 1 1 2.6 0a1.3 1.3 0 1 1-2.6 0"/>`,
};

/** Skin, shade, hair, its color, shirt, what is worn besides.
 * @type {[string, string, string, string, string, string][]} */
const LOOKS = [
  ["#f3c9a2", "#dba97f", "short", "#6b4a2b", "#2f6d8a", "nothing"],
  ["#8d5a3b", "#734530", "curls", "#1f1714", "#c24f2e", "earrings"],
  ["#f7d7bd", "#e2b694", "long", "#d9a441", "#5b7f3f", "nothing"],
  ["#d9a074", "#bd8459", "short", "#1f1a1a", "#7a3f63", "beard"],
  ["#f0c6a0", "#d8a77d", "bob", "#8c2f23", "#2b4c7e", "glasses"],
  ["#6f452f", "#593424", "bald", "#2a211c", "#d1a02f", "beard"],
  ["#e8b890", "#cf9a70", "scarf", "#35808a", "#34495e", "nothing"],
  ["#f2cfae", "#dbb08a", "bald", "#d8d3c8", "#8a3434", "glasses"],
  ["#a86c45", "#8c5636", "bun", "#241816", "#3f8f6b", "earrings"],
  ["#f5d3b3", "#deb38e", "cap", "#a33b32", "#4a5b70", "nothing"],
  ["#c98d5f", "#ad7449", "long", "#241a17", "#b84a78", "earrings"],
  ["#f1c8a5", "#d9a982", "bun", "#c9c4ba", "#6a5aa0", "glasses"],
];

/** @param {(typeof LOOKS)[number]} look */
function person([skin, shade, hair, color, clothes, worn]) {
  const [behind, before] = HAIR[hair](color);
  const bearded = worn === "beard";
  const below = bearded ? WORN.beard(color) : "";
  const above = bearded ? "" : [smile("#8a3d34"), WORN[worn](color)];
  return svg`${behind}${shirt(clothes)}${head(skin, shade)}${below}${before}${EYES}${above}`;
}

/** The portraits that people can choose, by name. @type {Record<string, unknown>} */
const PEOPLE = Object.fromEntries(LOOKS.map((look, order) => [String(order + 1), person(look)]));
export const PORTRAITS = Object.keys(PEOPLE);

/** For a bot of any other name. */
const ROBOT = svg`<path fill="none" stroke="#39434d" stroke-width="1.6" d="M16 8V4.4"/><path fill="#d1343c"
  d="M14.2 4a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0"/>
  <path fill="#e8edf2" stroke="#39434d" stroke-width="1.4"
    d="M10 8h12a3 3 0 0 1 3 3v9a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3v-9a3 3 0 0 1 3-3z"/>
  <path fill="#5d6b78" d="M5 33c.4-5 3.6-8 11-8s10.6 3 11 8z"/><path fill="#1d6fb8"
    d="M10 14a2 2 0 1 1 4 0a2 2 0 1 1-4 0M18 14a2 2 0 1 1 4 0a2 2 0 1 1-4 0"/>
  <path fill="none" stroke="#39434d" stroke-width="1.5" stroke-linecap="round" d="M12 19h8"/>`;

/** The face of a bot, by its name. @param {string} name */
export const portrait = (name) => framed(FACES[name] ?? ROBOT);

/** The face of a person, by the name of the portrait. @param {string} chosen */
export const portraitOfPerson = (chosen) => framed(PEOPLE[chosen]);

/** The face of whoever plays a seat: the person's, even while a bot sits in. @param {{name: string, portrait: string}}
 * seat */
export const portraitOf = (seat) => (seat.portrait ? portraitOfPerson(seat.portrait) : portrait(seat.name));

/** @param {unknown} drawing */
const framed = (drawing) =>
  html`<svg class="portrait" viewBox="0 0 32 32" aria-hidden="true" focusable="false">${drawing}</svg>`;
