// The people at a table: who is there, and who is heard.

import { phrase } from "../shared/phrases.js";
import { settings } from "../shared/settings.js";
import { told, written } from "../shared/texts.js";
import { keyOfPerson } from "./state/talk.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */

export const LONGEST_TEXT = 200;

/** The words of a line, in the reader’s language.
 * @param {{phrase?: string, text?: string, message?: import("../types.js").Message}} line */
export const wordsOf = ({ phrase: name, text, message }) =>
  message ? written(message) : name ? phrase(name) : (text ?? "");

/** Whether this person wants to hear a line at all. @param {State} state @param {import("../types.js").SaidFrame} frame
 */
export function isHeard({ view }, frame) {
  const own = frame.seat === view?.seat;
  const silent = settings.quiet || (frame.text !== undefined && !settings.chat);
  return frame.seat !== null && (own || !silent) && Boolean(wordsOf(frame));
}

/** @param {State} state @param {{seat: number, name: string}} person */
export const isMuted = ({ id, muted }, { seat, name }) => muted.includes(keyOfPerson(id, seat, name));

/** Whether other people may sit at this table. @param {State} state @param {View} view */
export const isShared = ({ id, reel }, view) =>
  id !== "" && !reel && (others(view).length > 0 || view.seats.some((seat) => seat.open));

/** The seats of other people. @param {View} view */
const others = (view) => view.seats.filter((seat) => seat.seat !== view.seat && (seat.kind === "human" || seat.left));

/** How somebody is there, in words; nothing where it goes without saying. @param {State} state @param {Seat} seat */
export function presence({ id, connected }, seat) {
  if (!id) return "";
  if (seat.next) return told("table-presence-next", { name: seat.next });
  if (seat.left) return told("table-presence-left");
  if (seat.open) return seat.kind === "human" ? told("table-presence-expected") : told("table-presence-free");
  if (seat.kind === "human" && connected && !connected.includes(seat.seat)) return told("table-presence-away");
  return "";
}
