import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import type { RequestContext } from "#server/auth/caller.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { settingsHandlers } from "./handlers.ts";
import { createSettingsService } from "./service.ts";

const requestContext = { lang: "en" } as RequestContext;

describeWithDatabase("when the second factor is asked for", (openFresh) => {
  it("is said by who has just shown it, and taken back by nobody else", async () => {
    const clock = { now: () => 1_790_000_000_000 };
    const shopSettings = createSettingsService({ db: await openFresh(), clock, log: createLog("silent") });
    const shop = { shopSettings } as ShopServices;
    const manager = { userId: "m", sessionId: "s", role: "manager" as const };
    const lift = { group: "staff", seen: 0, fields: { sureRefundPaise: 1_000_000_000 } };
    expect(await settingsHandlers.change(shop, manager, lift, requestContext)).toMatchObject({
      reason: "factorNeeded",
    });
    expect(shopSettings.now().staff.sureRefundPaise).toBe(500_000);
    const sure = { ...manager, hasFreshFactor: true };
    expect(await settingsHandlers.change(shop, sure, lift, requestContext)).toMatchObject({ ok: true });
    const [{ id = "" } = {}] = await shopSettings.changes();
    expect(await settingsHandlers.takeBack(shop, manager, { id } as never, requestContext)).toMatchObject({
      reason: "factorNeeded",
    });
    expect(await settingsHandlers.takeBack(shop, sure, { id } as never, requestContext)).toMatchObject({
      ok: true,
    });
    const name = { group: "support", seen: 0, fields: { returnDays: 14 } };
    expect(
      await settingsHandlers.change(shop, manager, name, requestContext),
      "asks of nothing else",
    ).toMatchObject({
      ok: true,
    });
  });
});
