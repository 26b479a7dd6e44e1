import { matchesGlob } from "node:path/posix";

/**
 * Whose text names one of these files in quotes, by its path, its folder or a pattern, and who reads files: that is
 * seen by no import. A few too many, and none too few.
 */
export function readersOf(files: readonly string[], texts: ReadonlyMap<string, string>): string[] {
  return [...texts].filter(([, text]) => reads.test(text) && namesAny(files, text)).map(([reader]) => reader);
}

const reads = /\b(?:readFile|readdir|glob)(?:Sync)?\(|\bimport\.meta\.glob\b/;
const isCode = /\.[jt]sx?$/;

function namesAny(files: readonly string[], text: string): boolean {
  return placesIn(text).some((place) => files.some((file) => isAt(place, file)));
}

/** From anywhere within the project: where a path starts is not always beside it. */
function placesIn(text: string): string[] {
  const quoted = [...text.matchAll(/"([^"\n]+)"|`([^`\n]+)`/g)].map(([, one, other]) => one ?? other ?? "");
  const places = quoted.map((place) =>
    place.replaceAll(/\$\{[^}]*\}/g, "*").replace(/^(?:\*?\/|\.+\/)+/, ""),
  );
  return [...new Set(places)].filter((place) => /\w/.test(place) && !place.includes(" "));
}

function isAt(place: string, file: string): boolean {
  if (place.includes("*")) return matchesGlob(file, `**/${place}`);
  if (`/${file}`.endsWith(`/${place}`)) return true;
  // Code is imported, and many a word in quotes is the name of one of its folders.
  return !isCode.test(file) && `/${file}`.includes(`/${place.replace(/\/$/, "")}/`);
}
