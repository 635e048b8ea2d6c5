// The check of a deal that is over: what the server reveals against what this browser saw and gave.

import { html } from "../vendor/lit-html/lit-html.js";
import { counted, shortOf } from "../shared/cards.js";
import { openDialog } from "../shared/dialogs.js";
import { say } from "../shared/speech.js";
import { dealKey, dealtOut, orderOf } from "./deal.js";
import { hashOf, isLink } from "./hash.js";
import { recall } from "./memory.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Fair} Fair */
/** @typedef {import("./memory.js").Memory} Memory */
/** @typedef {import("./memory.js").Seen} Seen */
/** @typedef {{right: boolean|null, text: string}} Finding right: null where nothing could be checked */

const MARKS = new Map([[true, "✓"], [false, "✗"], [null, "–"]]);
const WORDS = new Map([[true, "Right"], [false, "Wrong"], [null, "Not checked"]]);

/** @param {boolean|null} right @param {string} text @returns {Finding} */
const finding = (right, text) => ({ right, text });

/** All checks of the deal that is over. @param {View} view @param {Memory|null} memory @returns {Finding[]} */
export function check(view, memory) {
  const fair = view.fair;
  if (!fair) return [finding(memory ? false : null, memory ? "The server had promised its seeds, and now it has not." : "The server promised nothing about the cards of this match.")];
  if (!isLink(fair.seed) || fair.revealed < view.deal) return [finding(null, "The seed of this deal is not revealed.")];
  return [
    promise(fair, memory),
    ...(memory?.faults ?? []).map((fault) => finding(false, fault)),
    chainOf(fair),
    ...salts(view, fair, memory),
    cards(view, fair, memory?.seen?.deal === view.deal ? memory.seen : null),
  ];
}

/** @param {Fair} fair @param {Memory|null} memory */
function promise(fair, memory) {
  if (!memory) return finding(null, "This browser remembers nothing of the match: the commitment cannot be compared.");
  const right = fair.commitment === memory.commitment;
  return finding(right, right ? "The commitment is the one this browser was first shown." : "The commitment is not the one this browser was first shown.");
}

/** @param {Fair} fair */
function chainOf(fair) {
  const right = hashOf(fair.seed, fair.revealed + 1) === fair.commitment;
  return finding(right, right ? "The seed of the deal belongs to the commitment." : "The seed of the deal does not belong to the commitment.");
}

/** @param {View} view @param {Fair} fair @param {Memory|null} memory */
function salts(view, fair, memory) {
  const others = view.seats.filter((seat) => seat.seat !== view.seat && fair.used[seat.seat]);
  const own = view.seat === null ? [] : [ownSalt(fair.used[view.seat], memory?.gave[view.deal])];
  return [...own, ...others.map((seat) => otherSalt(seat.name, fair.used[seat.seat], memory?.bound[view.deal]?.[seat.seat]))];
}

/** @param {string} used @param {string|undefined} gave */
function ownSalt(used, gave) {
  if (gave && used === gave) return finding(true, "Your own salt went into the shuffle.");
  if (gave && !used) return finding(false, "Your own salt was left out: it came too late, or the server passed it over.");
  if (used) return finding(gave ? false : null, gave ? "Another salt was used in place of yours." : "A salt was used for your seat that this browser did not give.");
  return finding(null, "No salt of yours: this browser had not given one in time, so the deal rests on the commitment and on others.");
}

/** @param {string} name @param {string} used @param {string|undefined} bound */
function otherSalt(name, used, bound) {
  if (!bound) return finding(null, `${name} gave a salt; whether it was fixed before yours is not known.`);
  const right = used === bound || hashOf(used) === bound;
  return finding(right, right ? `The salt of ${name} was fixed before yours was known.` : `The salt of ${name} was not fixed before yours was known.`);
}

/** @param {View} view @param {Fair} fair @param {Seen|null} seen */
function cards(view, fair, seen) {
  if (!seen) return finding(null, "This browser saw none of the cards of this deal.");
  const order = orderOf(view.pack, fair.dealing, dealKey(fair.seed, fair.commitment, view.deal, fair.used));
  const wrong = strange(view, fair, seen, order);
  const count = Object.values(seen.hands).flat().length + seen.table.length + seen.plays.filter(([seat]) => seat !== view.seat).length;
  if (wrong.length) return finding(false, `Seed and salts deal other cards than you saw: ${[...new Set(wrong)].map(shortOf).join(" ")}.`);
  return finding(true, `${counted(count, "card")} that you saw dealt or played came where seed and salts put them.`);
}

/** Cards that were seen where the order does not put them. @param {View} view @param {Fair} fair @param {Seen} seen @param {string[]} order */
function strange(view, fair, seen, order) {
  const { rounds, rest } = dealtOut(order, view.players, seen.dealer, fair.dealing);
  const isDrawn = fair.dealing.replenish === "draw";
  const hand = (/** @type {number} */ seat, /** @type {number} */ round) => [...(rounds[isDrawn ? 0 : round - 1]?.hands[seat] ?? []), ...(isDrawn ? rest : [])];
  const own = Object.entries(seen.hands).flatMap(([round, held]) => held.filter((card) => !hand(view.seat ?? 0, Number(round)).includes(card)));
  const played = seen.plays.filter(([seat, from, to, card]) => !range(from, to).some((round) => hand(seat, round).includes(card))).map((play) => play[3]);
  const table = seen.table.filter((card) => !rounds[0].table.includes(card));
  return [...own, ...played, ...table];
}

/** @param {number} from @param {number} to */
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** @param {View} view */
export function openCheck(view) {
  const found = check(view, recall(view.id, view.seat));
  const wrong = found.filter((each) => each.right === false).length;
  const open = found.some((each) => each.right === null);
  const verdict = wrong ? "Something is wrong with this deal." : open ? "What could be checked is right." : "This deal is the one that was promised.";
  say(verdict);
  openDialog("fair", `Check of deal ${view.deal}`, () => html`<p class=${wrong ? "notice" : "winner"}>${verdict}</p>
    <ul class="findings">${found.map((each) => html`<li><b aria-hidden="true">${MARKS.get(each.right)}</b>
      <span><span class="unseen">${WORDS.get(each.right)}: </span>${each.text}</span></li>`)}</ul>
    <p class="dim">${view.fair ? html`Commitment <code class="hash">${view.fair.commitment}</code>` : ""}</p>
    <p class="dim">The cards were made again in this browser. What this cannot prove is in the documentation, under Fair deals.</p>`);
}
