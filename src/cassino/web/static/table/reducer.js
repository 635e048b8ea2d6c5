// What happens at a table: the state after each event. Nothing here sends, waits or draws; what is to be done is in
// `effects`.

import { cardsOf, keyOf } from "../shared/cards.js";
import { grouped, namesIn, spoken, spokenAll, told } from "../shared/texts.js";
import { addable, alternatives, answerOf, isSame } from "./choosing.js";
import { calledBefore } from "./naming.js";
import { NOTHING_CHOSEN, NOTHING_TYPED, hasChosen, isHinting, isReady } from "./state/choice.js";
import { CHANCES, NEW_REEL } from "./state/reel.js";
import { keyOfPerson } from "./state/talk.js";
import { freeSeats, isCountPending, momentOf, namesOf } from "./state/view.js";
import { isMove, isWord } from "./steps.js";
import { hintText } from "./telling.js";

/** @typedef {import("./state.js").State} State */
/** @typedef {import("./state.js").Event} Event */
/** @typedef {import("./state.js").Effect} Effect */
/** @typedef {import("./state/choice.js").Tap} Tap */
/** @typedef {import("./state/events.js").Wish} Wish */
/** @typedef {import("../types.js").View} View */
/** @template {Event["type"]} Type @typedef {Extract<Event, {type: Type}>} Of */

const STEPS = /** @type {const} */ (["nudge", "cards", "reason"]);
/** What a person asks for beside playing, and that changes the match. */
const WISHES = new Set(["claim", "undo", "offer", "agree", "decline", "flag", "resign", "fill"]);
/** Those of them that mean the same at any moment. */
const TIMELESS = new Set(["resign", "fill"]);
const KEPT_LINES = 50;

/** @type {{[Type in Event["type"]]: (state: State, event: Of<Type>) => State}} */
const HANDLERS = {
  view: arrive,
  choices: choose,
  hint: advise,
  coach: teach,
  ask_coach: (state, { at }) => askCoach(state, at),
  dismiss: (state) => ({ ...state, coached: null }),
  ready: (state) => state,
  error: fail,
  // After the end, it is known who has won.
  chances: (state, { chances }) =>
    state.reel && !state.view?.winner ? { ...state, reel: { ...state.reel, chances } } : state,
  rematch: (state, { id }) => also(state, { type: "goOn", id }),
  people: gather,
  said: hear,
  notice: heed,
  why: (state) => state,
  done: (state) => state,
  alive: (state) => state,
  opened: (state) => also({ ...state, notices: [], hinting: null }, { type: "patience" }),
  connected: connect,
  unsent: (state) => ({ ...state, wished: null, notice: told("table-not-sent") }),
  stage: (state) => ({ ...state, busy: true, queue: state.queue.slice(1) }),
  show: (state, { view }) => show(state, view),
  staged: remember,
  idle,
  tap: (state, { tap }) => press(state, tap),
  drop,
  type: typeMove,
  typing: (state, { open }) => ({ ...state, ...NOTHING_TYPED, typing: open }),
  clear: (state) => ({ ...state, ...NOTHING_CHOSEN, waiting: null }),
  play: (state, { move }) => play(state, move),
  pass: letPass,
  order: (state, { what }) => order(state, what),
  wish: (state, { wish }) => make(state, wish),
  replay,
  retry: (state) => also(state, { type: "retry" }),
  invited: (state) => ({ ...state, invited: true }),
  counted: (state, { deal }) => ({ ...state, counted: deal }),
  overdue: fallen,
  patient: (state, { absence }) => ({ ...state, patient: absence }),
  again: (state) => ({ ...state, ...NOTHING_CHOSEN, ...NOTHING_TYPED, notice: "", version: -1, played: -1 }),
  remark: (state, { line }) =>
    also(
      { ...state, bubbles: [...state.bubbles.filter(({ seat }) => seat !== line.seat), line] },
      { type: "hear", line, own: true },
    ),
  fade: (state, { line }) => ({ ...state, bubbles: state.bubbles.filter((each) => each !== line) }),
  mute,
  reel: (state, { reel }) => ({ ...state, reel: { ...(state.reel ?? NEW_REEL), ...reel } }),
  wind: (state, { wind }) => also(state, { type: "wind", wind }),
  jump,
  understood: (state) => ({ ...state, notices: [] }),
  told: (state, { notice }) => also({ ...state, notice }, say(notice)),
  settings: (state) => also(state, { type: "patience" }),
  visit: (state, { path }) => also(state, { type: "visit", path }),
};

/** The state after an event. @param {State} state @param {Event} event @returns {State} */
export function reduce(state, event) {
  const handle = /** @type {(state: State, event: Event) => State} */ (HANDLERS[event.type]);
  return handle({ ...state, effects: [] }, event);
}

/** @param {State} state @param {Effect[]} effects @returns {State} */
const also = (state, ...effects) => ({ ...state, effects: [...state.effects, ...effects] });

/** @param {string} words @returns {Effect} */
const say = (words) => ({ type: "say", words });

/** Sends a request about the last view that came. @param {State} state @param {Wish} wish */
const sent = (state, wish) => also(state, { type: "send", request: { ...wish, version: state.version } });

// What the server says.

/** @param {State} state @param {Of<"view">} frame */
function arrive(state, { view }) {
  const isKnown =
    state.version === view.version &&
    state.view?.seat === view.seat &&
    view.seats.every(({ seat, name }) => name === namesOf(state)[seat]) &&
    isSameAbsence(view, state.view);
  const next = orderAgain(also({ ...state, version: view.version, overdue: null }, { type: "clocks", view }), view);
  if (isKnown) return next;
  if (hasSatDown(state, view)) return also(next, { type: "restart" });
  const greeted = state.view ? [] : [/** @type {Effect} */ ({ type: "patience" })];
  return also({ ...next, queue: [...next.queue, { view, quiet: false }] }, { type: "salts", view }, ...greeted, {
    type: "stage",
  });
}

/** Whether the same people are away, and the same can be done about it. @param {View} view @param {View} before */
const isSameAbsence = (view, before) =>
  view.can.fill === before.can.fill && view.seats.every(({ seat, away }) => away === before.seats[seat].away);

/** A window that was opened to watch is opened again, at the seat. @param {State} state @param {View} view */
const hasSatDown = (state, view) =>
  view.seat === null && state.seat === null && view.seats.some((seat) => seat.mine && seat.kind === "human");

/** Where a salt or a newcomer came first. @param {State} state @param {View} view */
function orderAgain(state, view) {
  const { ordered } = state;
  return ordered?.again && ordered.deal === view.deal && view.can[ordered.type] ? order(state, ordered.type) : state;
}

/** @param {State} state @param {Of<"choices">} answer */
function choose(state, answer) {
  if (answer.version !== state.version || !isSame(answer.cards, state.cards) || !isSame(answer.table, state.taking))
    return state;
  const plays = state.view?.plays ?? []; // they say more: what a trail overlooks
  const choices = answer.choices.map((choice) => plays.find(({ move }) => move === choice.move) ?? choice);
  const known = state.view?.all_plays && state.answer ? { ...state.answer, why: answer.why } : { ...answer, choices };
  return heard({ ...state, answer: known }, known);
}

/** Says what a selection can become. @param {State} next @param {import("../types.js").ChoicesFrame} answer */
function heard(next, answer) {
  const labels = answer.choices.map((choice) => spoken(choice.label));
  if (labels.length) return also(next, say(told("table-can", { moves: grouped(labels) })));
  return answer.why && next.taking.length && !answer.hand.length ? also(next, say(spoken(answer.why.message))) : next;
}

/** @param {State} state @param {Of<"hint">} hint */
function advise(state, hint) {
  if (hint.version !== state.version) return state;
  // What was chosen meanwhile stays chosen; the next tap asks for this step again.
  const isChoosing = hasChosen(state) && !isSame(state.hinting?.chosen ?? [], [...state.cards, ...state.taking]);
  if (isChoosing && hint.step !== "nudge") return { ...state, hinting: null };
  const named =
    hint.step === "nudge"
      ? {}
      : { cards: hint.cards ?? [], taking: whole(state.view, hint.table ?? []), guessed: true };
  const hinted = { version: hint.version, steps: STEPS.indexOf(hint.step) + 1 };
  const next = { ...state, hint, hinted, hinting: null, ...named };
  const text = hintText(hint, next.cards, next.taking, state.view ? namesIn(state.view) : []);
  const advised = also(next, say(told("table-hint-spoken", { hint: text })));
  return hasChosen(advised) ? ask(advised) : advised;
}

/** The coach answers about a move. @param {State} state @param {Of<"coach">} frame */
function teach(state, frame) {
  if (state.coached?.at !== frame.at) return state;
  return also(
    { ...state, coached: { ...state.coached, frame } },
    say(spokenAll(frame.told, state.view ? namesIn(state.view) : [])),
  );
}

/** @param {State} state @param {number} at */
const askCoach = (state, at) =>
  sent({ ...state, coached: { at, version: state.version, frame: null } }, { type: "coach", at });

/** A question was refused: the coach is asked again where somebody has played meanwhile. @param {State} state
 * @param {string} code */
function askCoachAgain(state, code) {
  const { coached, version } = state;
  if (!coached || coached.frame) return state;
  if (code !== "stale") return { ...state, coached: null };
  return version > coached.version ? askCoach(state, coached.at) : state;
}

/** A build is taken or left as a whole. @param {View|null} view @param {string[]} taking */
function whole(view, taking) {
  const items = (view?.table ?? []).map(cardsOf).filter((cards) => cards.some((card) => taking.includes(card)));
  return [...new Set([...taking, ...items.flat()])];
}

/** @param {State} state @param {Of<"error">} frame */
function fail(state, { code, message, why, id }) {
  if (id === CHANCES) return state; // The table does without.
  if (code === "salt") return state; // Nobody chose it: the check of the deal says that it is missing.
  // A question has no name; what was sent beside it is still on its way. What is new is about the view that comes.
  if (id === undefined) {
    const asked = { ...askCoachAgain(state, code), hinting: null };
    if (code === "stale") return asked;
    // Without a server, nobody answers any more what was sent.
    return refuse(code === "broken" ? { ...asked, played: -1, wished: null } : asked, message, why);
  }
  // What the database could not take is sent again until it can.
  if (code === "storage") return refuse(state, message, why);
  const { wished } = state;
  const isWish = wished !== null && wished.id === calledBefore(id);
  if (isWish && code === "stale") return wishAgain({ ...state, wished: { ...wished, tooLate: message } });
  const next = { ...state, played: -1, queued: null, wished: isWish ? null : wished };
  if (code !== "stale" && state.typing && state.intent?.typed) return { ...next, intent: null, typo: why ?? message };
  if (code !== "stale") return refuse({ ...next, intent: null }, message, why);
  const { intent, ordered } = state;
  return playAgain({
    ...next,
    intent: intent && { ...intent, again: true },
    ordered: ordered && { ...ordered, again: true },
  });
}

/** @param {State} state @param {string} message @param {import("../types.js").Rule} [why] */
function refuse(state, message, why) {
  return also({ ...state, notice: why ?? message }, say(why ? `${spoken(why.message)} (${why.rule})` : message));
}

/** @param {State} state @param {Of<"people">} frame */
function gather(state, { connected, watching }) {
  const before = state.connected;
  const next = { ...state, connected, watching };
  if (!before) return next;
  const others = (state.view?.seats ?? []).filter((seat) => seat.seat !== state.view?.seat && seat.kind === "human");
  const changed = others.filter(({ seat }) => before.includes(seat) !== connected.includes(seat));
  return also(
    next,
    ...changed.map(({ seat, name }) =>
      say(connected.includes(seat) ? told("table-came", { name }) : told("table-went", { name })),
    ),
  );
}

/** @param {State} state @param {Of<"said">} frame */
function hear(state, { seat, name, phrase, text }) {
  const own = seat === state.view?.seat;
  if (!own && state.muted.includes(keyOfPerson(state.id, seat, name))) return state;
  const line = { seat, name: own ? told("you") : name, phrase, text };
  const bubbles = [...state.bubbles.filter((each) => each.seat !== seat), line];
  return also({ ...state, bubbles, lines: [...state.lines, line].slice(-KEPT_LINES) }, { type: "hear", line, own });
}

/** @param {State} state @param {Of<"notice">} frame */
function heed(state, frame) {
  const rest = state.notices.filter(({ code }) => code !== frame.code);
  const isOver = rest.length < state.notices.length;
  const next = { ...state, notices: frame.message ? [...rest, frame] : rest };
  return frame.message || isOver
    ? also(next, say(frame.message ? spoken(frame.message) : told("table-works-again")))
    : next;
}

/** The time of a seat is over. @param {State} state @param {Of<"overdue">} event */
function fallen(state, { seat }) {
  const { view } = state;
  const words = view ? told("table-time-is-over", { who: seat }, namesIn(view)) : "";
  return also({ ...state, overdue: seat }, ...(words ? [say(words)] : []));
}

/** @param {State} state @param {Of<"connected">} event */
function connect(state, { online, final }) {
  const isNews = online !== state.online || final;
  // A move that was sent just before the loss is still on its way: nothing else is played for this turn.
  const queued = state.queued ?? (!online && state.played === state.version ? (state.intent?.move ?? null) : null);
  const next = also(
    { ...state, online, queued, played: queued ? state.played : -1, gone: final },
    ...(isNews ? [say(online ? told("table-online") : told("table-offline"))] : []),
  );
  return online && state.view ? ask(next) : next;
}

// What is shown.

/** @param {State} state @param {View} view @returns {State} */
function show(state, view) {
  const isSameMoment = state.view !== null && momentOf(state.view) === momentOf(view);
  const coached = view.log.some((line) => line.version === state.coached?.at) ? state.coached : null;
  const next = also({ ...state, view, coached }, { type: "countdown", seconds: null });
  const notice = hasMoved(state.view, view) ? told("table-seat-moved") : "";
  if (!isSameMoment) return { ...next, ...NOTHING_CHOSEN, ...happened(state), notice, queued: null };
  // Somebody sat down, or asked for something: what was chosen stays chosen.
  return hasChosen(next) ? ask(next) : next;
}

/** Whether this person came back to the seat in another browser, so that here they only watch.
 * @param {View|null} before @param {View} view */
const hasMoved = (before, view) =>
  before?.id === view.id && before.seat !== null && view.seat === null && !view.seats.some(({ mine }) => mine);

/** A typed move no longer waits for its answer. @param {State} state @returns {Partial<State>} */
const happened = ({ intent }) => (intent?.typed ? { ...NOTHING_TYPED, intent: { ...intent, typed: false } } : {});

/** Another moment of the match, at once and without a word. @param {State} state @param {Of<"jump">} event */
function jump(state, { view }) {
  const next = show({ ...state, version: view.version, queue: [], last: null, counted: "" }, view);
  return also(next, { type: "count", open: false }, { type: "stage" });
}

/** A view was shown with all that moves. @param {State} state @param {Of<"staged">} event @returns {State} */
function remember(state, { view, before, quiet }) {
  const isMoved = before !== null && isMove(before, view);
  if (isMoved && !isWord(view)) return { ...state, last: { before, view } };
  return quiet || isMoved ? state : { ...state, last: null };
}

/** The last move once more. @param {State} state */
function replay(state) {
  const { last, view: now } = state;
  if (state.busy || !last || !now) return state;
  const views = last.view === now ? [now] : [last.view, now];
  const next = show(state, last.before);
  return also({ ...next, queue: [...next.queue, ...views.map((view) => ({ view, quiet: true }))] }, { type: "stage" });
}

/** There is nothing more to show. @param {State} state */
function idle(state) {
  const rested = also({ ...state, busy: false }, { type: "countdown", seconds: secondsToPass(state.view) });
  const tapped = isReady(rested) ? pressNow(rested) : rested;
  const next = wishAgain(playAgain(tapped));
  const { view } = next;
  const isAsked =
    view !== null &&
    view.seat === null &&
    next.seat !== "watch" &&
    !next.invited &&
    view.can.join &&
    freeSeats(view).length > 0;
  const invited = isAsked ? also(next, { type: "invite" }) : next;
  if (isCountPending(next)) return also(invited, { type: "count", open: true });
  return view?.phase === "play" || view?.phase === "announcing"
    ? also(invited, { type: "count", open: false })
    : invited;
}

/** @param {View|null} view */
const passOf = (view) => view?.choices.find((choice) => choice.kind === "pass");

/** After how long a question of no interest is let pass; null for not at all. @param {View|null} view */
const secondsToPass = (view) =>
  view?.window && view.window.seat === view.seat && passOf(view) ? view.window.seconds : null;

/** @param {State} state @param {Of<"pass">} event */
function letPass(state, { version }) {
  const pass = passOf(state.view);
  return pass && version === state.version ? play(state, pass.move) : state;
}

// What the person does.

/** @param {State} state @param {Tap} tap */
function press(state, tap) {
  // Motion ends at a tap; the tap counts afterwards, when it is this person's turn.
  if (state.busy) return also({ ...state, waiting: tap }, { type: "hurry" });
  if (isReady(state)) return ask(chosen(state, tap));
  const why = whyNotReady(state);
  const notice = state.queued ? "" : why; // the banner about the connection says it
  const isBotsTurn = state.online && state.view?.seats.some((seat) => seat.is_turn && seat.kind === "bot");
  return also({ ...state, notice, waiting: isBotsTurn ? tap : state.waiting }, say(why));
}

/** A card of the hand was dragged to a card of the table, or to the felt. What is clear is played at once.
 * @param {State} state @param {Of<"drop">} event */
function drop(state, { card, onto }) {
  const { view } = state;
  if (state.busy || !view || !isReady(state)) return press(state, { on: "hand", card });
  const item = view.table.find((each) => keyOf(each) === onto);
  const aimed = item ? cardsOf(item) : [];
  const plays = view.plays.filter(
    (each) =>
      isSame(each.cards, [card]) && (item ? aimed.every((part) => each.table.includes(part)) : !each.table.length),
  );
  const best = plays[0];
  const next = ask({ ...state, cards: [card], taking: best ? best.table : aimed, guessed: Boolean(best) });
  return view.all_plays && plays.length === 1 && !best.slip ? play(next, best.move) : next;
}

/** A move was typed: the server reads it. The text stays until the move has happened. @param {State} state
 * @param {Of<"type">} event */
function typeMove(state, { text }) {
  if (!isReady(state)) return { ...state, typo: whyNotReady(state) };
  return text.trim() ? play({ ...state, typo: "" }, text, true) : { ...state, typo: told("table-typo-empty") };
}

/** The tap that had to wait, if its card is still there. @param {State} state */
function pressNow(state) {
  const { waiting } = state;
  const next = { ...state, waiting: null };
  return waiting && isThere(state, waiting) ? press(next, waiting) : next;
}

/** @param {State} state @param {Tap} tap */
function isThere({ view }, { on, card }) {
  if (on === "hand") return view?.hand.includes(card);
  return on === "table"
    ? view?.table.some((item) => keyOf(item) === card)
    : view?.piles.some((pile) => pile.top === card);
}

/** @param {State} state @param {Tap} tap @returns {State} */
function chosen(state, { on, card }) {
  if (on === "hand") return chosenInHand(state, card);
  const item = on === "table" ? state.view?.table.find((each) => keyOf(each) === card) : undefined;
  const cards = item ? cardsOf(item) : [card];
  const rest = state.taking.filter((each) => !cards.includes(each));
  return {
    ...state,
    guessed: false,
    taking: cards.every((each) => state.taking.includes(each)) ? rest : [...rest, ...cards],
  };
}

/** A card of the hand chooses what it takes, and with each further tap something else.
 * @param {State} state @param {string} card @returns {State} */
function chosenInHand(state, card) {
  const { view, cards, taking } = state;
  if (view && cards.length === 1 && cards[0] === card) {
    const tables = alternatives(view, card);
    const place = tables.findIndex((table) => isSame(table, taking));
    const next = state.guessed && place >= 0 ? tables[place + 1] : undefined;
    return next
      ? { ...state, taking: next }
      : { ...state, cards: [], taking: state.guessed ? [] : taking, guessed: false };
  }
  const chosen = chosenOfHand(state, card);
  const isFree = view && chosen.length === 1 && (state.guessed || !taking.length);
  if (isFree) return { ...state, cards: chosen, taking: alternatives(view, chosen[0])[0], guessed: true };
  return { ...state, cards: chosen, guessed: state.guessed && chosen.length < 2 };
}

/** One card, or several where the server has said that they fit. @param {State} state @param {string} card */
function chosenOfHand({ cards, answer }, card) {
  if (cards.includes(card)) return cards.filter((each) => each !== card);
  return answer?.hand.includes(card) && cards.length ? [...cards, card] : [card];
}

/** @param {State} state */
function whyNotReady({ online, view, over, queued, reel }) {
  if (queued) return told("table-will-be-sent");
  if (!online) return told("table-no-connection");
  if (view?.seat === null || reel) return told("table-watching");
  const turn = view?.seats.find((seat) => seat.is_turn);
  return view && turn ? told("table-turn-of", { who: turn.seat }, namesIn(view)) : over;
}

/** Finds out what the selection can become; only where the plays of the view do not tell, or nothing is possible, the
 * server is asked.
 * @param {State} state */
function ask(state) {
  const { cards, taking, view, version } = state;
  const next = {
    ...state,
    notice: "",
    answer: null,
    hint: hasChosen(state) ? state.hint : null,
    coached: hasChosen(state) ? null : state.coached,
  };
  if (!view?.can.move || !hasChosen(state)) return next;
  const answer = answerOf(view, cards, taking, version);
  const isHopeless = !answer.choices.length && !addable({ ...next, answer }).length && !answer.hand.length;
  const known = view.all_plays || answer.choices.length ? heard({ ...next, answer }, answer) : next;
  const isAsking = !view.all_plays || (isHopeless && state.online);
  return isAsking ? sent(known, { type: "select", cards, table: taking }) : known;
}

/** @param {State} state @param {string} move @param {boolean} [typed] whether the person typed it */
function play(state, move, typed = false) {
  const { view, version } = state;
  if (!view || !isReady(state) || state.played === version) return state;
  // The banner about the connection says so, too.
  const known = state.online ? state : also({ ...state, queued: move }, say(told("table-will-be-sent")));
  return sent(
    { ...known, coached: null, played: version, intent: { move, at: momentOf(view), version, typed, again: false } },
    { type: "move", move },
  );
}

/** A move that was too late for its version, though nobody has played meanwhile. @param {State} state */
function playAgain(state) {
  const { intent, view, version } = state;
  if (!intent?.again || view?.version !== version || version === intent.version) return state;
  const next = { ...state, intent: null };
  return momentOf(view) === intent.at ? play(next, intent.move, intent.typed) : next;
}

/** @param {State} state @param {Of<"order">["what"]} what */
function order(state, what) {
  if (state.busy) return also(state, { type: "hurry" });
  if (what === "hint") return askHint(state);
  if (what === "undo")
    return state.view?.can.undo
      ? make({ ...state, ordered: null }, { type: "undo" })
      : make(state, { type: "offer", kind: "takeback" });
  return sent({ ...state, ordered: { type: what, deal: state.view?.deal ?? 0, again: false } }, { type: what });
}

/** Asks for something once, also at two taps. @param {State} state @param {Wish} wish */
function make(state, wish) {
  const { version, wished } = state;
  if (!WISHES.has(wish.type)) return sent(state, wish);
  if (wished?.version === version && isAlike(wished.wish, wish)) return state;
  const wishes = state.wishes + 1;
  const made = { id: `w${wishes}`, wish, version, about: state.view && topicOf(state.view), tooLate: "" };
  return also({ ...state, wishes, wished: made }, { type: "send", request: { ...wish, version, id: made.id } });
}

/** A wish that was too late for its version: it is made again where it means the same. @param {State} state */
function wishAgain(state) {
  const { wished, view, version } = state;
  if (!wished?.tooLate || view?.version !== version || version === wished.version) return state;
  const next = { ...state, wished: null };
  const isMeant = TIMELESS.has(wished.wish.type) || wished.about === topicOf(view);
  return isMeant ? make(next, wished.wish) : refuse(next, wished.tooLate);
}

/** What a wish is about: the moment, and what somebody asks for, whoever has answered it. @param {View} view */
const topicOf = (view) => `${momentOf(view)} ${JSON.stringify({ ...view.offer, waiting: [] })}`;

/** @param {Wish} one @param {Wish} other */
const isAlike = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Each time one step more: where to look, which cards, which move and why. @param {State} state */
function askHint(state) {
  const { version, hinted, cards, taking } = state;
  if (isHinting(state)) return state;
  const step = STEPS[Math.min(hinted.version === version ? hinted.steps : 0, STEPS.length - 1)];
  return sent({ ...state, coached: null, hinting: { version, chosen: [...cards, ...taking] } }, { type: "hint", step });
}

/** Mutes a person, or ends that. @param {State} state @param {Of<"mute">} event */
function mute(state, { seat, name }) {
  const person = keyOfPerson(state.id, seat, name);
  const rest = state.muted.filter((each) => each !== person);
  if (rest.length < state.muted.length) return also({ ...state, muted: rest }, { type: "mute", person, muted: false });
  const bubbles = state.bubbles.filter((line) => line.seat !== seat);
  const lines = state.lines.filter((line) => line.seat !== seat || line.name !== name);
  return also({ ...state, muted: [...rest, person], bubbles, lines }, { type: "mute", person, muted: true });
}
