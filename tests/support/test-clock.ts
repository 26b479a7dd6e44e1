import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { closeWithFile } from "./left-open.ts";
import type { ShopProcess } from "./shop-process.ts";

/** The setting TEST_CLOCK of a shop, and the hand that turns it. */
export function testClock(at: number) {
  const folder = mkdtempSync(join(tmpdir(), "haat-clock-"));
  closeWithFile(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "clock");
  writeFileSync(file, "");
  utimesSync(file, at / 1_000, at / 1_000);
  return {
    file,
    /** Every job of the shop has run at that time. */
    async turn(shop: ShopProcess, to: number): Promise<void> {
      const heard = shop.log().length;
      utimesSync(file, to / 1_000, to / 1_000);
      const told = `"clock":"${new Date(to).toISOString()}"`;
      await vi.waitFor(
        () => {
          if (!shop.log().slice(heard).includes(told)) throw new Error(`The shop has not come to ${told}.`);
        },
        { timeout: 60_000, interval: 10 },
      );
    },
  };
}
