// What bots say at the table. It follows from what everybody can see, and is only words: nothing is sent.

import { cardsOf } from "../shared/cards.js";
import { isMove } from "./steps.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Build} Build */
/** Who says what. @typedef {{seat: number, name: string, message: import("../types.js").Message}} Remark */

const WORDINGS = 5;
const CARD = /^(10|[1-9AJQK])[CDHSGYRB]$/;

/** What a bot says after a view, if anything. @param {View} before @param {View} view @returns {Remark|null} */
export function remark(before, view) {
  const occasion =
    ending(before, view) ?? lastRound(before, view) ?? (isMove(before, view) ? ofMove(before, view) : null);
  if (!occasion) return null;
  const { seat, about, args = {} } = occasion;
  const wording = 1 + ((view.version * 7 + seat.seat * 3) % WORDINGS);
  return { seat: seat.seat, name: seat.name, message: { key: `talk-${about}-${wording}`, args } };
}

/** @typedef {{seat: Seat, about: string, args?: Record<string, number>}} Occasion */

/** @param {View} view @param {(seat: Seat) => boolean} [fits] */
const bot = (view, fits = () => true) =>
  view.seats.find((seat) => seat.kind === "bot" && seat.seat !== view.seat && fits(seat));

/** @param {View} before @param {View} view @returns {Occasion|null} */
function ending(before, view) {
  const seat = bot(view);
  if (!seat || !view.winner || before.winner) return null;
  return { seat, about: view.winner.sides.includes(seat.side) ? "won" : "lost" };
}

/** The dealer says when the last cards are dealt. @param {View} before @param {View} view @returns {Occasion|null} */
function lastRound(before, view) {
  const seat = bot(view, (each) => each.is_dealer);
  return seat && view.round.last && view.round.number > 1 && !before.round.last ? { seat, about: "last" } : null;
}

/** @param {View} before @param {View} view @returns {Occasion|null} */
function ofMove(before, view) {
  const last = /** @type {import("../types.js").LastMove} */ (view.last_move);
  const mover = bot(view, (seat) => seat.seat === last.seat);
  const made =
    mover &&
    buildsOf(view).find(
      (build) =>
        build.owner === last.seat && !buildsOf(before).some((old) => old.id === build.id && old.value === build.value),
    );
  if (mover && made) return { seat: mover, about: "build", args: { value: made.value } };
  if (last.sweep) return sweeping(view, last.seat, mover);
  return last.kind === "capture" ? taking(before, view, last, mover) : null;
}

/** @param {View} view @param {number} by @param {Seat|undefined} mover a bot that has swept the table
 * @returns {Occasion|null} */
function sweeping(view, by, mover) {
  if (mover) return { seat: mover, about: "sweep" };
  const seat = bot(view, (each) => each.seat !== by);
  return seat ? { seat, about: "praise" } : null;
}

/** @param {View} before @param {View} view @param {import("../types.js").LastMove} last @param {Seat|undefined} mover
 * @returns {Occasion|null} */
function taking(before, view, last, mover) {
  const side = view.seats[last.seat].side;
  const lost = buildsOf(before).find(
    (build) => build.owner !== last.seat && cardsOf(build).every((card) => last.taken.includes(card)),
  );
  const owner = lost && bot(view, (seat) => seat.seat === lost.owner && seat.side !== side);
  if (owner) return { seat: owner, about: "stolen" };
  const prizes = view.taken.map((line) => line.name).filter((name) => CARD.test(name));
  return mover && last.taken.some((card) => prizes.includes(card)) ? { seat: mover, about: "prize" } : null;
}

/** @param {View} view @returns {Build[]} */
const buildsOf = (view) => view.table.flatMap((item) => (item.kind === "build" ? [item] : []));
