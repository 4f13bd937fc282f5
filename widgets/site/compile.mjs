// node compile.mjs PYODIDE WORK NAME...: compile WORK/NAME.zip to WORK/NAME.compiled.zip with the Python of the browser.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, work, ...names] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
  const python = await loadPyodide({ indexURL: `${pyodide}/`, stderr: () => {} }); // others' warnings
  python.FS.mkdir("/work");
  python.FS.mount(python.FS.filesystems.NODEFS, { root: work }, "/work");
  python.runPython(readFileSync(new URL("compiling.py", import.meta.url), "utf8"));
  for (const name of names) python.globals.get("compile_archive")(`/work/${name}.zip`, `/work/${name}.compiled.zip`);
} catch (error) {
  console.error(error.message.trim());
  process.exit(1);
}
