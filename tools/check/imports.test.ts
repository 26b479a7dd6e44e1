import { expect, it } from "vitest";
import { importNamesIn, readImports } from "./imports.ts";

it("finds what is imported by whichever statement, of packages too", () => {
  const text = `import { sql } from "kysely";
import type { Reads } from "#platform/database/database.ts";
import "./side.css";
export { a } from "./a.ts";
const b = await import("./b.ts");`;
  expect(importNamesIn(text)).toEqual([
    "kysely",
    "#platform/database/database.ts",
    "./side.css",
    "./a.ts",
    "./b.ts",
  ]);
});

it("leads from the project's names to its files", () => {
  const files = [
    "tools/check.ts",
    "tools/check/imports.ts",
    "src/server/handlers/all-endpoints.ts",
    "tools/check/open-api.ts",
  ];
  expect(readImports(files).get("tools/check.ts")).toContain("tools/check/imports.ts");
  expect(readImports(files).get("tools/check/open-api.ts")).toContain("src/server/handlers/all-endpoints.ts");
});
