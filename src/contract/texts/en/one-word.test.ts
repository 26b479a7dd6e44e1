import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = `${import.meta.dirname}/../../..`;
const spoken = globSync(
  [
    "contract/texts/en/*.ts",
    "modules/*/contract.ts",
    "modules/**/texts.ts",
    "modules/**/texts/*.ts",
    "modules/**/{messages,letters}/en.ts",
  ],
  { cwd: sources },
)
  .filter((file) => !file.endsWith(".test.ts"))
  .map((file) => `src/${file}`);

it.each(["docs/owner.md", ...spoken])("calls an email so, as its fields do: %s", (file) => {
  expect(readFileSync(`${sources}/../${file}`, "utf8").match(/e-mail/gi)).toBeNull();
});
