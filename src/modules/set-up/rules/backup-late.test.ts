import { expect, it } from "vitest";
import { isBackupLate } from "./backup-late.ts";

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 29, 12);
const shop = { last: now - 8 * hour, takesMoney: true, isOwnFile: true };

it.each([
  ["made in the night", {}, false],
  ["left out once", { last: now - 57 * hour }, false],
  ["left out twice", { last: now - 61 * hour }, true],
  [
    "left out twice on a database that others may copy too",
    { last: now - 61 * hour, isOwnFile: false },
    true,
  ],
  ["never made", { last: null }, true],
  ["never made of a database that others may copy", { last: null, isOwnFile: false }, false],
  ["never made of a shop that is tried out", { last: null, takesMoney: false }, false],
] as const)("a backup that was %s", (_, facts, isLate) => {
  expect(isBackupLate({ ...shop, ...facts }, now)).toBe(isLate);
});
