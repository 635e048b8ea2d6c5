// A match that is over, move by move at the table: views of the server instead of a connection.

import { fetchJson, inWords } from "../shared/server.js";
import { told } from "../shared/texts.js";
import { Play } from "./play.js";
import { Winder } from "./winder.js";

/** @typedef {import("../types.js").Replay} Replay */
/** @typedef {import("../types.js").View} View */

/** @param {HTMLElement} page @param {string} id @param {(path: string) => void} visit */
export function replay(page, id, visit) {
  const still = { send: () => true, retry() {}, restart() {}, close() {} };
  const play = new Play({ id, seat: "watch", over: told("match-is-over") }, page, visit, () => still);
  /** @type {Map<number, Promise<Replay>>} */
  const deals = new Map();
  /** @type {Replay|null} */
  let deal = null;
  let place = 0;
  /** How often a deal was asked for; only the last wish counts. */
  let wishes = 0;
  let isLoading = false;

  /** @param {number} number @returns {Promise<Replay>} */
  function fetched(number) {
    const known = deals.get(number) ?? fetchJson(`/api/matches/${encodeURIComponent(id)}/deals/${number}/replay`);
    deals.set(number, known);
    known.catch(() => deals.delete(number));
    return known;
  }

  /** The view that is to be seen now. */
  const now = () => /** @type {Replay} */ (deal).views[place];

  /** @param {number} number @param {(found: Replay) => number} at which view of it @param {boolean} [isDealt] whether
   * its cards are dealt before one’s eyes */
  async function open(number, at, isDealt = false) {
    const wish = (wishes += 1);
    isLoading = true;
    const isOver = () => wish !== wishes || play.isLeft;
    try {
      const found = await fetched(number);
      if (isOver()) return;
      deal = found;
      place = at(found);
      play.useCards(now().pack);
      if (isDealt) play.receive({ type: "view", version: now().version, view: now() });
      else play.table.dispatch({ type: "jump", view: now() });
    } catch (problem) {
      if (isOver()) return;
      if (play.table.state.view) play.table.dispatch({ type: "told", notice: inWords(problem) });
      else play.table.dispatch({ type: "connected", online: false, final: true });
    } finally {
      if (wish === wishes) isLoading = false;
    }
  }

  /** Where in the match this is. */
  function tell() {
    if (!deal) return;
    play.table.dispatch({
      type: "reel",
      reel: { place, last: deal.views.length - 1, deal: deal.deal, deals: deal.deals, chances: deal.chances[place] },
    });
  }

  const first = () => 0;
  const source = {
    of: /** @type {const} */ ("replay"),
    canGoOn: () => deal !== null && (place < deal.views.length - 1 || deal.deal < deal.deals),
    goOn() {
      if (!deal || isLoading) return;
      if (place === deal.views.length - 1) {
        open(deal.deal + 1, first, true);
        return;
      }
      place += 1;
      play.receive({ type: "view", version: now().version, view: now() });
      if (place === 1 && deal.deal < deal.deals) fetched(deal.deal + 1).catch(() => {});
    },
    back() {
      if (!deal) return;
      if (place) open(deal.deal, () => place - 1);
      else if (deal.deal > 1) open(deal.deal - 1, ({ views }) => views.length - 1);
    },
    restart: () => open(1, first),
    toDeal: (/** @type {number} */ number) => open(number, first),
    shown: tell,
    close() {},
  };
  play.winder = new Winder(play.table, source, true);
  open(1, first);
  return play;
}
