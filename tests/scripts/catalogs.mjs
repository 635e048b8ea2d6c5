// Loaded before tests of scripts: Node fetches no files, and a server has the catalogs under another address than the
// sources.

import { readFileSync } from "node:fs";

/** Where the catalogs are: a test may have written those that a server makes. */
const FOLDER = process.env.CATALOGS
  ? new URL(`file://${process.env.CATALOGS}/`)
  : new URL("../../src/cassino/texts/languages/", import.meta.url);

/** @param {URL} url */
globalThis.fetch = async (url) => {
  const [language, file] = url.pathname.split("/").slice(-2);
  return new Response(readFileSync(new URL(`${language}/${file}`, FOLDER)));
};
