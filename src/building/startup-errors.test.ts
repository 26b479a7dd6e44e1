import { DatabaseSync } from "node:sqlite";
import { describe, expect, it } from "vitest";
import { DatabaseUnavailable } from "#platform/database/database.ts";
import { readSettings } from "#platform/settings.ts";
import { clockOf } from "#platform/test-clock.ts";
import { wrongSettingsIn } from "./startup-errors.ts";

const settings = readSettings({ DATA_DIR: "/srv/data" });

describe("an error of the start", () => {
  it("says that the disk is full, however deep the reason lies", () => {
    const full = thrownBy(() => {
      const db = new DatabaseSync(":memory:");
      db.exec("pragma max_page_count = 1; create table one (a); create table two (b)");
    });
    const error = new Error("Migration failed", { cause: new DatabaseUnavailable("busy", { cause: full }) });
    expect(wrongSettingsIn(error, settings)).toEqual(["DATA_DIR: the disk of /srv/data is full"]);
    const noSpace = Object.assign(new Error("no space"), { code: "ENOSPC", syscall: "write" });
    expect(wrongSettingsIn(noSpace, settings)).toEqual(["DATA_DIR: the disk of /srv/data is full"]);
  });

  it("names the clock of tests that is not there", () => {
    const set = readSettings({ TEST_CLOCK: "/nowhere/clock" });
    const error = thrownBy(() => clockOf(set));
    expect(wrongSettingsIn(error, set)).toEqual([
      "TEST_CLOCK: expected a file that is there, not /nowhere/clock",
    ]);
  });

  it("names no setting when it is a bug", () => {
    expect(wrongSettingsIn(new TypeError("x is not a function"), settings)).toEqual([]);
  });
});

function thrownBy(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
