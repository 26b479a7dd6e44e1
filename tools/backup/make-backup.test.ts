import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { lastBackup } from "#platform/database/backed-up.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { makeBackup } from "./make-backup.ts";

const endings: (() => unknown)[] = [];
afterEach(() => {
  for (const end of endings.splice(0).reverse()) end();
});

describeOnBothEngines("a backup", (openFresh, engine) => {
  async function place() {
    const db = await openFresh();
    const folder = mkdtempSync(join(tmpdir(), "haat-copy-"));
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    const data = join(folder, "data");
    mkdirSync(data);
    const settings = engine === "sqlite" ? db.settings : { ...db.settings, DATA_DIR: data };
    return { db, folder, settings };
  }

  it("tells the shop when it was, once it is whole", async () => {
    const { db, folder, settings } = await place();
    expect(await lastBackup(db.read)).toBeNull();
    // A file is no folder to copy into.
    await expect(makeBackup(settings, "/dev/null/copy")).rejects.toThrow();
    expect(await lastBackup(db.read)).toBeNull();
    const before = Date.now();
    expect(await makeBackup(settings, join(folder, "copy"))).toMatch(/Keys are not in it\.$/);
    const at = await lastBackup(db.read);
    expect(at).toBeGreaterThanOrEqual(before);
    expect(at).toBeLessThanOrEqual(Date.now());
  });
});
