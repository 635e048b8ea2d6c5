// Loaded before tests of scripts: Node fetches no files, and a server has the catalogs under another address than the sources.

import { readFileSync } from "node:fs";

const SOURCE = new URL("../../src/cassino/", import.meta.url);

/** @param {URL} url */
globalThis.fetch = async (url) => {
  const [language, file] = url.pathname.split("/").slice(-2);
  return new Response(readFileSync(new URL(`texts/languages/${language}/${file}`, SOURCE)));
};
