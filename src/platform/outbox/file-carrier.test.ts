import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { sweepFiles } from "./file-carrier.ts";

const folder = mkdtempSync(join(tmpdir(), "haat-letters-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("forgets old letters, keeps young ones, and touches nothing else", async () => {
  const put = (name: string, at: number) => {
    writeFileSync(join(folder, name), "{}");
    utimesSync(join(folder, name), at, at);
  };
  put("old.json", 1_000);
  put("cut-off.json.part", 1_000);
  put("notes.txt", 1_000);
  put("young.json", 3_000);
  expect(await sweepFiles(folder, 2_000_000)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(["notes.txt", "young.json"]);
  expect(await sweepFiles(join(folder, "missing"), 2_000_000)).toBe(0);
});
