// What the page of a table knows, what can happen to it, and what is to be done then.

import { told } from "../shared/texts.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Seat} Seat */
/** @typedef {import("../types.js").Item} Item */
/** @typedef {import("../types.js").Frame} Frame */
/** @typedef {import("../types.js").Request} Request */
/** @typedef {import("../types.js").ChoicesFrame} ChoicesFrame */
/** @typedef {import("../types.js").HintFrame} HintFrame */
/** @typedef {import("../types.js").CoachFrame} CoachFrame */
/** @typedef {import("./layout.js").Slots} Slots */

/** What somebody has said; a bot says messages of the catalog.
 * @typedef {{seat: number, name: string, phrase?: string, text?: string, message?: import("../types.js").Message}} Line */
/** A card that was tapped; on the table it is named by the key of its item.
 * @typedef {{on: "hand"|"table"|"top", card: string}} Tap */
/** A view that is still to be shown. quiet: it was seen before. @typedef {{view: View, quiet: boolean}} Staged */
/** A move that was sent, and the moment it was meant for. typed: the person typed it; again: it came too late for its version.
 * @typedef {{move: string, at: string, version: number, typed: boolean, again: boolean}} Intent */
/** The next deal or match as it was asked for. again: something else came first.
 * @typedef {{type: "next_deal"|"rematch", deal: number, again: boolean}} Ordered */
/**
 * How a match is watched that this person does not play: bots, or a match that is over.
 * @typedef {object} Reel
 * @property {"bots"|"replay"} of
 * @property {boolean} playing whether it goes on by itself
 * @property {"slow"|"normal"|"fast"} speed
 * @property {boolean} hands whether all hands are shown
 * @property {number[]|null} chances of each side to win the match
 * @property {number} place of the view in the deal, from 0; and that of the last one
 * @property {number} last
 * @property {number} deal
 * @property {number} deals how many there are; 0 where that is not known
 */
/** What a watcher wants to see.
 * @typedef {{do: "play"|"pause"|"back"|"forward"|"hands"} | {do: "deal", deal: number} | {do: "speed", speed: Reel["speed"]}} Wind */
/** @template T @typedef {T extends unknown ? Omit<T, "version"|"id"> : never} Unversioned */
/** A request without the version it is about. @typedef {Unversioned<Request>} Wish */

/**
 * @typedef {object} State
 * @property {string} id of the match; empty for a puzzle
 * @property {string|null} seat as the address names it
 * @property {string} over why nobody is to move any more
 * @property {boolean} narrow whether the window is that of a phone
 * @property {number} version of the last view that came
 * @property {View|null} view the one on the screen
 * @property {Slots} slots where its cards lie
 * @property {Staged[]} queue
 * @property {boolean} busy whether cards are moving
 * @property {{before: View, view: View}|null} last the last move that moved cards
 * @property {string[]} cards chosen in the hand
 * @property {string[]} taking chosen on the table or on top of piles
 * @property {ChoicesFrame|null} answer what they can become
 * @property {boolean} guessed whether the page chose the table cards for the card of the hand
 * @property {string|null} queued a move that waits for the connection
 * @property {boolean} typing whether a move can be typed
 * @property {string|import("../types.js").Rule} typo why what was typed is no move
 * @property {HintFrame|null} hint
 * @property {{at: number, version: number, frame: CoachFrame|null}|null} coached the move that the coach is asked about, by its version, and the answer
 * @property {{version: number, steps: number}} asked how many steps of the hint were asked for
 * @property {number} played the version answered by a move already: a second press must not play again
 * @property {Intent|null} intent
 * @property {Ordered|null} ordered
 * @property {Tap|null} waiting a tap that came while cards were moving
 * @property {string|import("../types.js").Rule} notice
 * @property {boolean} online
 * @property {boolean} gone whether the match cannot be opened
 * @property {boolean} invited whether this person was asked to sit down
 * @property {string} counted the deal whose count was shown
 * @property {number|null} overdue the seat whose time is over
 * @property {number[]|null} connected the seats with an open page; null until the server has named them
 * @property {number} watching
 * @property {Line[]} lines what was said, oldest first
 * @property {Line[]} bubbles what is just being said
 * @property {string[]} muted people who are not heard, as `keyOfPerson` names them
 * @property {Reel|null} reel
 * @property {import("../types.js").NoticeFrame[]} notices what the server has to say to everybody
 * @property {Effect[]} effects what is to be done because of the last event
 */

/**
 * @typedef {Frame
 *   | {type: "opened"} | {type: "connected", online: boolean, final: boolean} | {type: "unsent"}
 *   | {type: "stage"} | {type: "show", view: View} | {type: "staged", view: View, before: View|null, quiet: boolean} | {type: "idle"}
 *   | {type: "tap", tap: Tap} | {type: "drop", card: string, onto: string|null} | {type: "type", text: string} | {type: "typing", open: boolean} | {type: "clear"} | {type: "play", move: string} | {type: "pass", version: number}
 *   | {type: "ask_coach", at: number} | {type: "dismiss"} | {type: "ready"}
 *   | {type: "order", what: "hint"|"undo"|"next_deal"|"rematch"} | {type: "wish", wish: Wish} | {type: "replay"} | {type: "retry"}
 *   | {type: "invited"} | {type: "counted", deal: string} | {type: "overdue", seat: number|null} | {type: "again"}
 *   | {type: "remark", line: Line} | {type: "fade", line: Line} | {type: "mute", seat: number, name: string} | {type: "reel", reel: Partial<Reel>} | {type: "wind", wind: Wind} | {type: "jump", view: View} | {type: "understood"} | {type: "told", notice: string}
 *   | {type: "settings"} | {type: "narrow", narrow: boolean} | {type: "visit", path: string}} Event
 */

/**
 * @typedef {{type: "send", request: Request} | {type: "patience"} | {type: "restart"} | {type: "retry"} | {type: "salts", view: View}
 *   | {type: "say", words: string} | {type: "hear", line: Line, own: boolean} | {type: "mute", person: string, muted: boolean}
 *   | {type: "clocks", view: View} | {type: "countdown", seconds: number|null} | {type: "stage"} | {type: "hurry"}
 *   | {type: "invite"} | {type: "count", open: boolean} | {type: "goOn", id: string} | {type: "wind", wind: Wind} | {type: "visit", path: string}} Effect
 */

/** @typedef {import("../shared/store.js").Store<State, Event>} Table */

/** @type {Pick<State, "cards"|"taking"|"answer"|"hint"|"guessed">} */
export const NOTHING_CHOSEN = { cards: [], taking: [], answer: null, hint: null, guessed: false };

/** @type {Pick<State, "typing"|"typo">} */
export const NOTHING_TYPED = { typing: false, typo: "" };

/** The state of a page that has just been opened. @param {Partial<State>} known @returns {State} */
export const opening = (known) => ({
  id: "", seat: null, over: told("table-deal-is-over"), narrow: false, version: 0, view: null, slots: { deal: "", slots: [], gaps: 0 }, queue: [], busy: false,
  last: null, ...NOTHING_CHOSEN, queued: null, ...NOTHING_TYPED, coached: null, asked: { version: 0, steps: 0 }, played: -1, intent: null, ordered: null, waiting: null, notice: "",
  online: true, gone: false, invited: false, counted: "", overdue: null, connected: null, watching: 0, lines: [], bubbles: [], muted: [],
  reel: null, notices: [], effects: [], ...known,
});

/** The name of the question for chances: without an answer they are not shown. */
export const CHANCES = "chances";

/** A table that goes on by itself, with all hands shown. @type {Reel} */
export const NEW_REEL = { of: "bots", playing: true, speed: "normal", hands: true, chances: null, place: 0, last: 0, deal: 1, deals: 0 };

/** The names at the seats. @param {State} state */
export const namesOf = ({ view }) => view?.seats.map((seat) => seat.name) ?? [];

/** Whether anything is chosen. @param {State} state */
export const hasChosen = ({ cards, taking }) => cards.length > 0 || taking.length > 0;

/** May a card be chosen now? Without a connection only where the page has all moves. @param {State} state */
export const isReady = ({ view, online, busy, queued }) => Boolean(view?.can.move && !busy && !queued && (online || view.all_plays));

/** Whether nothing is lost if the page is loaded anew. @param {State} state */
export const isAtRest = (state) => state.online && !state.busy && state.played !== state.version && !hasChosen(state);

/** The moves that have a button: those of the selection, the card alone, and last those without cards. @param {State} state */
export function choicesOf({ answer, view, cards, guessed }) {
  const alone = guessed && cards.length === 1 ? (view?.plays ?? []).filter((play) => !play.table.length && play.cards.length === 1 && play.cards[0] === cards[0]) : [];
  const shown = [...(answer?.choices ?? []), ...alone, ...(view?.choices ?? [])];
  return shown.filter((choice, order) => shown.findIndex((each) => each.move === choice.move) === order);
}

/** The moment of play, whoever sits down meanwhile or asks for something. @param {View} view */
export const momentOf = (view) => `${view.seat} ${view.deal} ${view.log.length} ${view.last_move?.version} ${view.phase} ${view.hand}`;

/** The deal and how it ended. @param {View} view */
export const dealOf = (view) => `${view.id}/${view.deal}/${view.last_move?.version}/${view.ended?.reason}`;

/** Whether a deal is over whose count was not shown. @param {State} state */
export const isCountPending = ({ view, counted }) =>
  view !== null && view.phase !== "play" && Boolean(view.deal_score || view.ended) && counted !== dealOf(view);

/** The seats that a person who comes may take. @param {View} view */
export const freeSeats = (view) => view.seats.filter((seat) => seat.open || (seat.left && seat.mine));

/** Somebody at a table; another person who takes the seat has another key. @param {string} id @param {number} seat @param {string} name */
export const keyOfPerson = (id, seat, name) => `${id}/${seat}/${name}`;
