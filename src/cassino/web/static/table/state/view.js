// What the page shows of a match, and what follows from it.

/** @typedef {import("../../types.js").View} View */

/** A view that is still to be shown. quiet: it was seen before. @typedef {{view: View, quiet: boolean}} Staged */
/**
 * What the page shows, and how far it is.
 * @typedef {object} ViewPart
 * @property {number} version of the last view that came
 * @property {View|null} view the one on the screen
 * @property {Staged[]} queue
 * @property {boolean} busy whether cards are moving
 * @property {{before: View, view: View}|null} last the last move that moved cards
 * @property {boolean} online
 * @property {boolean} gone whether the match cannot be opened
 * @property {boolean} invited whether this person was asked to sit down
 * @property {string} counted the deal whose count was shown
 * @property {number|null} overdue the seat whose time is over
 * @property {string} patient the absence that this person wants to wait for
 * @property {number[]|null} connected the seats with an open page; null until the server has named them
 * @property {number} watching
 * @property {import("../../types.js").NoticeFrame[]} notices what the server has to say to everybody
 */

/** The names at the seats. @param {ViewPart} state */
export const namesOf = ({ view }) => view?.seats.map((seat) => seat.name) ?? [];

/** The moment of play, whoever sits down meanwhile or asks for something. @param {View} view */
export const momentOf = (view) =>
  `${view.seat} ${view.deal} ${view.log.length} ${view.last_move?.version} ${view.phase} ${view.hand}`;

/** The deal and how it ended. @param {View} view */
export const dealOf = (view) => `${view.id}/${view.deal}/${view.last_move?.version}/${view.ended?.reason}`;

/** Whether a deal is over whose count was not shown. @param {ViewPart} state */
export const isCountPending = ({ view, counted }) =>
  view !== null && view.phase !== "play" && Boolean(view.deal_score || view.ended) && counted !== dealOf(view);

/** The seats that a person who comes may take. @param {View} view */
export const freeSeats = (view) => view.seats.filter((seat) => seat.open || (seat.left && seat.mine));
