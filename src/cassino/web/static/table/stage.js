// Shows the views one after another, so that a person can follow what happened.

import { render } from "../vendor/lit-html/lit-html.js";
import { face } from "../shared/faces.js";
import { sound } from "../shared/sounds.js";
import { celebrate } from "./celebration.js";
import * as flights from "./flights.js";
import { gainer, isDeal, isMove, isTop, isWord, leftovers } from "./steps.js";

/** @typedef {import("../types.js").View} View */

const THINKING = { least: 430, card: 110, most: 980 };
const SHOWING = 520;
const LEFT = new Error("This table was left.");
const AFTER = 380;

/** How long a person would think: longer for more cards that are taken or built with; `pace` makes it shorter.
 * @param {import("../types.js").LastMove} last */
const moment = (last) =>
  Math.min(THINKING.least + THINKING.card * (last.cards.length + last.taken.length), THINKING.most);

/** A picture of a card above the page, and where it was. @typedef {{flyer: HTMLElement, place: DOMRect}} Flyer */

/** Whether what is captured stays face up. @param {View} view */
const isFaceUp = (view) => Boolean(view.piles[0]?.cards);

export class Stage {
  /** @param {import("./state.js").Table} table @param {(view: View, before: View|null) => void} tell says what a view
   * shows */
  constructor(table, tell) {
    this.table = table;
    this.tell = tell;
    this.isLeft = false;
  }

  /** The page goes on to another table: nothing of this one moves any more. */
  leave() {
    this.isLeft = true;
    flights.clearGhosts();
  }

  /** After each wait: throws where the table was left meanwhile. */
  goOn() {
    if (this.isLeft) throw LEFT;
  }

  /** Shows the views that wait, unless that is going on. */
  async run() {
    if (this.table.state.busy) return;
    try {
      for (let [next] = this.table.state.queue; next && !this.isLeft; [next] = this.table.state.queue) {
        this.table.dispatch({ type: "stage" });
        await null; // Whoever began this may still be telling of an event; from here on each event is drawn at once.
        await this.step(next.view, next.quiet).catch(console.error);
      }
    } finally {
      if (!this.isLeft) flights.relax();
      this.table.dispatch({ type: "idle" });
    }
  }

  /** @param {View} view @param {boolean} quiet */
  async step(view, quiet) {
    const before = this.table.state.view;
    try {
      if (before && isMove(before, view)) await this.move(before, view, quiet);
      else if (isDeal(before, view)) await this.deal(view);
      else this.set(view);
    } catch (problem) {
      if (problem === LEFT) return;
      console.error(problem);
      this.set(view);
    }
    flights.clearGhosts();
    if (!quiet) this.say(view, before);
    this.table.dispatch({ type: "staged", view, before, quiet });
    if (before && isMove(before, view) && !isWord(view) && !view.can.move) await flights.pause(AFTER);
  }

  /** What cannot be told keeps nothing from being shown. @param {View} view @param {View|null} before */
  say(view, before) {
    try {
      this.tell(view, before);
    } catch (problem) {
      console.error(problem);
    }
  }

  /** @param {View} view */
  set(view) {
    this.table.dispatch({ type: "show", view });
  }

  /** @param {View} before @param {View} view @param {boolean} quiet */
  async move(before, view, quiet) {
    const last = /** @type {import("../types.js").LastMove} */ (view.last_move);
    if (isWord(view)) {
      this.set(view);
      return;
    }
    if (last.seat !== view.seat || quiet) await flights.pause(quiet ? SHOWING : moment(last));
    this.goOn();
    if (last.kind === "capture" && last.cards.length) await this.capture(before, view, last.cards);
    else await this.lay(before, view, last);
  }

  /** @param {View} before @param {View} view @param {import("../types.js").LastMove} last */
  async lay(before, view, last) {
    const rest = this.lift(leftovers(before, view, []));
    const places = flights.places();
    const seat = flights.anchor(`seat-${last.seat}`);
    const stock = flights.anchor("stock");
    sound("card");
    this.set(view);
    const glides = flights.glide(places, (card) =>
      last.cards.includes(card) ? seat : isTop(view, card) ? null : stock,
    );
    const pile = rest.length ? flights.anchor(`pile-${gainer(before, view)}`) : null;
    await Promise.all([glides, ...rest.map((each, order) => toPile(each, pile, order))]);
  }

  /** The cards fly to what they take, then all of them to the pile.
   * @param {View} before @param {View} view @param {string[]} cards */
  async capture(before, view, cards) {
    const last = /** @type {import("../types.js").LastMove} */ (view.last_move);
    if (!flights.moves()) {
      sound(last.sweep ? "sweep" : "take");
      await this.mark(last.taken);
      this.goOn();
      this.set(view);
      return;
    }
    const flyers = await Promise.all(cards.map((card, order) => this.playOnto(card, last, order)));
    this.goOn();
    await this.mark(last.taken);
    this.goOn();
    const ghosts = this.lift(last.taken);
    const places = flights.places();
    const residue = leftovers(before, view, last.taken);
    ghosts.push(...this.lift(residue));
    this.set(view);
    const pile = flights.anchor(`pile-${view.seats[last.seat].holder}`);
    const stock = flights.anchor("stock");
    const glides = flights.glide(places, (card) => (isTop(view, card) ? null : stock));
    ghosts.push(...flyers.flatMap((flyer) => flyer ?? []));
    sound(last.sweep ? "sweep" : "take");
    if (last.sweep && (view.seat === null || view.seats[view.seat].side === view.seats[last.seat].side)) celebrate(26);
    await Promise.all([glides, this.gather(ghosts, pile, isFaceUp(view), last.sweep)]);
  }

  /** Captured cards are laid together, turned over, and put on the pile; a sweep is laid across it.
   * @param {Flyer[]} ghosts @param {DOMRect|null} pile @param {boolean} faceUp @param {boolean} sweep */
  async gather(ghosts, pile, faceUp, sweep) {
    const [heart] = ghosts;
    if (pile && heart)
      await Promise.all(ghosts.map((each, order) => flights.gather(each, heart.place, order, !faceUp)));
    await Promise.all(
      ghosts.map((each, order) => toPile(each, pile, order, sweep && order === ghosts.length - 1 ? 90 : 0)),
    );
  }

  /** @param {string} card @param {import("../types.js").LastMove} last @param {number} order */
  async playOnto(card, last, order) {
    const own = flights.cardElement(card);
    const from = own?.getBoundingClientRect() ?? flights.anchor(`seat-${last.seat}`);
    const target = flights.cardElement(last.taken[0])?.getBoundingClientRect();
    if (!from || !target) return null;
    const to = new DOMRect(
      target.left + target.width * (0.25 + 0.3 * order),
      target.top + target.height * 0.3,
      target.width,
      target.height,
    );
    const flyer = flights.ghost(own ?? pictureOf(card), to);
    if (own) own.classList.add("away");
    await flights.animate(flyer, [{ transform: shift(from, to) }, { transform: "none" }], { duration: 420 });
    return { flyer, place: to };
  }

  /** @param {string[]} cards */
  async mark(cards) {
    for (const card of cards) flights.cardElement(card)?.classList.add("going");
    await flights.pause(SHOWING);
  }

  /** @param {string[]} cards */
  lift(cards) {
    return cards.flatMap((card) => {
      const element = flights.cardElement(card);
      if (!element) return [];
      const place = element.getBoundingClientRect();
      return [{ flyer: flights.ghost(element, place), place }];
    });
  }

  /** @param {View} view */
  async deal(view) {
    this.set(view);
    const stock = flights.anchor("stock");
    await flights.glide(new Map(), () => stock);
  }
}

/** @param {string} card */
function pictureOf(card) {
  const holder = document.createElement("div");
  holder.className = "card";
  render(face(card), holder);
  return holder;
}

/** @param {DOMRect} from @param {DOMRect} to */
function shift(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `translate(${x}px, ${y}px) scale(${from.width / (to.width || 1)})`;
}

/** @param {Flyer} each @param {DOMRect|null} pile @param {number} order @param {number} [turn] in degrees */
async function toPile({ flyer, place }, pile, order, turn = 0) {
  if (pile) await flights.fly(flyer, place, pile, turn, 380, order * 25);
  flyer.remove();
}
