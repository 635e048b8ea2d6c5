// What people say at a table, and who is not heard.

/** What somebody has said; a bot says messages of the catalog.
 * @typedef {{seat: number, name: string, phrase?: string, text?: string,
 *   message?: import("../../types.js").Message}} Line */
/**
 * What people say.
 * @typedef {object} TalkPart
 * @property {Line[]} lines what was said, oldest first
 * @property {Line[]} bubbles what is just being said
 * @property {string[]} muted people who are not heard, as `keyOfPerson` names them
 */

/** Somebody at a table; another person who takes the seat has another key. @param {string} id @param {number} seat
 * @param {string} name */
export const keyOfPerson = (id, seat, name) => `${id}/${seat}/${name}`;
