import { expect, it } from "vitest";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { indiaSettings } from "#support/pricing.ts";
import { placeOrder } from "./place-order.ts";

const minute = 60_000;

describeOnBothEngines("a purchase while prices change", (openFresh) => {
  it.each(["demo", "india"] as const)(
    "costs what was shown, or is refused with what it costs now (%s)",
    async (profile) => {
      const db = await openFresh();
      const shop = await checkoutForTests(db, profile === "india" ? { settings: indiaSettings } : {});
      const { parts, time, cart } = shop;
      const catalogue = createCatalogueService({ db, clock: parts.clock, rate: 83.16 });
      await shop.product("lamp", 200);
      const endsAt = time.now + minute;
      const made = await catalogue.makeSale("owner", { category: "things", percent: 33.33, endsAt });
      expect(made.ok).toBe(true);
      const buyers = Array.from({ length: 50 }, (_, at) => `buyer-${at}`);
      const shown = new Map<string, number>();
      for (const userId of buyers) shown.set(userId, (await shop.fill(userId, "lamp")).quote.total);
      const saleTotal = shown.get("buyer-0");

      const buy = (userId: string) =>
        placeOrder(parts, { userId, key: userId, method: "card", shownPaise: shown.get(userId), lang: "en" });
      const before = await Promise.all(buyers.slice(0, 10).map(buy));
      expect(before.every(({ ok }) => ok)).toBe(true);
      const early = buyers.slice(10, 30).map(buy);
      time.now = endsAt;
      const late = buyers.slice(30).map(buy);
      await catalogue.runPriceJob();
      const outcomes = [...before, ...(await Promise.all([...early, ...late]))];
      expect(outcomes.slice(30).some(({ ok }) => ok)).toBe(false);
      const rows = await db.read.selectFrom("orders").select("total_paise").execute();
      const orders = rows.map(({ total_paise }) => total_paise);
      const after = (await cart.cart("buyer-49")).quote.total;
      expect(after).not.toBe(saleTotal);
      for (const total of orders) expect(total).toBe(saleTotal);
      expect(orders).toHaveLength(outcomes.filter(({ ok }) => ok).length);
      for (const refused of outcomes.filter((one) => !one.ok))
        expect(refused).toMatchObject({ reason: "cartChanged", data: { quote: { total: after } } });

      // What the refusal said is what is charged to who tries again.
      const again = await placeOrder(parts, {
        userId: "buyer-49",
        key: "again",
        method: "card",
        shownPaise: after,
        lang: "en",
      });
      expect(again.ok).toBe(true);
      expect((await catalogue.openProduct(productIdOf("lamp"))).ok).toBe(true);
    },
  );
});
