// node load.mjs FOLDER WIDGET...: load the Python of a site as the browser will, and import the widgets.
import { pathToFileURL } from "node:url";

const [folder, ...widgets] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`));
const fail = (words) => {
  console.error(words);
  process.exit(1);
};
try {
  const python = await loadPyodide({
    indexURL: `${folder}/`,
    lockFileURL: `${folder}/pyodide-lock.json`,
    packageBaseUrl: `${folder}/`,
    packages: ["phase10-site"],
    stdout: () => {},
    stderr: fail,
  });
  for (const name of widgets) python.runPython(`from widgets import ${name}`);
} catch (error) {
  fail(error.message.trim());
}
