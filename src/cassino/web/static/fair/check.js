// The check of a deal that is over: what the server reveals against what this browser saw and gave.

import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { openDialog } from "../shared/dialogs.js";
import { say } from "../shared/speech.js";
import { load, marked, told, written } from "../shared/texts.js";
import { dealKey, dealtOut, orderOf } from "./deal.js";
import { hashOf, isLink } from "./hash.js";
import { recall } from "./memory.js";

/** @typedef {import("../types.js").View} View */
/** @typedef {import("../types.js").Fair} Fair */
/** @typedef {import("./memory.js").Memory} Memory */
/** @typedef {import("./memory.js").Seen} Seen */
/** @typedef {{right: boolean|null, text: string}} Finding right: null where nothing could be checked */

await load("fair");
const MARKS = new Map([
  [true, "✓"],
  [false, "✗"],
  [null, "–"],
]);
const WORDS = new Map([
  [true, "fair-right"],
  [false, "fair-wrong"],
  [null, "fair-unchecked"],
]);

/** @param {boolean|null} right @param {string} text @returns {Finding} */
const finding = (right, text) => ({ right, text });

/** All checks of the deal that is over. @param {View} view @param {Memory|null} memory @returns {Finding[]} */
export function check(view, memory) {
  const fair = view.fair;
  if (!fair) return [memory ? finding(false, told("fair-promise-gone")) : finding(null, told("fair-no-promise"))];
  if (!isLink(fair.seed) || fair.revealed < view.deal) return [finding(null, told("fair-not-revealed"))];
  return [
    promise(fair, memory),
    ...(memory?.faults ?? []).map((fault) => finding(false, told(fault))),
    chainOf(fair),
    ...salts(view, fair, memory),
    cards(view, fair, memory?.seen?.deal === view.deal ? memory.seen : null),
    ...(view.rulings.length ? [finding(null, told("fair-after-ruling"))] : []),
  ];
}

/** @param {Fair} fair @param {Memory|null} memory */
function promise(fair, memory) {
  if (!memory) return finding(null, told("fair-promise-forgotten"));
  const right = fair.commitment === memory.commitment;
  return finding(right, told(right ? "fair-same-promise" : "fair-other-promise"));
}

/** @param {Fair} fair */
function chainOf(fair) {
  const right = hashOf(fair.seed, fair.revealed + 1) === fair.commitment;
  return finding(right, told(right ? "fair-seed-fits" : "fair-seed-misfits"));
}

/** @param {View} view @param {Fair} fair @param {Memory|null} memory */
function salts(view, fair, memory) {
  const others = view.seats.filter((seat) => seat.seat !== view.seat && fair.used[seat.seat]);
  const own = view.seat === null ? [] : [ownSalt(fair.used[view.seat], memory?.gave[view.deal])];
  return [
    ...own,
    ...others.map((seat) => otherSalt(seat.name, fair.used[seat.seat], memory?.bound[view.deal]?.[seat.seat])),
  ];
}

/** @param {string} used @param {string|undefined} gave */
function ownSalt(used, gave) {
  if (gave && used === gave) return finding(true, told("fair-own-used"));
  if (gave && !used) return finding(false, told("fair-own-left-out"));
  if (used) return finding(gave ? false : null, told(gave ? "fair-own-replaced" : "fair-own-unknown"));
  return finding(null, told("fair-own-missing"));
}

/** @param {string} name @param {string} used @param {string|undefined} bound */
function otherSalt(name, used, bound) {
  if (!bound) return finding(null, told("fair-their-unknown", { name }));
  const right = used === bound || hashOf(used) === bound;
  return finding(right, told(right ? "fair-their-fixed" : "fair-their-late", { name }));
}

/** @param {View} view @param {Fair} fair @param {Seen|null} seen */
function cards(view, fair, seen) {
  if (!seen) return finding(null, told("fair-cards-unseen"));
  const order = orderOf(view.pack, fair.dealing, dealKey(fair.seed, fair.commitment, view.deal, fair.used));
  const wrong = strange(view, fair, seen, order);
  const count =
    Object.values(seen.hands).flat().length +
    seen.table.length +
    seen.plays.filter(([seat]) => seat !== view.seat).length;
  if (wrong.length) return finding(false, written({ key: "fair-cards-differ", args: { cards: [...new Set(wrong)] } }));
  return finding(true, told("fair-cards-fit", { count }));
}

/** Cards that were seen where the order does not put them. @param {View} view @param {Fair} fair @param {Seen} seen
 * @param {string[]} order */
function strange(view, fair, seen, order) {
  const { rounds, rest } = dealtOut(order, view.players, seen.dealer, fair.dealing);
  const isDrawn = fair.dealing.replenish === "draw";
  const hand = (/** @type {number} */ seat, /** @type {number} */ round) => [
    ...(rounds[isDrawn ? 0 : round - 1]?.hands[seat] ?? []),
    ...(isDrawn ? rest : []),
  ];
  const own = Object.entries(seen.hands).flatMap(([round, held]) =>
    held.filter((card) => !hand(view.seat ?? 0, Number(round)).includes(card)),
  );
  const played = seen.plays
    .filter(([seat, from, to, card]) => !range(from, to).some((round) => hand(seat, round).includes(card)))
    .map((play) => play[3]);
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
  const verdict = told(wrong ? "fair-is-wrong" : open ? "fair-is-partly-right" : "fair-is-right");
  say(verdict);
  openDialog(
    "fair",
    told("fair-title", { deal: view.deal }),
    () => html`<p class=${wrong ? "notice" : "winner"}>${verdict}</p>
    <ul class="findings">${found.map(
      (each) => html`<li><b aria-hidden="true">${MARKS.get(each.right)}</b>
      <span><span class="unseen">${told(WORDS.get(each.right) ?? "")} </span>${each.text}</span></li>`,
    )}</ul>
    <p class="dim">${
      view.fair
        ? marked(
            "fair-promise",
            { hash: view.fair.commitment },
            {
              code: (words) => html`<code
      class="hash">${words}</code>`,
            },
          )
        : nothing
    }</p>
    <p class="dim">${told("fair-explained")}</p>`,
  );
}
