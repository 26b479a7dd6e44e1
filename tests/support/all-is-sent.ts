import { expect, vi } from "vitest";
import type { Database } from "#platform/database/database.ts";
import type { MortalShop } from "./mortal-shop.ts";

const hour = 3_600_000;

/** After a kill nobody knows whether the gateway was asked: it is asked again later, which is now. */
export async function allIsSent(db: Database, shop: MortalShop): Promise<void> {
  let ahead = 0;
  await vi.waitFor(
    async () => {
      ahead += hour;
      await shop.putClockForward(ahead);
      const open = await db.read
        .selectFrom("refunds")
        .select("id")
        .where("state", "in", ["due", "sent"])
        .execute();
      expect(open).toEqual([]);
    },
    { timeout: 120_000, interval: 500 },
  );
}
