// What is said of a view: read aloud by a screen reader, or on request.

import { listed, nameOf, valueName } from "../shared/cards.js";
import { isItalian } from "../shared/prints.js";
import { enumerated, grouped, namesIn, playerNames, spoken, spokenAll, told } from "../shared/texts.js";
import { clockWords, spoken as timeSpoken } from "../shared/time.js";

/** @typedef {import("../types.js").View} View */

/** @typedef {import("../types.js").ScoreLine} ScoreLine */

/** A card that scores by itself. */
export const CARD = /^(10|[1-9AJQK])[CDHSGYRB]$/;
/** Items that are called otherwise on Italian cards. */
const ITALIAN = ["most_diamonds", "most_hearts", "most_spades", "diamonds", "hearts", "spades", "jacks", "queens"];

/** What scores: in the words of the server, or by the suits of Italian cards where these are drawn.
 * @param {ScoreLine} line */
export function itemTitle({ name, title }) {
  if (!isItalian()) return title;
  if (CARD.test(name)) return nameOf(name);
  return ITALIAN.includes(name) ? told("table-item-italian", { item: name }) : title;
}

/** How long the match is. @param {View} view */
const goalOf = ({ deals, target }) => told("shared-goal", { deals, target });

/** The game, its length and its clock. @param {View} view */
export const aboutMatch = (view) =>
  enumerated([
    view.variant.title,
    goalOf(view),
    clockWords(view.match.clock),
    view.match.rated ? told("shared-rated") : "",
  ]);

/** @param {View} view */
export function greeting(view) {
  const names = namesIn(view);
  const limits = view.sides.map((side) => (side.limit ? spoken({ ...side.limit, key: "limited-in-deal" }, names) : ""));
  const about = told("table-match", { title: view.variant.title, deals: view.deals, target: view.target });
  return [about, view.hand.length ? told("table-your-cards", { cards: view.hand }) : "", ...limits]
    .filter(Boolean)
    .join(" ");
}

/** The moves of this deal that nobody was told of yet: a view may have come in place of several. @param {View} view
 * @param {View} before */
export const movesSince = (view, before) =>
  view.log.filter((line) => line.version > before.version).map((line) => spoken(line.speech, namesIn(view)));

/** The cards that came to the hand. @param {View} view @param {View} before */
export function dealt(view, before) {
  const fresh = view.hand.filter((card) => !before.hand.includes(card));
  return fresh.length ? told("table-new-cards", { cards: fresh }) : "";
}

/** Who came and who went. @param {View} view @param {View} before */
export function comings(view, before) {
  if (before.id !== view.id) return "";
  return view.seats
    .flatMap((seat) => {
      const old = before.seats[seat.seat];
      if (seat.away && !old.away && view.match.away !== null)
        return [told("table-absent-for", { name: seat.name, time: timeSpoken(view.match.away) })];
      if (seat.left && !old.left) return [told("table-has-left", { name: old.name })];
      if (seat.kind === "bot" && old.kind === "human" && !seat.left)
        return [told("table-bot-sits", { name: seat.name })];
      if (seat.kind === "human" && !seat.open && (old.open || old.kind === "bot"))
        return [told("table-sits", { who: seat.seat }, namesIn(view))];
      if (seat.next && !old.next) return [told("table-sits-next", { name: seat.next })];
      return [];
    })
    .join(" ");
}

/** "build of 9, Ann: 6 of clubs and 3 of diamonds"; the words that are written on it are next to each other.
 * @param {View} view @param {import("../types.js").Item} item */
export function itemWords(view, item) {
  if (item.kind === "card") return nameOf(item.card);
  const sets = grouped(item.sets.map((set) => listed(set.map(nameOf))));
  const kind = item.multiple ? "multiple" : "single";
  return told("table-build", { kind, value: valueName(item.value), owner: ownerWords(view, item), sets });
}

/** Whose a build is, in one word. @param {View} view @param {import("../types.js").Build} build */
export function ownerWords(view, { owner }) {
  if (!view.seats[owner]) return told("table-nobody");
  return owner === view.seat ? told("table-yours") : playerNames(namesIn(view), [owner]);
}

/** @param {View|null} view */
export function tableWords(view) {
  if (!view?.table.length) return told("table-is-empty");
  const items = grouped(view.table.map((item) => itemWords(view, item)));
  return told("table-lies", { items });
}

/** @param {View|null} view */
export function handWords(view) {
  if (!view || view.seat === null) return told("table-watching");
  return view.hand.length ? told("table-your-cards", { cards: view.hand }) : told("table-hand-is-empty");
}

/** @param {View|null} view */
export function scoreWords(view) {
  if (!view) return "";
  const { deals, target } = view;
  const names = namesIn(view);
  const sides = grouped(
    view.sides.map((side) =>
      enumerated([
        told("table-side-score", { seats: side.seats, score: side.score }, names),
        told("table-cards-taken", { count: side.captured }),
        told("table-sweeps", { count: side.sweeps }),
        side.oranges ? told("table-oranges", { count: side.oranges }) : "",
      ]),
    ),
  );
  const limits = view.sides.map((side) => (side.limit ? spoken(side.limit, names) : ""));
  return [told("table-score", { sides, deals, target }), ...limits].filter(Boolean).join(" ");
}

/** @param {View|null} view */
export const lastWords = (view) =>
  view?.last_move ? spoken(view.last_move.speech, namesIn(view)) : told("shared-log-none");

/** @param {import("../types.js").HintFrame} hint @param {string[]} cards @param {string[]} taking
 * @param {string[]} names of the seats */
export function hintText(hint, cards, taking, names) {
  if (hint.label)
    return [told("table-hint-move", { move: spoken(hint.label) }), spokenAll(hint.reason ?? [], names)]
      .filter(Boolean)
      .join(" ");
  const named = [...cards, ...taking];
  return hint.step === "nudge" || !named.length ? spoken(hint.nudge) : told("table-hint-cards", { cards: named });
}
