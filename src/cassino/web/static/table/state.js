// What the page of a table knows: what it shows, what its person does, what people say, and how it is watched.

import { told } from "../shared/texts.js";
import { NOTHING_CHOSEN, NOTHING_TYPED } from "./state/choice.js";

/**
 * A match, and what is to be done because of its last event.
 * @typedef {object} Base
 * @property {string} id of the match; empty for a puzzle
 * @property {string|null} seat as the address names it
 * @property {string} over why nobody is to move any more
 * @property {import("./state/events.js").Effect[]} effects what is to be done because of the last event
 */
/** @typedef {Base & import("./state/view.js").ViewPart & import("./state/choice.js").ChoicePart} Played */
/** @typedef {Played & import("./state/talk.js").TalkPart & import("./state/reel.js").ReelPart} State */
/** @typedef {import("./state/events.js").Event} Event */
/** @typedef {import("./state/events.js").Effect} Effect */
/** @typedef {import("../shared/store.js").Store<State, Event>} Table */

/** The state of a page that has just been opened. @param {Partial<State>} known @returns {State} */
export const opening = (known) => ({
  id: "",
  seat: null,
  over: told("table-deal-is-over"),
  effects: [],
  version: 0,
  view: null,
  queue: [],
  busy: false,
  last: null,
  online: true,
  gone: false,
  invited: false,
  counted: "",
  overdue: null,
  patient: "",
  connected: null,
  watching: 0,
  notices: [],
  ...NOTHING_CHOSEN,
  ...NOTHING_TYPED,
  queued: null,
  played: -1,
  intent: null,
  ordered: null,
  waiting: null,
  notice: "",
  coached: null,
  hinted: { version: 0, steps: 0 },
  hinting: null,
  wished: null,
  wishes: 0,
  lines: [],
  bubbles: [],
  muted: [],
  reel: null,
  ...known,
});
