import { readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { root } from "./step.ts";

const { imports: aliases } = JSON.parse(readFileSync(`${root}/package.json`, "utf8")) as {
  imports: Record<string, string>;
};

/** What each file imports of the project's own files, by the words of its import statements. */
export function readImports(files: readonly string[]): Map<string, string[]> {
  const isKnown = new Set(files);
  return new Map(
    [...readImportNames(files)].map(([file, names]) => [
      file,
      names.map((name) => resolve(name, file)).filter((imported) => isKnown.has(imported)),
    ]),
  );
}

/** The same as it is written, with packages and with what leads nowhere. */
export function readImportNames(files: readonly string[]): Map<string, string[]> {
  const isCode = /\.[cm]?[jt]sx?$/;
  return new Map(
    files
      .filter((file) => isCode.test(file))
      .map((file) => [file, importNamesIn(readFileSync(`${root}/${file}`, "utf8"))]),
  );
}

/** Also what is imported for its types, or only when it is needed. */
const statement = /\b(?:from|import)\s*\(?\s*["']([^"'?\n]+)/g;

export function importNamesIn(text: string): string[] {
  return [...text.matchAll(statement)].map(([, name = ""]) => name);
}

function resolve(name: string, importer: string): string {
  if (name.startsWith(".")) return join(dirname(importer), name);
  for (const [alias, path] of Object.entries(aliases)) {
    const start = alias.replace("*", "");
    if (alias === name) return join(path);
    if (alias.endsWith("*") && name.startsWith(start))
      return join(path.replace("*", name.slice(start.length)));
  }
  return name;
}
