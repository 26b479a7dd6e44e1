import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { openFulfilment } from "#support/fulfilment.ts";
import { openReturns } from "#support/returns.ts";
import { cancelOrder } from "../fulfilment/cancel-order.ts";
import { askRefund } from "../refunds/give-back.ts";

describeOnBothEngines("what customers are told", (openFresh) => {
  type Shop = Pick<Awaited<ReturnType<typeof openFulfilment>>, "db" | "orderId" | "parts">;
  const told = async ({ db }: Shop, about: string) => {
    const rows = await db.read.selectFrom("outbox").select("message").orderBy("id").execute();
    const words = rows.map(({ message }) => JSON.parse(message) as { text: string; template?: string });
    const found = words.find(({ text, template }) => template === about || text.includes(about));
    if (!found) throw new Error(`Nothing of: ${about}`);
    return found.text;
  };
  /** So it was ordered on the phone, without an address for mails. */
  const bySms = ({ db, orderId }: Shop, lang = "en") =>
    db.write((tx) =>
      tx
        .updateTable("orders")
        .set({ email: null, guest_phone: "+919812345678", lang })
        .where("id", "=", orderId)
        .executeTakeFirst(),
    );

  it("of a part of the payment is how much goes back and by which day", async () => {
    const shop = await openFulfilment(await openFresh());
    shop.time.now = Date.parse("2026-11-29T20:00:00Z");
    const refund = (sum: number) =>
      askRefund(shop.parts, { ...shop.by, sum, restock: false, reason: "A scratch" });
    expect(await refund(12_345)).toMatchObject({ ok: true });
    const mail = await told(shop, "We are refunding a part");
    // By the clock of India it is the 30th already.
    expect(mail).toContain("you get ₹123.45 back by Mon 7 Dec");
    expect(mail).toContain("the way you paid");
    await bySms(shop);
    expect(await refund(100)).toMatchObject({ ok: true });
    expect(await told(shop, "order-partRefunded")).toContain("you get ₹1.00 back by Mon 7 Dec (Haat, order");
  });

  it("of a cancelled order is what happens to the money", async () => {
    const paid = await openFulfilment(await openFresh());
    const { total } = (await paid.record()).quote;
    expect(await cancelOrder(paid.parts, paid.orderId, "customer", "asha")).toMatchObject({ ok: true });
    const sum = `₹${(total / 100).toLocaleString("en-IN", { minimumFractionDigits: 2 })}`;
    expect(await told(paid, "was cancelled")).toContain(`and you get ${sum} back by`);
    const cash = await openFulfilment(await openFresh(), { method: "cash" });
    expect(await cancelOrder(cash.parts, cash.orderId, "staff", "meera")).toMatchObject({ ok: true });
    expect(await told(cash, "was cancelled")).toContain("you have nothing to pay");
  });

  it("of a return is where it goes and what comes next", async () => {
    const shop = await openReturns(await openFresh());
    const one = await shop.asked();
    expect(await told(shop, "We have your return")).toContain("what to do next");
    await shop.returns.accept({ returnId: one.id, actor: "meera" }, {});
    const mail = await told(shop, "Your return is accepted");
    expect(mail).toContain("Haat\n14 Chandni Lane, New Delhi 110001");
    await bySms(shop, "hi");
    const other = await shop.asked({ way: "store", storeId: "shop" });
    await shop.returns.accept({ returnId: other.id, actor: "meera" }, {});
    expect(await told(shop, "order-return-accepted-store")).toMatch(/कृपया सामान Haat Bazaar ले आएँ .*https?:/);
  });

  it("of a parcel is where its courier shows it", async () => {
    const shop = await openFulfilment(await openFresh());
    await shop.fulfilment.send(shop.by, { carrier: "Delhivery", trackingNumber: "D 1" });
    expect(await told(shop, "is on its way")).toContain("https://www.delhivery.com/track-v2/package/D%201");
  });
});
