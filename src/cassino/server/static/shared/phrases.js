// What can be said at the table with one tap. Only the name of a phrase travels; everybody reads it in their own language.

import { settings } from "./settings.js";

export const LANGUAGES = {
  en: "English", de: "Deutsch", es: "Español", fr: "Français", it: "Italiano", pt: "Português", hu: "Magyar",
};

/** By name, in the order of the languages above. @type {Record<string, string[]>} */
const PHRASES = {
  hello: ["Hello!", "Hallo!", "¡Hola!", "Bonjour !", "Ciao!", "Olá!", "Szia!"],
  luck: ["Good luck!", "Viel Glück!", "¡Suerte!", "Bonne chance !", "Buona fortuna!", "Boa sorte!", "Sok szerencsét!"],
  nice: ["Well played!", "Gut gespielt!", "¡Bien jugado!", "Bien joué !", "Ben giocato!", "Bem jogado!", "Szép lépés!"],
  wow: ["What a catch!", "Was für ein Fang!", "¡Qué jugada!", "Quelle prise !", "Che presa!", "Que jogada!", "Micsoda fogás!"],
  thanks: ["Thank you!", "Danke!", "¡Gracias!", "Merci !", "Grazie!", "Obrigado!", "Köszönöm!"],
  sorry: ["Sorry!", "Entschuldigung!", "¡Perdón!", "Pardon !", "Scusa!", "Desculpe!", "Bocsánat!"],
  oh_no: ["Oh no!", "Oh nein!", "¡Oh, no!", "Oh non !", "Oh no!", "Ah, não!", "Jaj, ne!"],
  lucky: ["That was luck.", "Das war Glück.", "Fue suerte.", "C’était de la chance.", "È stata fortuna.", "Foi sorte.", "Ez szerencse volt."],
  moment: ["One moment, please.", "Einen Moment, bitte.", "Un momento, por favor.", "Un instant, s’il vous plaît.", "Un momento, per favore.", "Um momento, por favor.", "Egy pillanat, kérem."],
  no_hurry: ["Take your time.", "Lass dir Zeit.", "Sin prisa.", "Prenez votre temps.", "Fai con calma.", "Sem pressa.", "Nem sürgős."],
  again: ["Another game?", "Noch ein Spiel?", "¿Otra partida?", "Une autre partie ?", "Un’altra partita?", "Mais uma partida?", "Még egy játszma?"],
  game: ["Good game!", "Gutes Spiel!", "¡Buena partida!", "Belle partie !", "Bella partita!", "Boa partida!", "Jó játék volt!"],
  bye: ["Goodbye!", "Tschüss!", "¡Adiós!", "Au revoir !", "Arrivederci!", "Até logo!", "Viszlát!"],
};

const CODES = Object.keys(LANGUAGES);

export const phraseNames = Object.keys(PHRASES);

/** The language of phrases: the one that was set, else the first of the browser’s that is there. */
export function language() {
  if (settings.language in LANGUAGES) return settings.language;
  const wanted = navigator.languages.map((each) => each.slice(0, 2).toLowerCase());
  return wanted.find((code) => code in LANGUAGES) ?? "en";
}

/** A phrase in the reader’s language; nothing for a name that is none. @param {string} name */
export const phrase = (name) => (Object.hasOwn(PHRASES, name) ? PHRASES[name][CODES.indexOf(language())] : "");
