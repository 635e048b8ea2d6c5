// node run.mjs PYODIDE ARCHIVE SCRIPT: unpacks an archive of modules into Pyodide, and runs a script as the main one.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, archive, script] = process.argv.slice(2);

/** Without the lines of Pyodide's own scripts, which are very long. @param {unknown} problem */
function fail(problem) {
  console.error(String(problem));
  process.exit(1);
}

async function main() {
  const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);
  const python = await loadPyodide({
    indexURL: `${resolve(folder)}/`,
    env: { HOME: "/home", CASSINO_NEED_C: "1" },
    stdout: (/** @type {string} */ line) => console.log(line),
  });
  python.unpackArchive(new Uint8Array(readFileSync(archive)), "zip", { extractDir: "/lib/python3.14/site-packages" });
  python.runPython(readFileSync(script, "utf8"), { globals: python.toPy({ __name__: "__main__" }) });
}

main().catch(fail);
