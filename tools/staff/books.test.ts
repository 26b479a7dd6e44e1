import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { cancelOrder } from "#modules/orders/fulfilment/cancel-order.ts";
import { runPaymentJob } from "#modules/orders/payment/payment-job.ts";
import { hearWebhook } from "#modules/orders/payment/payment-updates.ts";
import { placeOrder } from "#modules/orders/placing/place-order.ts";
import { checkoutForTests } from "#support/checkout-shop.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { indiaSettings } from "#support/pricing.ts";
import { message, paymentFor, tellingGateway } from "#support/telling-gateway.ts";
import { hearing, staffSays } from "./staff-says.ts";

describeWithDatabase("the tax files of a month", (openFresh) => {
  const said = hearing();

  it("have what was sold and what went back, a credit note in the month that it is of", async () => {
    const db = await openFresh();
    const gateway = tellingGateway();
    const shop = await checkoutForTests(db, { gateway, settings: indiaSettings });
    await shop.product("pot", 100);
    const totals: number[] = [];
    for (const userId of ["asha", "bina", "chitra"]) {
      await shop.fill(userId, "pot", 2);
      const placed = await placeOrder(shop.parts, { userId, key: userId, method: "card", lang: "en" });
      if (!placed.ok) throw new Error(placed.reason);
      gateway.books.set(placed.value.order_id, [paymentFor(placed.value)]);
      await hearWebhook(shop.parts, message("payment.captured", paymentFor(placed.value)), new Headers());
      totals.push(placed.value.amount);
      if (userId === "asha") await cancelOrder(shop.parts, placed.value.orderId, "customer", "asha");
    }
    shop.pass(20 * 86_400_000);
    await runPaymentJob(shop.parts);

    const says = (...words: string[]) => staffSays(db, db.settings, ...words);
    const folder = join(db.settings.DATA_DIR, "gst");
    expect(await says("gst", "2026-11", folder)).toBe(1);
    expect(said).toEqual(["A return needs the seller's GSTIN: see npm run staff -- setting."]);
    const seller = join(db.settings.DATA_DIR, "seller.json");
    writeFileSync(seller, JSON.stringify({ legalName: "Asha Stores", gstin: "27AAPFU0939F1ZV" }));
    await says("setting", "put", "seller", seller);

    expect(await says("gst", "2026-11", folder)).toBe(0);
    expect(said.at(-1)).toMatch(/^\d rows have no HSN; the first is "Thing /);
    const november = JSON.parse(readFileSync(join(folder, "gstr1-2026-11.json"), "utf8"));
    const sum = (rows: readonly Record<string, number>[]) =>
      rows.reduce(
        (all, { txval, iamt, camt, samt }) => all + (txval ?? 0) + (iamt ?? 0) + (camt ?? 0) + (samt ?? 0),
        0,
      );
    expect(Math.round(sum(november.b2cs) * 100)).toBe(totals.reduce((all, one) => all + one, 0));
    expect(november.doc_issue.doc_det).toHaveLength(1);
    const table = readFileSync(join(folder, "sales-2026-11.csv"), "utf8").trim().split("\r\n");
    expect(table[0]).toContain("Number,Date,Kind");
    expect(table.filter((row) => row.startsWith("INV/26-27/"))).toHaveLength(table.length - 1);

    expect(await says("gst", "2026-12", folder)).toBe(0);
    const december = JSON.parse(readFileSync(join(folder, "gstr1-2026-12.json"), "utf8"));
    expect(Math.round(sum(december.b2cs) * 100)).toBe(-(totals[0] ?? 0));
    expect(readFileSync(join(folder, "sales-2026-12.csv"), "utf8")).toContain(
      "CN/26-27/1,2026-12-11,credit,INV/26-27/1",
    );
    const files = readdirSync(folder);
    expect(files).not.toContain("inv01-2026-11.json");
    expect(await says("gst", "2027-01", folder)).toBe(1);
    expect(said.at(-1)).toBe("Nothing was sold or given back in 2027-01.");
    expect(readdirSync(folder)).toEqual(files);
    expect(await says("gst", "2026-13", folder)).not.toBe(0);
  });
});
