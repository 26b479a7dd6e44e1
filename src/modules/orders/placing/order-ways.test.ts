import { expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnPostgres } from "#support/engines.ts";
import { openFar } from "#support/open-far.ts";
import { placeOrder } from "./place-order.ts";

describeOnPostgres("placing an order", (openFresh) => {
  it("goes as many ways as it has to wait for", async () => {
    const { far, line } = await openFar(openFresh);
    let gone = 0;
    const at = (point: string) => {
      if (point === "place:committed") gone = line.pieces() - gone;
    };
    try {
      const shop = await checkoutForTests(far, { at });
      await shop.product("pot", 100);
      for (const key of ["first", "second"]) {
        await shop.fill(`asha ${key}`, "pot");
        gone = line.pieces();
        const bought = { userId: `asha ${key}`, key, method: "card", lang: "en" } as const;
        expect(await placeOrder(shop.parts, bought)).toMatchObject({ ok: true });
      }
      // 8 if cart, offers and what was held before were asked for one after the other.
      expect(gone).toBeLessThan(7);
    } finally {
      await far.close();
      await line.cut();
    }
  });
});
