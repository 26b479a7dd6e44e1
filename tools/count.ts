import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { readImports } from "./check/imports.ts";
import { listSourceFiles } from "./check/source-files.ts";
import { root } from "./check/step.ts";

/** What says how easily the code is carried on, counted: `node tools/start.mjs count`. */
const files = listSourceFiles().filter((file) => !/\.test\.|^tests\/fixtures\/|^studio\//.test(file));
const src = files.filter((file) => /^src\/.*\.(?:tsx?|css)$/.test(file));
const textOf = (file: string) => readFileSync(join(root, file), "utf8");

const importers = Map.groupBy(
  [...readImports(files)].flatMap(([importer, imported]) => imported.map((file) => ({ importer, file }))),
  ({ file }) => file,
);
/** These stand by themselves, however short they are. */
const ownRole =
  /(?:^|[/-])(?:module|browser|contract|texts|handlers|endpoints|repository|service|page|events|access|adapter|link-page|screens?)\.tsx?$|\.(?:route|css)\b|^src\/languages\/|\/handlers\//;
const crumbs = src.filter(
  (file) =>
    !ownRole.test(file) &&
    linesOf(file) <= 25 &&
    new Set(importers.get(file)?.map((one) => one.importer)).size === 1,
);
const large = [...Map.groupBy(src, (file) => dirname(file))].filter(([, own]) => own.length > 30);
const modules = new Set(src.flatMap((file) => /^src\/modules\/([^/]+)\//.exec(file)?.[1] ?? []));

const docs = wordsOfDocs();
const rows: [string, number][] = [
  ["modules in one folder", modules.size],
  ["files of the source, without tests", src.length],
  ["of those at most 25 lines, imported by one other", crumbs.length],
  ["folders with more than 30 files of their own", large.length],
  ["lines with UNSAFE_ names", countLines(/\bUNSAFE_/)],
  [
    "types that are called Asked, Given, Wanted or Found",
    countLines(/^(?:export )?(?:interface|type) (?:Asked|Given|Wanted|Found)\b/),
  ],
  ["words of the glossary", docs.glossary],
  ["decision records", docs.records],
  ["words in decision records", docs.wordsOfRecords],
  ["words in docs/ beside them", docs.words],
];
for (const [name, count] of rows) console.log(`${String(count).padStart(7)}  ${name}`);

function linesOf(file: string): number {
  return textOf(file).split("\n").length - 1;
}

function countLines(pattern: RegExp): number {
  return files
    .filter((file) => /^(?:src|tests|tools)\//.test(file) && file !== "tools/count.ts")
    .reduce(
      (sum, file) =>
        sum +
        textOf(file)
          .split("\n")
          .filter((line) => pattern.test(line)).length,
      0,
    );
}

function wordsOfDocs() {
  const records = textsOf("docs/decisions/*.md");
  const others = textsOf("docs/*.md");
  const glossary = readFileSync(join(root, "docs/glossary.md"), "utf8");
  return {
    records: records.length,
    wordsOfRecords: sumOfWords(records),
    words: sumOfWords(others),
    // Of the first table, less its head.
    glossary:
      (glossary.split("\n## ")[0] ?? "").split("\n").filter((line) => line.startsWith("| ")).length - 1,
  };
}

function textsOf(pattern: string): string[] {
  return globSync(pattern, { cwd: root }).map((file) => readFileSync(join(root, file), "utf8"));
}

function sumOfWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);
}
