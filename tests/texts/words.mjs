// Words messages as the browser does: [messages, names] on stdin; for each message its sentence in symbols, in words and in parts.

import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";

const source = process.argv[2];
globalThis.fetch = async (/** @type {URL} */ url) => ({ text: async () => readFileSync(`${source}/texts/languages/en/${basename(url.pathname)}`, "utf8") });
const { parts, spoken, written } = await import(pathToFileURL(`${source}/server/static/shared/texts.js`).href);
const [messages, names] = JSON.parse(readFileSync(0, "utf8"));
console.log(JSON.stringify(messages.map((message) => [written(message, names), spoken(message, names), parts(message, names)])));
