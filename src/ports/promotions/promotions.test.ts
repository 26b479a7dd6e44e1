import { expect, it } from "vitest";
import type { Discount } from "#contract/discount.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { answerOfCart } from "#modules/cart/cart-answer.ts";
import { withQuantity } from "#modules/cart/rules/foreseen-cart.ts";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import type { Promotion, PromotionLine } from "./promotion.ts";

/** Made up here alone: of three pieces of one product one is free, without a code, so often in all. */
function threeForTwo(productId: string, times: number): { kind: Promotion; used: () => number } {
  let used = 0;
  const code = "3FOR2";
  const off = (lines: readonly PromotionLine[]): Outcome<Discount> => {
    const on = lines.filter((line) => line.productId === productId && line.quantity >= 3);
    const paise = on.reduce((sum, { quantity, unitPaise }) => sum + Math.floor(quantity / 3) * unitPaise, 0);
    if (paise === 0) return failure("promoUnknown");
    const ids = on.map(({ id }) => id);
    const sums = { percent: 0, paise, shipsFree: false, minimumPaise: 0 };
    return success({ code, ...sums, lines: ids, isAutomatic: true });
  };
  const kind: Promotion = {
    async find(_, question) {
      if (question.code === null) return used < times ? off(question.lines) : failure("promoUnknown");
      if (question.code !== code) return failure("promoUnknown");
      return used < times ? off(question.lines) : failure("promoSpent", { field: "code" });
    },
    take: async (_, taken) => {
      if (taken !== code || used >= times) return false;
      used += 1;
      return true;
    },
    giveBack: async (_, given) => {
      if (given === code) used -= 1;
    },
  };
  return { kind, used: () => used };
}

describeOnBothEngines("a kind of promotion that nobody knows by name", (openFresh) => {
  async function open() {
    const db = await openFresh();
    const { kind, used } = threeForTwo(productIdOf("lamp"), 1);
    const shop = await checkoutForTests(db, { promotions: [kind] });
    await shop.product("lamp", 100);
    await shop.product("mat", 100, { price: 500, discount: 0 });
    const place = (userId: string) =>
      placeOrder(shop.parts, { userId, key: "k", method: "card", lang: "en" });
    return { db, shop, used, place };
  }

  it("is taken off the lines that it names, in the cart and of the order, and counted until the order ends", async () => {
    const { db, shop, used, place } = await open();
    await shop.fill("asha", "mat");
    const before = await shop.fill("asha", "lamp", 2);
    expect(before).toMatchObject({ promo: null, quote: { promo: 0 } });
    const cart = await shop.fill("asha", "lamp");
    const [mat, lamp] = ["mat", "lamp"].map((name) =>
      cart.lines.find(({ productId }) => productId === productIdOf(name)),
    );
    if (!mat || !lamp) throw new Error("Two lines were filled in.");
    expect(cart).toMatchObject({ promo: { code: "3FOR2" }, quote: { promo: lamp.unitPaise } });
    expect(cart.quote.charges[0]).toMatchObject({ kind: "promo", params: { code: "3FOR2" } });
    expect(answerOfCart(cart).promo).not.toHaveProperty("isAutomatic");
    // The browser foresees a sum by the same data, until the server has been asked.
    expect(withQuantity(cart, mat.id, 2).quote.promo).toBe(lamp.unitPaise);

    const placed = await place("asha");
    if (!placed.ok) throw new Error(placed.reason);
    expect(used()).toBe(1);
    const order = await db.read.selectFrom("orders").select(["promo_code", "total_paise"]).execute();
    expect(order).toEqual([{ promo_code: "3FOR2", total_paise: cart.quote.total }]);
    const lines = await db.read.selectFrom("order_lines").select(["product_id", "less_paise"]).execute();
    expect(Object.fromEntries(lines.map((line) => [line.product_id, line.less_paise]))).toEqual({
      [mat.productId]: 0,
      [lamp.productId]: lamp.unitPaise,
    });
    const uses = db.read.selectFrom("promo_uses").select(["user_id", "code", "state"]);
    expect(await uses.execute()).toEqual([{ user_id: "asha", code: "3FOR2", state: "held" }]);
    expect(await shop.fill("ravi", "lamp", 3)).toMatchObject({ promo: null, quote: { promo: 0 } });

    await cancelOrder(shop.parts, placed.value.orderId, "customer", "asha");
    expect([used(), await uses.execute()]).toEqual([0, []]);
    expect(await shop.cart.cart("ravi")).toMatchObject({ promo: { code: "3FOR2" } });
  });

  it("gives way to a code that works, and comes back with its own refusal when it is asked for by name", async () => {
    const { shop, place } = await open();
    await shop.fill("asha", "lamp", 3);
    expect(await shop.cart.usePromo("asha", "welcome10")).toMatchObject({
      value: { promo: { code: "WELCOME10" } },
    });
    expect(await shop.cart.dropPromo("asha")).toMatchObject({ promo: { code: "3FOR2" } });
    expect(await shop.cart.usePromo("asha", "none")).toMatchObject({ reason: "promoUnknown" });
    await shop.fill("ravi", "lamp", 3);
    expect((await place("ravi")).ok).toBe(true);
    expect(await shop.cart.usePromo("asha", "3for2")).toMatchObject({ reason: "promoSpent" });
  });
});
