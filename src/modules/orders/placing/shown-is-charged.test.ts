import fc from "fast-check";
import { expect, it } from "vitest";
import { type ChargeView, totalOf } from "#contract/charge-view.ts";
import { formatRupees } from "#contract/format/money.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { demoSettings, indiaSettings } from "#support/pricing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { viewOf } from "../fulfilment/order-book.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "./place-order.ts";

const addedOf = (charges: readonly ChargeView[] = []) => charges.filter(({ inside }) => !inside);
const wrapped = { giftWrap: true, giftWrapPaise: 49_99 };
const carts = times(20, 60);

describeOnBothEngines("what is shown", (openFresh) => {
  it.each([
    ["demo", { ...demoSettings, ...wrapped }],
    ["india", { ...indiaSettings, ...wrapped }],
  ])(
    `is what is charged, ordered, told and mailed, under the profile %s, for ${carts} random carts`,
    {
      timeout: patienceFor(carts),
    },
    async (_, settings) => {
      const db = await openFresh();
      const gateway = tellingGateway();
      const asked: number[] = [];
      const counting = {
        ...gateway,
        createOrder: (order: Parameters<typeof gateway.createOrder>[0]) => {
          asked.push(order.amountPaise);
          return gateway.createOrder(order);
        },
      };
      const shop = await checkoutForTests(db, { gateway: counting, settings });
      let customers = 0;

      const buy = async (
        quantities: number[],
        prices: number[],
        discounts: number[],
        usesCode: boolean,
        isWrapped: boolean,
      ) => {
        const userId = `customer-${customers++}`;
        for (const [at, quantity] of quantities.entries()) {
          if (quantity === 0) continue;
          const name = `thing ${at} for ${userId}`;
          await shop.product(name, quantity + 10, { price: prices[at] ?? 1, discount: discounts[at] ?? 0 });
          await shop.fill(userId, name, quantity);
        }
        await shop.cart.usePromo(userId, usesCode ? "WELCOME10" : "");
        expect(await shop.cart.choose(userId, "giftWrap", isWrapped)).toMatchObject({ ok: true });
        const shown = await shop.cart.cart(userId);
        const { subtotal, promo, shipping, tax, total } = shown.quote;
        expect(shown.lines.reduce((sum, { linePaise }) => sum + linePaise, 0)).toBe(subtotal);
        const wrapping = isWrapped ? wrapped.giftWrapPaise : 0;
        expect(subtotal - promo + shipping + tax + wrapping).toBe(total);
        expect(totalOf(subtotal, shown.quote.charges)).toBe(total);
        expect(promo > 0).toBe(usesCode);

        const purchase = { userId, key: "k", method: "card", lang: "en", shownPaise: total } as const;
        const placed = await placeOrder(shop.parts, purchase);
        if (!placed.ok) throw new Error(placed.reason);
        expect([placed.value.amount, asked.at(-1)]).toEqual([total, total]);
        await hearWebhook(shop.parts, message("payment.captured", paymentFor(placed.value)), new Headers());
        const order = await shop.parts.orders.find(db.read, placed.value.orderId);
        const view = order && (await viewOf(shop.parts, order));
        expect(view).toMatchObject({
          totalPaise: total,
          quote: { subtotal, promo, shipping, tax, total },
          paymentStatus: "captured",
        });
        // The taxes inside are split only once somebody knows where the goods go.
        expect(addedOf(view?.quote.charges)).toEqual(addedOf(shown.quote.charges));
        const names = new Set(view?.quote.charges.map(({ words }) => words));
        expect(names.has("cgst")).toBe(settings.profile === "india");
        const queued = await db.read.selectFrom("outbox").select("message").execute();
        const mail = queued.find(({ message }) => message.includes(placed.value.orderId));
        const { text } = JSON.parse(mail?.message ?? "{}");
        expect(text).toContain(`\nTotal: ${formatRupees(total)}\n`);
        expect(text.includes("\nGift wrap: ₹49.99\n")).toBe(isWrapped);
      };

      const five = (each: fc.Arbitrary<number>) => fc.array(each, { minLength: 5, maxLength: 5 });
      await fc.assert(
        fc.asyncProperty(
          five(fc.nat(10)).filter((quantities) => quantities.some((quantity) => quantity > 0)),
          five(fc.integer({ min: 1, max: 500_000 })),
          five(fc.nat(90)),
          fc.boolean(),
          fc.boolean(),
          buy,
        ),
        { numRuns: carts, seed: 22, endOnFailure: true },
      );
    },
  );
});
