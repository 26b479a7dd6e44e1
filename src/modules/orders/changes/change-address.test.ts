import { expect, it } from "vitest";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { createFulfilment } from "../fulfilment/fulfilment.ts";
import { placeOrder } from "../placing/place-order.ts";
import { changeAddress } from "./change-address.ts";

const lake = {
  ...{ name: "Asha Rao", phone: "+919812345678", street: "14 Lake Road" },
  ...{ city: "Bengaluru", state: "Karnataka", pinCode: "560002", country: "India" },
};

describeOnBothEngines("another address", (openFresh) => {
  it("is where it goes until it leaves: logged, told, and the paper stays", async () => {
    const { parts, by, record, log, mails, pass, fulfilment } = await openFulfilment(await openFresh());
    const papers = () => parts.invoices.ofOrders(parts.db.read, [by.orderId]);
    const [before, was] = [await record(), await papers()];
    await fulfilment.pack(by);
    const to = { ...lake, phone: "+919800000001" };
    expect(await changeAddress(parts, by, to)).toMatchObject({ ok: true, value: { address: to } });
    expect(await record()).toMatchObject({ address: to, quote: before.quote, step: "packed" });
    expect(await papers()).toEqual(was);
    expect((await log()).at(-1)).toMatchObject({
      action: "change address",
      by: "meera",
      before: { address: { street: before.address.street } },
      after: { address: to },
    });
    pass(20_000);
    expect((await mails()).at(-1)).toBe("Your order goes to the address that you asked for");
    await fulfilment.send(by, { trackingNumber: "P1" });
    expect(await changeAddress(parts, by, lake)).toMatchObject({ reason: "tooLateToChange" });
  });

  it("is undone at once, and nobody hears of it", async () => {
    const { parts, by, record, fulfilment, mails } = await openFulfilment(await openFresh());
    const { address } = await record();
    await changeAddress(parts, by, lake);
    expect(await fulfilment.undo(by)).toMatchObject({ ok: true });
    expect(await record()).toMatchObject({ address });
    expect(await mails()).toEqual(["We have your order and your payment"]);
  });

  it("is undone with what was shown of the number that is called", async () => {
    const { parts, by, db, fulfilment } = await openFulfilment(await openFresh(), { method: "cash" });
    const proven = async () => (await parts.cash.of(db.read, by.orderId))?.proven_at;
    await db.write((tx) => parts.cash.confirm(tx, by.orderId, { by: "buyer", isProven: true }));
    const was = await proven();
    expect(was).toBeGreaterThan(0);
    await changeAddress(parts, by, { ...lake, phone: "+919800000001" });
    expect(await proven()).toBeNull();
    expect(await fulfilment.undo(by)).toMatchObject({ ok: true });
    expect(await proven()).toBe(was);
  });

  it("is not undone once the order has ended", async () => {
    const { parts, by, record, fulfilment } = await openFulfilment(await openFresh());
    await changeAddress(parts, by, lake);
    await cancelOrder(parts, by.orderId, "customer", "asha");
    expect(await fulfilment.undo(by)).toMatchObject({ reason: "tooLateToUndo" });
    expect(await record()).toMatchObject({ status: "cancelled", address: lake });
  });

  it("is refused to who saw another order", async () => {
    const { parts, by, record, fulfilment } = await openFulfilment(await openFresh());
    const { version: seen } = await record();
    await fulfilment.pack(by);
    expect(await changeAddress(parts, { ...by, seen }, lake)).toMatchObject({ reason: "orderChanged" });
  });

  it("costs what the first one does, and names the same tax", async () => {
    const { parts, by, record } = await openFulfilment(await openFresh(), { method: "cash" });
    const was = await record();
    const terms = parts.pricing.termsTo(was.address);
    if (!terms) throw new Error("nowhere");
    const dear = [{ upToGrams: null, paise: 9_000_00, freeAbovePaise: Number.MAX_SAFE_INTEGER }];
    const by_ = {
      "560003": undefined,
      "560004": { ...terms, takesCash: false },
      "560005": { ...terms, delivery: dear },
    } as const;
    const termsTo: typeof parts.pricing.termsTo = ({ pinCode }) =>
      pinCode in by_ ? by_[pinCode as keyof typeof by_] : terms;
    const change = (over: Partial<typeof lake>) =>
      changeAddress({ ...parts, pricing: { ...parts.pricing, termsTo } }, by, { ...lake, ...over });
    expect(await change({ pinCode: "560003" })).toMatchObject({ reason: "notDeliverable", field: "pinCode" });
    expect(await change({ pinCode: "560004" })).toMatchObject({ reason: "noCashThere", field: "pinCode" });
    expect(await change({ pinCode: "560005" })).toMatchObject({ reason: "deliveryDearer", field: "pinCode" });
    expect(await change({ state: "Kerala" })).toMatchObject({ reason: "addressElsewhere", field: "state" });
    expect(await record()).toEqual(was);
    expect(await change({ pinCode: "560006" })).toMatchObject({ ok: true });
  });

  it("asks the new phone for the code of a cash order, and no code from before", async () => {
    const shop = await checkoutForTests(await openFresh(), { rules: { needsConfirmation: true } });
    const { parts } = shop;
    await shop.product("pot", 5);
    await shop.fill("asha", "pot");
    const placed = await placeOrder(parts, { userId: "asha", key: "k", method: "cash", lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    const by = { orderId: placed.value.orderId, actor: "meera" };
    expect(await changeAddress(parts, by, { ...lake, phone: "+919800000001" })).toMatchObject({ ok: true });
    expect(await parts.cash.of(parts.db.read, by.orderId)).toMatchObject({
      phone: "+919800000001",
      code_mac: null,
      proven_at: null,
    });
    expect(await createFulfilment(parts).confirmCash(by)).toMatchObject({ ok: true });
  });
});
