// Compiles archives of sources with Pyodide's own Python: node compile.mjs PYODIDE FOLDER SCRIPT SOURCES COMPILED ...
// The archives are names of files in FOLDER, in pairs; SCRIPT is compiling.py.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, folder, script, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(resolve(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide, env: { HOME: "/home", PYTHONHASHSEED: "0" } });
python.FS.mkdirTree("/archives");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/archives");
const globals = python.toPy({ __name__: "compiling" });
python.runPython(readFileSync(script, "utf-8"), { globals });
const compileArchive = globals.get("compile_archive");
for (let at = 0; at < archives.length; at += 2)
  compileArchive(`/archives/${archives[at]}`, `/archives/${archives[at + 1]}`);
