import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const endings: (() => unknown)[] = [];
afterEach(() => {
  for (const end of endings.splice(0).reverse()) end();
});

describeOnBothEngines("a backup of before the migrations began anew", (openFresh, engine) => {
  it("is refused with the version that reads it, and nothing is replaced", async () => {
    const old = await openFresh();
    await old.write(async (tx) => {
      await tx.deleteFrom("migrations").execute();
      await tx
        .insertInto("migrations")
        .values({ name: "0001-outbox", checksum: "x", applied_at: 1 })
        .execute();
    });
    const folder = mkdtempSync(join(tmpdir(), "haat-older-"));
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    const [from, to, copy] = [join(folder, "old"), join(folder, "new"), join(folder, "copy")];
    for (const made of [from, to]) mkdirSync(made);
    const isFile = engine === "sqlite";
    await makeBackup(isFile ? old.settings : { ...old.settings, DATA_DIR: from }, copy);
    const { settings } = await openFresh({ migrated: false });
    await expect(restoreBackup({ ...(!isFile && settings), DATA_DIR: to }, copy, false)).rejects.toThrow(
      /copy\/database\.\w+ is of another version of the shop: .* the last version that reads it is [0-9a-f]{8}\.$/,
    );
    expect(existsSync(join(to, "shop.sqlite"))).toBe(false);
  });
});
