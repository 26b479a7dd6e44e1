import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { createSettingsService } from "#modules/settings/service.ts";
import { createLog } from "#platform/log.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { hearing, staffSays } from "./staff-says.ts";

describeWithDatabase("the owner's own pictures", (openFresh) => {
  const said = hearing();

  it("become a logo in two sizes, or are kept under a name for settings", async () => {
    const db = await openFresh();
    const folder = mkdtempSync(join(tmpdir(), "haat-logo-"));
    const where = { ...db.settings, DATA_DIR: folder };
    const file = join(folder, "mark.png");
    await sharp({ create: { width: 640, height: 480, channels: 4, background: "#8a1c4a80" } }).toFile(file);
    expect(await staffSays(db, where, "picture", "logo", file)).toBe(0);
    const { look } = createSettingsService({ db, clock: { now: () => 0 }, log: createLog("silent") });
    const { value } = await look("look");
    expect(value.logo).toMatch(/^logo\.[0-9a-f]{8}$/);
    const kept = readdirSync(join(folder, "pictures"));
    expect(kept.toSorted()).toEqual([`${value.logo}-192.png`, `${value.logo}-512.png`]);
    const { width, height, hasAlpha } = await sharp(
      join(folder, "pictures", `${value.logo}-512.png`),
    ).metadata();
    expect({ width, height, hasAlpha }).toEqual({ width: 512, height: 512, hasAlpha: true });

    expect(await staffSays(db, where, "picture", "keep", file, "loom")).toBe(0);
    expect(said.at(-1)).toMatch(/^It is kept as loom\.[0-9a-f]{8}\.$/);
    expect(await staffSays(db, where, "picture", "keep", file, "../loom")).toBe(1);
    expect(await staffSays(db, where, "picture", "logo", join(folder, "none.png"))).toBe(1);
    expect(await staffSays(db, where, "picture", "keep", file)).toBe(2);
  });
});
