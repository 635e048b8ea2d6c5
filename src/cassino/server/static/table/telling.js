// What is said of a view: read aloud by a screen reader, or on request.

import { counted, nameOf, spokenItem } from "../shared/cards.js";
import { namesIn, spoken, spokenAll } from "../shared/texts.js";

/** @typedef {import("../types.js").View} View */

/** @param {View} view */
export function greeting(view) {
  const cards = view.hand.map(nameOf).join(", ");
  const names = namesIn(view);
  const limits = view.sides.map((side) => (side.limit ? spoken({ ...side.limit, key: "limited-in-deal" }, names) : ""));
  const goal = view.deals ? counted(view.deals, "deal") : `to ${view.target} points`;
  return [`${view.variant.title}, ${goal}.`, cards ? `Your hand: ${cards}.` : "", ...limits].filter(Boolean).join(" ");
}

/** The moves of this deal that nobody was told of yet: a view may have come in place of several. @param {View} view @param {View} before */
export const movesSince = (view, before) => view.log.filter((line) => line.version > before.version).map((line) => spoken(line.speech, namesIn(view)));

/** The cards that came to the hand. @param {View} view @param {View} before */
export function dealt(view, before) {
  const fresh = view.hand.filter((card) => !before.hand.includes(card));
  return fresh.length ? `New in your hand: ${fresh.map(nameOf).join(", ")}.` : "";
}

/** Who came and who went. @param {View} view @param {View} before */
export function comings(view, before) {
  if (before.id !== view.id) return "";
  return view.seats.flatMap((seat) => {
    const old = before.seats[seat.seat];
    if (seat.left && !old.left) return [`${old.name} has left; a bot plays on.`];
    if (seat.kind === "bot" && old.kind === "human" && !seat.left) return [`${seat.name}, a bot, sits down.`];
    if (seat.kind === "human" && !seat.open && (old.open || old.kind === "bot")) return [seat.seat === view.seat ? "You sit down." : `${seat.name} sits down.`];
    if (seat.next && !old.next) return [`${seat.next} plays from the next deal.`];
    return [];
  }).join(" ");
}

/** @param {View|null} view */
export function tableWords(view) {
  const items = view?.table ?? [];
  const names = view?.seats.map((seat) => seat.name) ?? [];
  const text = items.map((item) => spokenItem(item, names, view?.seat)).join("; ");
  return items.length ? `On the table: ${text}.` : "The table is empty.";
}

/** @param {View|null} view */
export function scoreWords(view) {
  const limits = (view?.sides ?? []).map((side) => (view && side.limit ? ` ${spoken(side.limit, namesIn(view))}` : ""));
  const parts = (view?.sides ?? []).map((side) => [`${side.name} ${side.score}`, `${counted(side.captured, "card")} taken`, counted(side.sweeps, "sweep"),
    side.oranges ? counted(side.oranges, "orange") : ""].filter(Boolean).join(", "));
  return `Score: ${parts.join("; ")}. Playing to ${view?.target}.${limits.join("")}`;
}

/** @param {View|null} view */
export const lastWords = (view) => (view?.last_move ? spoken(view.last_move.speech, namesIn(view)) : "No move yet in this deal.");

/** @param {import("../types.js").HintFrame} hint @param {string[]} cards @param {string[]} taking @param {string[]} names of the seats */
export function hintText(hint, cards, taking, names) {
  if (hint.label) return `${spoken(hint.label)}. ${spokenAll(hint.reason ?? [], names)}`;
  const named = [...cards, ...taking].map(nameOf).join(", ");
  return hint.step === "nudge" || !named ? spoken(hint.nudge) : `look at ${named}.`;
}
