// Where a text leads that somebody has shared with the app: a link of ours, or the code of house rules.

const LINKS = /https?:\/\/[^\s<>"]+/g;
/** What follows a link in a sentence and is no part of it. */
const AFTER = /[.,;:!?)\]}»”’']+$/;
const RULES = /^\/s\/\w+$/;
const CODE = /^\w{6,}$/;

/** The address, or none; house rules open on every host. other: a link to another host.
 * @param {string} text @param {string} origin of this host @returns {{address: string, other: string}} */
export function placeIn(text, origin) {
  const links = (text.match(LINKS) ?? []).flatMap((link) => parsed(link.replace(AFTER, "")));
  for (const url of links) {
    if (url.origin === origin) return { address: url.href, other: "" };
    if (RULES.test(url.pathname)) return { address: origin + url.pathname, other: "" };
  }
  const word = text.trim();
  return { address: CODE.test(word) ? `${origin}/s/${word}` : "", other: links[0]?.href ?? "" };
}

/** @param {string} link @returns {URL[]} none if it is no address */
function parsed(link) {
  try {
    return [new URL(link)];
  } catch {
    return [];
  }
}
