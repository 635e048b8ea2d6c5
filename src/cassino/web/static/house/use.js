// What can be done with rules: play them, share them, keep them as a file.

import { html } from "../vendor/lit-html/lit-html.js";
import { copied } from "../shared/copying.js";
import { openDialog } from "../shared/dialogs.js";
import { hasPeople } from "../shared/host.js";
import { leave } from "../shared/leaving.js";
import { seatsFor } from "../shared/opponents.js";
import { fetchJson } from "../shared/server.js";
import { settings } from "../shared/settings.js";
import { marked, told } from "../shared/texts.js";

let starting = false;

/** Begins a match against bots and goes to its table, unless it is already about to.
 * @param {{house: string}|{rules: string}} rules @param {number} players */
export async function play(rules, players) {
  if (starting) return;
  starting = true;
  try {
    const bot = settings.bot || (await fetchJson("/api/variants")).default.bot;
    const match = await fetchJson("/api/matches", { ...rules, seats: seatsFor(Array(players - 1).fill(bot)) });
    leave(`/m/${match.id}`);
  } catch (problem) {
    starting = false;
    throw problem;
  }
}

/** @param {string} title @param {string} code */
export function openShare(title, code) {
  // In a folder, there is a file only for the page itself.
  const link = `${location.origin}${hasPeople ? "/s/" : "/house/new/?code="}${code}`;
  const command = `cassino play ${code}`;
  openDialog(
    "share",
    told("house-share-title", { title }),
    () => html`
    <p>${marked("house-share-text", { command }, { code: (words) => html`<code>${words}</code>` })}</p>
    ${copied(told("house-share-code"), code)} ${copied(told("shared-link"), link)}`,
  );
}

/** @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
