import { expect, it } from "vitest";
import { checkoutForTests, productIdOf } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { nameIn } from "#support/name-in.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { hearWebhook } from "../payment/payment-updates.ts";
import { placeOrder } from "../placing/place-order.ts";

const names = ["rug", "lamp", "pot"];
const titleOf = (name: string) => `Thing ${productIdOf(name)}`;

describeOnBothEngines("the mail of an order", (openFresh) => {
  it.each([
    ["hi", ["नीली दरी", titleOf("lamp"), titleOf("pot")]],
    ["en", names.map(titleOf)],
  ] as const)("in %s names goods in its language, as they were sold", async (lang, expected) => {
    const db = await openFresh();
    const shop = await checkoutForTests(db, { gateway: tellingGateway() });
    for (const name of names) {
      await shop.product(name, 9);
      await shop.fill("asha", name);
    }
    await nameIn(db, "hi", productIdOf("rug"), "नीली दरी");
    const placed = await placeOrder(shop.parts, { userId: "asha", key: "k", method: "card", lang });
    if (!placed.ok) throw new Error(placed.reason);
    // Under another name it is no longer what was bought.
    const pot = productIdOf("pot");
    await db.write((tx) =>
      tx.updateTable("products").set({ title: "Other goods" }).where("id", "=", pot).execute(),
    );
    await nameIn(db, "hi", pot, "कुछ और");
    await hearWebhook(shop.parts, message("payment.captured", paymentFor(placed.value)), new Headers());
    await shop.parts.outbox.deliver();
    const [mail] = shop.messages;
    const named = [...(mail?.text ?? "").matchAll(/^1 × (.+?): /gm)].map(([, title]) => title);
    expect(named.toSorted()).toEqual(expected.toSorted());
  });
});
