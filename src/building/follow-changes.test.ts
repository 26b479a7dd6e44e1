import { sql } from "kysely";
import { expect, it } from "vitest";
import { createSettingsService, settingsKey } from "#modules/settings/service.ts";
import type { Database } from "#platform/database/database.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import { createLog } from "#platform/log.ts";
import type { ShopServices } from "#server/shop-services.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings, pricingForTests, promoCodesForTests, welcome } from "#support/pricing.ts";
import { followChanges } from "./follow-changes.ts";

const clock = { now: () => 5_000 };
const log = createLog("silent");
const by = "owner";

/** What a process keeps in memory, and what its page cache was told. */
async function openProcess(db: Database) {
  const shopSettings = createSettingsService({ db, clock, log });
  const pricing = await pricingForTests(db, { settings: indiaSettings });
  const promoCodes = await promoCodesForTests(db);
  const told: string[] = [];
  const follow = followChanges({
    db,
    shop: {
      ...{ pricing, promoCodes, catalogue: { forget: async () => {} } },
      automaticDiscounts: { catchUp: async () => {} },
    } as unknown as ShopServices,
    shopSettings,
    cache: {
      serve: () => false,
      clear: () => told.push("clear"),
      invalidate: (keys) => told.push([...keys].join()),
      counts: { hits: 0, misses: 0 },
      bytes: () => 0,
    },
  });
  const hear = async () => {
    told.length = 0;
    await follow();
    return [...told];
  };
  await hear();
  return { shopSettings, pricing, promoCodes, hear };
}

describeOnBothEngines("what one process changes", (openFresh) => {
  it("is read anew by each that hears of it, with the tables beside the settings, before pages are made", async () => {
    const db = await openFresh();
    const [here, there] = [await openProcess(db), await openProcess(db)];
    const phone = "+91 80 5550 0100";

    await here.shopSettings.change("contact", { seen: 0, fields: { phone }, by });
    expect(await there.hear()).toEqual(["clear"]);
    expect(there.shopSettings.now().contact.phone).toBe(phone);
    expect(await here.hear()).toEqual(["clear"]);

    await here.pricing.putTaxRates(by, [{ hsn: "9503", from: "1970-01-01", upToPaise: null, percent: 7 }]);
    const rule = {
      firstOrder: false,
      perCustomer: null,
      times: null,
      beginsAt: null,
      endsAt: null,
      isOn: true,
    };
    await here.promoCodes.putPromos(by, [{ ...welcome, ...rule }]);
    expect(await there.hear()).toEqual(["clear"]);
    expect(there.pricing.taxPercentOf({ hsn: "9503", taxClass: null, unitPaise: 100_00 })).toBe(7);
    expect(await there.promoCodes.promoFor(db.read, "asha", welcome.code)).toMatchObject({ ok: true });

    await db.write((tx) => invalidate(tx, ["stores"]));
    expect(await there.hear()).toEqual(["stores"]);
    expect(await there.hear()).toEqual([]);
  });

  it("shows behind an outage too, though nobody heard of it; what is as it was clears nothing", async () => {
    const db = await openFresh();
    const [here, there] = [await openProcess(db), await openProcess(db)];
    const outage = async () => {
      await db.write((tx) => sql`alter table invalidations rename to away`.execute(tx));
      await expect(there.hear()).rejects.toThrow();
      await db.write((tx) => sql`alter table away rename to invalidations`.execute(tx));
    };
    await outage();
    expect(await there.hear()).toEqual(["*"]);
    await here.shopSettings.change("contact", { seen: 0, fields: { phone: "+91 80 5550 0100" }, by });
    await db.write((tx) => sql`delete from invalidations where keys like ${`%${settingsKey}%`}`.execute(tx));
    await outage();
    expect(await there.hear()).toEqual(["clear"]);
    expect(there.shopSettings.now().contact.phone).toBe("+91 80 5550 0100");
  });
});
