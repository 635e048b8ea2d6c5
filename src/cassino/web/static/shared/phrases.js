// What can be said at the table with one tap. Only the name of a phrase travels; everybody reads it in their own
// language.

import { told } from "./texts.js";

/** By name, in the order of the buttons. @type {Record<string, string>} */
const PHRASES = {
  hello: "shared-phrase-hello",
  luck: "shared-phrase-luck",
  nice: "shared-phrase-nice",
  wow: "shared-phrase-wow",
  thanks: "shared-phrase-thanks",
  sorry: "shared-phrase-sorry",
  oh_no: "shared-phrase-oh-no",
  lucky: "shared-phrase-lucky",
  moment: "shared-phrase-moment",
  no_hurry: "shared-phrase-no-hurry",
  again: "shared-phrase-again",
  game: "shared-phrase-game",
  bye: "shared-phrase-bye",
};

export const phraseNames = Object.keys(PHRASES);

/** A phrase in the reader’s language; nothing for a name that is none. @param {string} name */
export const phrase = (name) => (Object.hasOwn(PHRASES, name) ? told(PHRASES[name]) : "");
