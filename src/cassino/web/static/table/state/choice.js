// What this person chose, typed, sent or asked for, and what can be done with it.

/** @typedef {import("../../types.js").View} View */
/** @typedef {import("../../types.js").ChoicesFrame} ChoicesFrame */
/** @typedef {import("../../types.js").HintFrame} HintFrame */
/** @typedef {import("../../types.js").CoachFrame} CoachFrame */
/** @typedef {import("../state.js").State} State */

/** A card that was tapped; on the table it is named by the key of its item.
 * @typedef {{on: "hand"|"table"|"top", card: string}} Tap */
/** A move that was sent, and the moment it was meant for. typed: the person typed it; again: it came too late for its
 * version.
 * @typedef {{move: string, at: string, version: number, typed: boolean, again: boolean}} Intent */
/** The next deal or match as it was asked for. again: something else came first.
 * @typedef {{type: "next_deal"|"rematch", deal: number, again: boolean}} Ordered */
/** What was wished last: a second tap must not wish it again. about: the moment, and what somebody asked for then;
 * tooLate: why it came too late for its version.
 * @typedef {{id: string, wish: import("./events.js").Wish, version: number, about: string|null,
 * tooLate: string}} Wished */
/**
 * What this person chose, typed, sent or asked for.
 * @typedef {object} ChoicePart
 * @property {string[]} cards chosen in the hand
 * @property {string[]} taking chosen on the table or on top of piles
 * @property {ChoicesFrame|null} answer what they can become
 * @property {boolean} guessed whether the page chose the table cards for the card of the hand
 * @property {boolean} typing whether a move can be typed
 * @property {string|import("../../types.js").Rule} typo why what was typed is no move
 * @property {string|null} queued a move that waits for the connection
 * @property {number} played the version answered by a move already: a second press must not play again
 * @property {Intent|null} intent
 * @property {Ordered|null} ordered
 * @property {Tap|null} waiting a tap that came while cards were moving
 * @property {string|import("../../types.js").Rule} notice
 * @property {HintFrame|null} hint
 * @property {{at: number, version: number, frame: CoachFrame|null}|null} coached the move that the coach is asked
 *   about, by its version, and the answer
 * @property {{version: number, steps: number}} hinted how many steps of the hint were told
 * @property {{version: number, chosen: string[]}|null} hinting a hint that has not come yet, and what was chosen when
 *   it was asked for
 * @property {Wished|null} wished
 * @property {number} wishes how many were made
 */

/** @type {Pick<ChoicePart, "cards"|"taking"|"answer"|"hint"|"guessed">} */
export const NOTHING_CHOSEN = { cards: [], taking: [], answer: null, hint: null, guessed: false };

/** @type {Pick<ChoicePart, "typing"|"typo">} */
export const NOTHING_TYPED = { typing: false, typo: "" };

/** Whether anything is chosen. @param {ChoicePart} state */
export const hasChosen = ({ cards, taking }) => cards.length > 0 || taking.length > 0;

/** Whether a hint is on its way. @param {ChoicePart & import("./view.js").ViewPart} state */
export const isHinting = ({ hinting, version }) => hinting?.version === version;

/** May a card be chosen now? Without a connection only where the page has all moves. @param {State} state */
export const isReady = ({ view, online, busy, queued }) =>
  Boolean(view?.can.move && !busy && !queued && (online || view.all_plays));

/** Whether nothing is lost if the page is loaded anew. @param {State} state */
export const isAtRest = (state) => state.online && !state.busy && state.played !== state.version && !hasChosen(state);

/** The moves that have a button: those of the selection, the card alone, and last those without cards.
 * @param {State} state */
export function choicesOf({ answer, view, cards, guessed }) {
  const alone =
    guessed && cards.length === 1
      ? (view?.plays ?? []).filter(
          (play) => !play.table.length && play.cards.length === 1 && play.cards[0] === cards[0],
        )
      : [];
  const shown = [...(answer?.choices ?? []), ...alone, ...(view?.choices ?? [])];
  return shown.filter((choice, order) => shown.findIndex((each) => each.move === choice.move) === order);
}
