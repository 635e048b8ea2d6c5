// Line icons, drawn for this table.

import { svg, html } from "../vendor/lit-html/lit-html.js";

const PATHS = {
  home: "M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6",
  book: "M5 5c3-1 5-1 7 1c2-2 4-2 7-1v13c-3-1-5-1-7 1c-2-2-4-2-7-1zM12 6v13",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  help: "M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18",
  replay: "M5 12a7 7 0 1 0 2.5-5.4M5 4v4h4",
  list: "M5 7h14M5 12h14M5 17h9",
  undo: "M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.2 1 2.1h5c0-.9.4-1.6 1-2.1A6 6 0 0 0 12 3z",
  flag: "M6 21V4M6 5c4-2 7 2 12 0v8c-5 2-8-2-12 0",
  turn: "M8 5l8 7-8 7z",
  sweep: "M13 3L6 14h5l-1 7 8-11h-5z",
  friends: "M9 11a3 3 0 1 0 0-6a3 3 0 1 0 0 6M3 19c0-4 3-6 6-6s6 2 6 6M17 8v6M14 11h6",
  person: "M12 12a4 4 0 1 0 0-8a4 4 0 1 0 0 8M4.5 20c.6-4 3.5-6 7.5-6s6.9 2 7.5 6",
  talk: "M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM8 10h8M8 13h5",
  sound: "M4 10v4h4l5 4V6l-5 4zM16 9c1.6 1.6 1.6 4.4 0 6M18.5 6.5c3 3 3 8 0 11",
  mute: "M4 10v4h4l5 4V6l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  pause: "M8 5v14M16 5v14",
  forward: "M6 5l8 7-8 7zM18 5v14",
  back: "M18 5l-8 7 8 7zM6 5v14",
  eye:
    "M2.5 12c2.4-4.4 5.6-6.5 9.5-6.5s7.1 2.1 9.5 6.5c-2.4 4.4-5.6 6.5-9.5 6.5s-7.1-2.1-9.5-6.5zM12 15" +
    "a3 3 0 1 0 0-6a3 3 0 1 0 0 6",
  down: "M6 9l6 6 6-6",
  star: "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z",
  close: "M6 6l12 12M18 6L6 18",
};

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"
    focusable="false">${svg`<path d=${PATHS[name]}/>`}</svg>`;
}
