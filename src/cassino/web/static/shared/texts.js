// Messages of the server in words: the same catalogs and functions as in Python (cassino/texts/catalog.py).

import { FluentBundle } from "../vendor/fluent-bundle/bundle.js";
import { FluentResource } from "../vendor/fluent-bundle/resource.js";
import { FluentDateTime, FluentNumber, FluentType } from "../vendor/fluent-bundle/types.js";
import { isItalian } from "./prints.js";
import { figureOf, printedWord, rankName, rankOf, suitName, suitOf } from "./suits.js";

/** A message of the server, or of the page itself: its arguments may be messages.
 * @typedef {{readonly key: string, readonly args?: Readonly<Record<string, any>>}} Message */
/** @typedef {{readonly names: readonly string[], readonly style: "words"|"symbols"|"drawn"}} Speaker */
/** @typedef {import("../vendor/fluent-bundle/types.js").FluentVariable} Variable */

/** That of the page. */
export const LANGUAGE = globalThis.document?.documentElement.lang || "en";
/** Whose plurals, numbers and dates a language uses whose own not every browser knows. @type {Record<string, string>}
 */
const RELATED = { ht: "fr", "en-XA": "en" };
/** Languages with a few texts only; the others are English. */
const DRAFTS = ["af", "ss", "st", "zu"];
export const IS_DRAFT = DRAFTS.includes(LANGUAGE);
/** For numbers and dates of the page. Most sentences of a draft are English. */
export const LOCALE = IS_DRAFT ? "en" : (RELATED[LANGUAGE] ?? LANGUAGE);
const FILES = ["hints", "labels", "moves", "notices", "parts", "refusals", "shared", "table", "talk"];
/** What the server calls the person who reads. */
export const YOU = "You";
/** More cards than these are "these cards" where a sentence need not name them. */
const MOST_NAMED = 3;
/** What arguments are that a message leaves out. @type {Record<string, any>} */
const ABSENT = { builds: [], tops: {}, sweep: "none", word: "", more: 0, worth: 0, case: "" };
/** Arguments that are words for what is printed on cards. */
const PRINTED_ARGUMENTS = new Set(["kind", "suit", "rank"]);
/** A card between two characters that no text has. */
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKS = /[\uE000\uE001]/;
/** What stands for "<" in arguments while the elements of a message are found: a character that no text has. */
const LESS = "\uE002";
/** An element in a message: its name and the words inside. */
const ELEMENT = /<(\w+)>(.*?)<\/\1>/s;
/** How long to wait after each try to fetch a catalog, in milliseconds. */
const PAUSES = [300, 1000, 3000];

/** The line before the messages that a draft lacks (cassino/texts/files.py). */
const IN_ENGLISH = "### english";

/** An argument that only the functions of the catalog read. @extends {FluentType<any>} */
class Given extends FluentType {
  toString() {
    return String(this.value);
  }
}

/** What a catalog may call. @type {ConstructorParameters<typeof FluentBundle>[1]} */
const OPTIONS = {
  useIsolating: false,
  functions: {
    NAME: ([seat], named) => name(seat, caseIn(named)),
    WHO: ([seat]) => (nameIn(seat) === YOU ? "you" : "other"),
    FORM: ([seats]) => form(valueOf(seats)),
    PLAYERS: ([seats], named) => players(valueOf(seats), caseIn(named)),
    CARDS: ([cards, more], named) => someCards([valueOf(cards)].flat(), more ? valueOf(more) : 0, caseIn(named)),
    THESE: ([cards], named) => these(valueOf(cards), caseIn(named)),
    ROW: ([cards, builds], named) => row(valueOf(cards), builds ? valueOf(builds) : [], caseIn(named)),
    SETS: ([sets, builds, tops], named) => setsOf(valueOf(sets), valueOf(builds), valueOf(tops), caseIn(named)),
    BUILDS: ([builds], named) => conjoined(buildsOf(valueOf(builds), caseIn(named))),
    VALUES: ([value]) => worded("values", { value: valueOf(value) }),
    SCORES: ([scores]) => scoresOf(valueOf(scores)),
  },
};
const bundle = new FluentBundle(LOCALE, OPTIONS);
/** For what a draft lacks: all of it is English, with English cards and builds in it. */
const english = IS_DRAFT ? new FluentBundle(["en"], OPTIONS) : bundle;
/** The messages that a draft lacks. @type {Set<string>} */
const lacking = new Set();
/** Whose messages are used now. */
let voice = bundle;
await load(...FILES);

/** Reads more catalogs, for a page that says more. @param {...string} files */
export async function load(...files) {
  const texts = await Promise.all(files.map((file) => fetched(file, LANGUAGE)));
  for (const text of texts) bundle.addResource(new FluentResource(text));
  if (!IS_DRAFT) return;
  for (const text of texts)
    for (const { id } of new FluentResource(text.split(IN_ENGLISH)[1] ?? "").body) lacking.add(id);
  for (const text of await Promise.all(files.map((file) => fetched(file, "en"))))
    english.addResource(new FluentResource(text));
}

/** A catalog; empty where it cannot be had. @param {string} file @param {string} language */
async function fetched(file, language) {
  const address = new URL(`../${language}/${file}.ftl`, import.meta.url);
  for (const pause of [...PAUSES, 0]) {
    const text = await tried(address);
    if (text !== null) return text;
    await new Promise((end) => setTimeout(end, pause));
  }
  console.warn(`${address} cannot be read.`);
  return "";
}

/** @param {URL} address @returns {Promise<string|null>} */
async function tried(address) {
  try {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : null;
  } catch {
    return null;
  }
}

/** The messages that could not be worded. @type {Set<string>} */
const failed = new Set();
let isOld = false;

/** Whether a message came that the catalogs of this page do not have: the server may have newer ones. */
export const isOutdated = () => isOld;

/** To whom the message is said that is worded now. @type {Speaker} */
let speaker = { names: [], style: "words" };

/** What players are called, by seat. @param {import("../types.js").View} view */
export const namesIn = (view) => view.seats.map((seat) => seat.name);

/** A message with cards by name, for the ear. @param {Message} message @param {readonly string[]} [names] of the seats;
 * a player called "You" is addressed */
export const spoken = (message, names = []) => said(message, { names, style: "words" });

/** What a page says itself: a message of its catalog with cards by name. @param {string} key
 * @param {Record<string, any>} [args] @param {readonly string[]} [names] of the seats */
export const told = (key, args = {}, names = []) => spoken({ key, args }, names);

/** What a page says itself, with elements in it: `<link>` in the message is what tags.link makes of the words inside.
 * @param {string} key @param {Record<string, any>} args @param {Record<string, (words: string) => unknown>} tags
 *   @returns {unknown[]} */
export function marked(key, args, tags) {
  const plain = Object.fromEntries(
    Object.entries(args).map(([word, value]) => [
      word,
      typeof value === "string" ? value.replaceAll("<", LESS) : value,
    ]),
  );
  return told(key, plain)
    .split(ELEMENT)
    .map((part, order, all) => {
      if (order % 3 === 1) return "";
      const words = part.replaceAll(LESS, "<");
      return order % 3 === 2 ? (tags[all[order - 1]] ?? String)(words) : words;
    });
}

/** A message with cards as "10♦". @param {Message} message @param {readonly string[]} [names] */
export const written = (message, names = []) => said(message, { names, style: "symbols" });

/** Sentences one after the other, for the ear. @param {readonly Message[]} messages @param {readonly string[]} [names]
 */
export const spokenAll = (messages, names = []) => messages.map((message) => spoken(message, names)).join(" ");

/** A message in parts: text, and cards to be drawn. @param {Message} message @param {readonly string[]} [names]
 * @returns {(string|{card: string})[]} */
export function parts(message, names = []) {
  return said(message, { names, style: "drawn" })
    .split(MARKS)
    .map((part, order) => (order % 2 ? { card: part } : part));
}

/** What players are called, the one who is addressed first: "You and Ann". @param {readonly string[]} names of the
 * seats @param {number[]} seats */
export function playerNames(names, seats) {
  speaker = { names, style: "words" };
  return players(seats);
}

/** What cannot be worded is said with the words of its key. @param {Message} message @param {Speaker} to */
function said(message, to) {
  speaker = to;
  try {
    return worded(message.key, { ...ABSENT, ...message.args });
  } catch (problem) {
    note(message.key, problem);
    return message.key.replaceAll("-", " ");
  }
}

/** @param {string} key @param {unknown} problem */
function note(key, problem) {
  isOld ||= !bundle.hasMessage(key);
  if (!failed.has(key)) console.warn(`The message "${key}" cannot be worded.`, problem);
  failed.add(key);
}

/** A message, or a part of one; throws where any part fails. @param {string} key @param {Record<string, any>} args */
function worded(key, args) {
  const before = voice;
  if (lacking.has(key)) voice = english;
  try {
    return formatted(key, args);
  } finally {
    voice = before;
  }
}

/** @param {string} key @param {Record<string, any>} args */
function formatted(key, args) {
  const pattern = voice.getMessage(key)?.value;
  if (!pattern) throw new Error(`The catalog has no message "${key}".`);
  /** @type {Error[]} */
  const errors = [];
  const shown = Object.entries(args).map(([word, value]) => [
    word,
    given(PRINTED_ARGUMENTS.has(word) ? printedWord(value) : value),
  ]);
  const text = voice.formatPattern(pattern, Object.fromEntries(shown), errors);
  if (errors.length) throw new Error(`${key}: ${errors.join("; ")}`);
  return text;
}

/** An argument as Fluent takes it; a message is worded first. @param {any} value @returns {Variable} */
function given(value) {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false, maximumFractionDigits: 1 });
  if (value instanceof Date) return new FluentDateTime(value, { dateStyle: "long" });
  if (typeof value?.key === "string") return worded(value.key, { ...ABSENT, ...value.args });
  return typeof value === "string" ? value : new Given(value);
}

/** @param {Variable} value @returns {any} */
const valueOf = (value) => (value instanceof FluentType ? value.value : value);

/** @param {Record<string, any>} named the named arguments of a function @returns {string} */
const caseIn = (named) => String(named.case ?? "");

/** What the view calls the player in a seat. @param {Variable} seat @returns {string} */
function nameIn(seat) {
  const found = speaker.names[valueOf(seat)];
  if (found === undefined) throw new RangeError(`Nobody has seat ${valueOf(seat)}.`);
  return found;
}

/** @param {Variable} seat @param {string} grammar the grammatical case @returns {string} */
const name = (seat, grammar) => (nameIn(seat) === YOU ? worded("you", { case: grammar }) : nameIn(seat));

/** @param {number[]} seats */
function form(seats) {
  const isYou = seats.some((seat) => nameIn(seat) === YOU);
  if (seats.length > 1) return isYou ? "with-you" : "several";
  return isYou ? "you" : "one";
}

/** The player who is addressed comes first. @param {number[]} seats @param {string} [grammar] the grammatical case */
function players(seats, grammar = "") {
  const isYou = (/** @type {number} */ seat) => nameIn(seat) === YOU;
  return conjoined(
    [...seats.filter(isYou), ...seats.filter((seat) => !isYou(seat))].map((seat) => name(seat, grammar)),
  );
}

/** @param {number[]} scores by side */
function scoresOf(scores) {
  const seats = speaker.names.map((_, seat) => seat);
  return scores
    .map((score, side) => sideScore(players(seats.filter((seat) => seat % scores.length === side)), score))
    .join(", ");
}

/** `Ann 9`, but `Player 2: 9`. @param {string} side @param {number} score */
function sideScore(side, score) {
  return worded("side-score", { side, score: String(score), end: /\d$/.test(side) ? "digit" : "other" });
}

/** @param {string} text @param {string} grammar the grammatical case */
function card(text, grammar) {
  if (speaker.style === "drawn") return OPEN + text + CLOSE;
  const isShort = speaker.style === "symbols" && !isItalian();
  return isShort
    ? figureOf(text)
    : worded("card", { rank: rankName(rankOf(text)), suit: suitName(suitOf(text)), case: grammar });
}

/** @param {string[]} cards @param {string} grammar */
const cardsOf = (cards, grammar) => cards.map((each) => card(each, grammar));

/** @param {string[]} cards @param {number} more that are only counted @param {string} grammar */
const someCards = (cards, more, grammar) =>
  conjoined([...cardsOf(cards, grammar), ...(more ? [worded("more-cards", { more, case: grammar })] : [])]);

/** @param {string[]} cards @param {string} grammar */
const these = (cards, grammar) =>
  cards.length > MOST_NAMED ? worded("these-cards", { case: grammar }) : conjoined(cardsOf(cards, grammar));

/** @param {string[]} cards @param {number[]} builds @param {string} grammar */
function row(cards, builds, grammar) {
  const words = cardsOf(cards, grammar);
  return conjoined([
    ...(words.length ? [speaker.style === "words" ? conjoined(words) : words.join(" ")] : []),
    ...buildsOf(builds, grammar),
  ]);
}

/** @param {string[][]} sets @param {number[]} builds @param {Record<string, number>} tops @param {string} grammar */
function setsOf(sets, builds, tops, grammar) {
  return conjoined([
    ...sets.map((set) =>
      joined(
        "plus",
        set.map((each) => from(each, tops, grammar)),
      ),
    ),
    ...buildsOf(builds, grammar),
  ]);
}

/** A card, with the pile it lies on. @param {string} text @param {Record<string, number>} tops @param {string} grammar
 */
const from = (text, tops, grammar) =>
  text in tops ? worded("card-on-pile", { card: card(text, grammar), of: tops[text] }) : card(text, grammar);

/** @param {number[]} values @param {string} grammar */
const buildsOf = (values, grammar) => values.map((value) => worded("build-of", { value, case: grammar }));

/** "a, b and c" @param {string[]} words @returns {string} */
function conjoined(words) {
  const last = words.at(-1) ?? "";
  return words.length > 1 ? worded("and", { before: joined("comma", words.slice(0, -1)), last }) : last;
}

/** The same for words that stand in another message; in a draft without "and", as that message may be English.
 * @param {string[]} words */
export const listed = (words) => (IS_DRAFT ? joined("comma", words) : conjoined(words));

/** "a, b, c": several things about one. Empty ones are left out. @param {string[]} words */
export const enumerated = (words) => joined("comma", words.filter(Boolean));

/** "a, b; c, d": several things, with commas in each. Empty ones are left out. @param {string[]} things */
export const grouped = (things) => things.filter(Boolean).join("; ");

/** Words with a conjunction between each and the next one. @param {string} key @param {string[]} words */
const joined = (key, words) => (words.length ? words.reduce((before, last) => worded(key, { before, last })) : "");
