// What this browser adds to the deals, and what it remembers of them by itself.

import { ask } from "../shared/host.js";
import { chance, hashOf, isLink } from "./hash.js";

/** @typedef {import("../types.js").View} View */
/**
 * What this browser knows by itself of one match; kept in the browser only.
 * @typedef {object} Memory
 * @property {number} at when the match was last looked at
 * @property {string} secret the far end of the own chain of salts
 * @property {string} commitment as first shown
 * @property {string} dealing how the cards are dealt, as first shown
 * @property {Record<number, string>} gave by deal, the salt that was given for it
 * @property {Record<number, string[]>} bound by deal, the links of all seats when it was given
 * @property {number} chained the coming deal for which the own chain was last begun
 * @property {number} chains how many were begun
 * @property {string} next the commitment of the rematch, as first shown
 * @property {Seen|null} seen
 * @property {string[]} faults messages
 */
/**
 * The cards of the present deal as they were seen.
 * @typedef {object} Seen
 * @property {number} deal
 * @property {number} dealer
 * @property {Record<number, string[]>} hands the own hand, by round
 * @property {[number, number, number, string][]} plays seat, the first and the last round it can have been in, card
 * @property {string[]} table what lay on the table before the first move
 * @property {number} round
 * @property {string[]} used
 */

const PREFIX = "cassino.fair.";
const OWN_LINKS = 512;
const MOST_KEPT = 40;
const FROM_HAND = new Set(["trail", "capture", "build", "join", "raise"]);

/** @param {string} id @param {number|null} seat */
const nameOf = (id, seat) => `${PREFIX}${id}.${seat ?? "watch"}`;

/** @param {string} id @param {number|null} seat @returns {Memory|null} */
export function recall(id, seat) {
  try {
    return JSON.parse(localStorage.getItem(nameOf(id, seat)) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} id @param {number|null} seat @param {Memory} memory */
function remember(id, seat, memory) {
  memory.at = Date.now();
  try {
    localStorage.setItem(nameOf(id, seat), JSON.stringify(memory));
    forgetOldest();
  } catch {
    // A full or closed store: the deals go on without salts of this browser, and the check says so.
  }
}

function forgetOldest() {
  const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
  if (names.length <= MOST_KEPT) return;
  const age = (/** @type {string} */ name) => JSON.parse(localStorage.getItem(name) ?? "{}").at ?? 0;
  names.sort((one, other) => age(one) - age(other));
  names.slice(0, names.length - MOST_KEPT).forEach((name) => localStorage.removeItem(name));
}

/** @param {string} commitment @returns {Memory} */
function blank(commitment) {
  return {
    at: 0,
    secret: chance(),
    commitment,
    dealing: "",
    gave: {},
    bound: {},
    chained: 0,
    chains: 0,
    next: "",
    seen: null,
    faults: [],
  };
}

/** The links of a chain from the front. @param {string} secret */
function ownLinks(secret) {
  const links = [secret];
  while (links.length < OWN_LINKS) links.push(hashOf(links[links.length - 1]));
  return links.reverse();
}

/** What is sent with the wish for a match, once the server has promised its seeds; keep it when the match is made.
 * @returns {Promise<{fair: {commitment: string, salt: string}, keep: (id: string, seat: number) => void}|null>} */
export async function promised() {
  const { isRefused, answer } = await ask("/api/fair", {});
  const { commitment } = answer;
  if (isRefused || !isLink(commitment)) return null;
  const memory = blank(commitment);
  const salt = ownLinks(memory.secret)[0];
  memory.gave[1] = salt;
  memory.chains = 1;
  return { fair: { commitment, salt }, keep: (id, seat) => remember(id, seat, memory) };
}

/** What the first who comes to a table that nobody opened for himself adds to its first deal; keep it if it was used.
 * @param {View} view @returns {{salt: string, keep: (seat: number) => void}|null} */
export function firstSalt(view) {
  const isTaken = view.seats.some((seat) => (seat.kind === "human" ? !seat.open : seat.left) || seat.next);
  if (!view.fair || isTaken || view.deal !== 1 || view.log.length || view.phase !== "play") return null;
  const memory = blank(recall(view.id, null)?.commitment ?? view.fair.commitment);
  const salt = ownLinks(memory.secret)[0];
  memory.gave[1] = salt;
  memory.chains = 1;
  return { salt, keep: (seat) => remember(view.id, seat, memory) };
}

/** The match goes on in another one: its seeds were promised when this one was over, and salts may have been given for
 * it.
 * No link is given in both. @param {View} view @param {string} id of the other */
export function goOn(view, id) {
  const memory = recall(view.id, view.seat);
  if (!memory?.next || recall(id, view.seat)) return;
  const coming = view.deal + 1;
  const salt = memory.gave[coming];
  const own = salt
    ? { secret: memory.secret, chains: memory.chains, gave: { 1: salt }, bound: { 1: memory.bound[coming] } }
    : {};
  remember(id, view.seat, { ...blank(memory.next), ...own });
  remember(view.id, view.seat, { ...memory, secret: chance() });
}

/** Looks at a view as it arrives: remembers what it shows, and gives the salts that are due.
 * @param {View} view @param {(salt: import("../types.js").Salt) => void} send */
export function watch(view, send) {
  const fair = view.fair;
  if (!fair) return;
  const memory = recall(view.id, view.seat) ?? blank(fair.commitment);
  notice(memory, view, fair);
  const salt = view.seat === null ? null : due(memory, view, fair, view.seat);
  remember(view.id, view.seat, memory);
  if (salt) send({ type: "salt", version: view.version, deal: view.deal + 1, salt });
}

/** @param {Memory} memory @param {View} view @param {import("../types.js").Fair} fair */
function notice(memory, view, fair) {
  const dealing = JSON.stringify(fair.dealing);
  memory.dealing ||= dealing;
  if (fair.commitment !== memory.commitment) blame(memory, "fair-promise-changed");
  if (dealing !== memory.dealing) blame(memory, "fair-dealing-changed");
  memory.next ||= fair.next;
  const seen = memory.seen?.deal === view.deal && !isNewFirst(memory.seen, fair) ? memory.seen : freshDeal(view, fair);
  memory.seen = seen;
  if (fair.used.join() !== seen.used.join()) blame(memory, "fair-numbers-changed");
  if (view.rulings.length) return; // what comes after a ruling on a misdeal is in another order
  const move = view.last_move;
  if (move && FROM_HAND.has(move.kind)) {
    for (const card of move.cards) note(seen.plays, [move.seat, seen.round, view.round.number, card]);
  }
  seen.round = view.round.number;
  if (view.hand.length) seen.hands[seen.round] = [...new Set([...(seen.hands[seen.round] ?? []), ...view.hand])];
}

/** Whether the first deal, of which this browser has seen no hand, was dealt with the salt of the first who came.
 * @param {Seen} seen @param {import("../types.js").Fair} fair */
function isNewFirst(seen, fair) {
  const isUnseen = seen.deal === 1 && !seen.plays.length && !Object.keys(seen.hands).length;
  return isUnseen && !seen.used.some(Boolean) && fair.used.some(Boolean);
}

/** @param {Memory} memory @param {string} fault */
function blame(memory, fault) {
  if (!memory.faults.includes(fault)) memory.faults.push(fault);
}

/** @param {[number, number, number, string][]} plays @param {[number, number, number, string]} play */
function note(plays, play) {
  if (!plays.some((other) => other[0] === play[0] && other[3] === play[3])) plays.push(play);
}

/** @param {View} view @param {import("../types.js").Fair} fair @returns {Seen} */
function freshDeal(view, fair) {
  const isChanged = view.log.length > 0 || view.rulings.length > 0;
  const table = isChanged ? [] : view.table.flatMap((item) => (item.kind === "card" ? [item.card] : []));
  const dealer = view.seats.findIndex((seat) => seat.is_dealer);
  return { deal: view.deal, dealer, hands: {}, plays: [], table, round: 1, used: fair.used };
}

/** The link that is to be sent now: a salt for the coming deal, or the beginning of a chain. No link is given for two
 * deals, and none before its time: the server shall not know the salt of a deal while others can still choose theirs.
 * @param {Memory} memory @param {View} view @param {import("../types.js").Fair} fair @param {number} seat */
function due(memory, view, fair, seat) {
  const coming = view.deal + 1;
  if (fair.ready.includes(seat) || (view.phase === "match_over" && !fair.next)) return null;
  const links = ownLinks(memory.secret);
  const next = links[links.indexOf(fair.given[seat]) + 1];
  const isOwn = links.includes(fair.given[seat]);
  if (!isOwn || !next || (isGiven(memory, next) && memory.gave[coming] !== next))
    return begin(memory, coming, fair.given[seat], links[0]);
  if (view.phase === "play" || fair.late.includes(seat)) return null;
  memory.bound[coming] ??= fair.given;
  memory.gave[coming] ??= next;
  return memory.gave[coming] === next ? next : null;
}

/** @param {Memory} memory @param {string} link */
const isGiven = (memory, link) => Object.values(memory.gave).includes(link);

/** The first link of a chain that was never shown; once for a deal, so that two browsers at one seat do not quarrel.
 * @param {Memory} memory @param {number} coming @param {string} given @param {string} first */
function begin(memory, coming, given, first) {
  if (memory.chained === coming) return given ? null : first;
  memory.chained = coming;
  if (memory.chains) memory.secret = chance();
  memory.chains += 1;
  return ownLinks(memory.secret)[0];
}
