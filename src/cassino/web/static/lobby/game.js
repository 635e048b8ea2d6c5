// What is played when somebody presses Play: rules, opponents, length. The last game of this browser is offered again.

import { promised } from "../fair/memory.js";
import { closeDialogs } from "../shared/dialogs.js";
import { hasPeople, host } from "../shared/host.js";
import { NAMES, STAND_IN, seatsFor, strength } from "../shared/opponents.js";
import { fetchJson, inWords, OFFLINE, Refused } from "../shared/server.js";
import { change, settings } from "../shared/settings.js";
import { say } from "../shared/speech.js";
import { listed, load, told } from "../shared/texts.js";

/** @typedef {import("../types.js").Variant} Variant */

await load("lobby", "pages");
/** How many games played last are among the favorites. */
const MOST_RECENT = 4;

export const game = {
  /** @type {Variant[]} */ variants: [],
  /** @type {Variant[]} the saved house rules */ house: [],
  /** @type {{bot: string, level: number, title: string}[]} the easiest first */ levels: [],
  /** @type {any[]} not over yet, the latest first */ matches: [],
  usual: "",
  chosen: "",
  players: 2,
  target: 21,
  /** @type {string[]} */ opponents: NAMES.map(() => "level4"),
  auto: false,
  /** @type {string|null} the bot that plays while this person only watches */ standIn: null,
  /** why there are fewer levels than elsewhere */ levelsNote: "",
  trouble: "",
  /** whether the server could not be reached */ isOffline: false,
  starting: false,
};

/** All rules that can be played: those of this person first. */
export const allRules = () => [...game.house, ...game.variants];

/** The rules that are chosen; nothing before they are known. */
export const chosen = () => allRules().find((variant) => variant.id === game.chosen);

/** Asks for everything that can be chosen: first for the games, which may be known before anything else. The window is
 * told by the event `house` when there are house rules.
 * @param {() => void} draw draws it again */
export async function look(draw) {
  const answers = ["/api/variants", "/api/matches", "/api/house"].map((path) => fetchJson(path));
  for (const answer of answers) answer.catch(() => {});
  try {
    const offer = await answers[0];
    game.variants = offer.variants;
    game.levels = offer.levels;
    game.levelsNote = offer.levels_note;
    game.usual = isBot(settings.bot) ? settings.bot : offer.default.bot;
    if (!chosen() && isKnown(settings.game?.rules ?? offer.default.variant)) begin(offer.default.variant);
    draw();
    const [, recent, saved] = await Promise.all(answers);
    game.house = saved.house;
    if (game.house.length) dispatchEvent(new Event("house"));
    game.matches = recent.matches.filter(
      (/** @type {any} */ match) => match.variant && match.sides && match.seat !== null && match.phase !== "match_over",
    ); // bots wait for nobody
    if (!chosen()) begin(offer.default.variant);
    game.trouble = "";
    game.isOffline = false;
  } catch (problem) {
    game.isOffline = problem instanceof Refused && problem.code === OFFLINE;
    const trouble = host.trouble || told("lobby-unreachable", { problem: inWords(problem) });
    game.trouble = game.isOffline ? told("lobby-offline") : trouble;
  }
}

/** Whether a game is among those that are known so far. @param {string} id */
const isKnown = (id) => allRules().some((each) => each.id === id);

/** @param {unknown} name */
const isBot = (name) => game.levels.some((each) => each.bot === name);

/** What is offered first: the last game, as far as it can still be played. @param {string} usual the id of the usual
 * rules */
function begin(usual) {
  /** @type {Partial<import("../shared/settings.js").LastGame>} */
  const last = settings.game ?? {};
  const rules = allRules();
  const variant = rules.find(({ id }) => id === last.rules) ?? rules.find(({ id }) => id === usual) ?? rules[0];
  choose(variant);
  game.opponents = NAMES.map((_, order) => known(Array.isArray(last.opponents) ? last.opponents[order] : undefined));
  if (variant.id !== last.rules) return;
  game.auto = last.auto === true;
  game.players = variant.players.find((number) => number === last.players) ?? game.players;
  game.target = variant.targets.find((number) => number === last.target) ?? game.target;
}

/** @param {unknown} opponent */
const known = (opponent) => (isBot(opponent) || (hasPeople && opponent === "human") ? String(opponent) : game.usual);

/** @param {Variant} variant */
export function choose(variant) {
  game.chosen = variant.id;
  game.target = variant.target;
  if (!variant.players.includes(game.players)) game.players = variant.players[0];
}

/** Who plays in the other seats: no friend where this person only watches. */
const others = () =>
  game.opponents.slice(0, game.players - 1).map((bot) => (game.standIn && bot === "human" ? game.usual : bot));

/** Whether somebody else plays in the seat of this person. @param {boolean} watches */
export function onlyWatch(watches) {
  game.standIn = watches ? game.usual : null;
}

/** Who sits opposite, or who plays, in words. */
export function opponents() {
  const seats = others().map((bot, order) => ({ bot, name: NAMES[order] }));
  if (game.standIn) seats.unshift({ bot: game.standIn, name: STAND_IN });
  return listed(
    seats.map(({ bot, name }) =>
      bot === "human"
        ? told("lobby-a-friend")
        : seats.length > 2
          ? name
          : told("lobby-bot", { name, strength: strength(bot) }),
    ),
  );
}

/** @param {Variant} variant */
export const length = (variant) =>
  variant.deals ? told("pages-deals", { deals: variant.deals }) : told("lobby-points", { points: game.target });

/** @param {string} id */
export const isFavorite = (id) => settings.favorites.includes(id);

/** Gives a star, or takes it away. @param {string} id */
export const toggleFavorite = (id) =>
  change({
    favorites: isFavorite(id) ? settings.favorites.filter((each) => each !== id) : [...settings.favorites, id],
  });

/** Those with a star, then those played last. @returns {Variant[]} */
export function favorites() {
  const ids = [...new Set([...settings.favorites, ...settings.recent.slice(0, MOST_RECENT)])];
  return ids.flatMap((id) => allRules().find((variant) => variant.id === id) ?? []);
}

/** Rules by family, in the order in which the families are first named. @param {Variant[]} variants
 * @returns {[string, Variant[]][]} */
export function families(variants) {
  const found = new Map(variants.map((each) => [each.family, /** @type {Variant[]} */ ([])]));
  for (const each of variants) found.get(each.family)?.push(each);
  return [...found];
}

/** What is to be offered first the next time. @returns {import("../shared/settings.js").LastGame} */
const current = () => ({
  rules: game.chosen,
  players: game.players,
  target: game.target,
  opponents: [...game.opponents],
  auto: game.auto,
});

/** @param {import("../shared/settings.js").LastGame} last */
const remember = (last) =>
  change({
    game: last,
    recent: [last.rules, ...settings.recent.filter((id) => id !== last.rules)].slice(0, MOST_RECENT),
  });

/** What is asked of the server. */
const wish = () => ({
  ...(game.house.some((house) => house.id === game.chosen) ? { house: game.chosen } : { variant: game.chosen }),
  target: game.target,
  auto: game.auto && automatic(chosen()).length > 0,
  seats: seatsFor(others(), game.standIn),
});

/** Makes the match and goes there. @param {() => void} draw @param {(path: string) => void} visit */
export async function play(draw, visit) {
  if (game.starting) return;
  game.starting = true;
  draw();
  const [wanted, last] = [wish(), current()];
  try {
    const promise = game.standIn ? null : await promised();
    const match = await fetchJson("/api/matches", { ...wanted, ...(promise && { fair: promise.fair }) });
    promise?.keep(match.id, match.seat);
    remember(last);
    visit(`/m/${match.id}`);
  } catch (problem) {
    closeDialogs();
    game.trouble = inWords(problem);
    say(game.trouble);
  }
  game.starting = false;
  draw();
}

/** @type {Record<string, string>} */
const ASKED = {
  insist: "lobby-auto-insist",
  orange: "lobby-auto-orange",
  claim: "lobby-auto-claim",
};

/** The messages of what can be done for a player without asking. @param {Variant|undefined} variant */
export const automatic = (variant) => (variant?.asks ?? []).flatMap((each) => ASKED[each] ?? []);
