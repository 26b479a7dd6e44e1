import type { Browser, Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, shot, sizes } from "#support/browser.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signIn } from "#support/sign-in.ts";

let office: OfficeForTests;
let browser: Browser;
openForAll(
  () => openOffice({ CASH_ON_DELIVERY: "1", DEMO_FULFILMENT: "0" }),
  (...opened) => {
    [office, browser] = opened;
  },
);

const main = (page: Page) => page.getByRole("main");

/** Three pieces, to be paid on delivery. */
async function order() {
  const db = openDatabase({ DATA_DIR: office.folder });
  const [person, productId] = [await buyer(db), await plainProduct(db)];
  await db.close();
  const call = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${person.token}` };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    return (await (await fetch(`${office.url}/api${path}`, request)).json()) as { orderId: string };
  };
  await call("/cart/add", { productId, quantity: 3 });
  const { orderId } = await call("/cart/checkout", { paymentMethod: "cash" });
  return { person, orderId };
}

/** Two pieces of what comes in several choices, paid; and what it says of another one. */
async function orderWithChoices() {
  const db = openDatabase({ DATA_DIR: office.folder });
  const person = await buyer(db);
  const rows = await db.read
    .selectFrom("stock")
    .select(["product_id", "colour", "size"])
    .where("free", ">=", 4)
    .where("size", "<>", "")
    .orderBy("product_id")
    .orderBy("colour")
    .orderBy("size")
    .execute();
  await db.close();
  const all = [...Map.groupBy(rows, (row) => row.product_id).values()];
  const [one, other] = all.find((some) => some.length > 1) ?? [];
  if (!one || !other) throw new Error("The demo shop has nothing in two sizes.");
  const call = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${person.token}` };
    const request = { method: "POST", headers, body: JSON.stringify(body) };
    // biome-ignore lint/suspicious/noExplicitAny: tests read what the documents promise
    return (await (await fetch(`${office.url}/api${path}`, request)).json()) as any;
  };
  const { product_id: productId, colour, size } = one;
  await call("/cart/add", { productId, quantity: 2, size, ...(colour && { colour }) });
  const placed = await call("/cart/checkout", { paymentMethod: "card" });
  await call("/cart/verify-payment", {
    razorpay_order_id: placed.order_id,
    razorpay_payment_id: placed.mock_payment_id,
    razorpay_signature: placed.mock_signature,
    is_mock: true,
  });
  const label = [other.colour, other.size].filter(Boolean).join(" · ");
  return { person, orderId: placed.orderId as string, other: label };
}

describe("an order that is changed", () => {
  it("has a piece in another size and more goods in its parcel, on a phone and without script", async () => {
    const { person, orderId, other } = await orderWithChoices();
    const shopper = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await signIn(shopper.context, office.url, person);
    const { page: his } = shopper;
    await his.goto(`${office.url}/order/${orderId}`);
    await his.getByText("Ask for a change").click();
    await his.getByLabel("What would you like to change?").selectOption({ value: "choice" });
    await his.getByLabel("How should it be?").fill(`One in ${other}, please.`);
    await his.getByRole("button", { name: "Ask the shop" }).click();
    await main(his).getByText(`One in ${other}, please.`).waitFor();

    const staff = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await staff.context.addCookies([office.cookieOf(await office.person("owner"))]);
    const { page: hers } = staff;
    await hers.goto(`${office.url}/manage`);
    await main(hers).getByRole("link", { name: "Messages waiting for an answer" }).click();
    await main(hers).getByText(`One in ${other}, please.`).click();
    await main(hers)
      .getByRole("link", { name: /^Order H-/ })
      .click();
    const fold = hers.locator("details", {
      has: hers.locator("summary", { hasText: "Another size or colour" }),
    });
    await fold.getByText(/^The customer wrote: /).waitFor();
    const choice = fold.getByLabel("New size or colour");
    const value = await choice
      .locator("option", { hasText: `${other}: ` })
      .first()
      .getAttribute("value");
    await choice.selectOption({ value: value ?? "" });
    await shot(hers, "choice");
    await fold.getByRole("button", { name: "Change these pieces" }).click();
    await main(hers).getByText("In one parcel with").waitFor();
    await main(hers).getByText("Another choice, as order").waitFor();

    await main(hers).getByRole("link", { name: "Add goods" }).click();
    await main(hers).getByText("Delivery is not charged again.", { exact: false }).waitFor();
    await main(hers).getByRole("button", { name: /^Add / }).first().click();
    await shot(hers, "add-goods");
    const toChoose = main(hers).getByLabel("Choice");
    if ((await toChoose.count()) > 0) await toChoose.selectOption({ index: 1 });
    await main(hers).getByRole("button", { name: "Place the order" }).click();
    await main(hers).getByText("In one parcel with").waitFor();
    await shot(hers, "added");
    const payLink = await vi.waitFor(() => {
      const [link] = office.messages().flatMap(({ text = "" }) => /\/pay\/[\w-]{42}/.exec(text) ?? []);
      expect(link).toBeDefined();
      return link;
    }, 60_000);

    for (const colorScheme of ["light", "dark"] as const)
      for (const viewport of [sizes.phone, sizes.desktop]) {
        const seen = await openPage(browser, { viewport, colorScheme });
        const looks = `${colorScheme}-${viewport.width}`;
        await signIn(seen.context, office.url, person);
        await seen.page.goto(`${office.url}/order/${orderId}`);
        await main(seen.page).getByText("In the same parcel:").waitFor();
        expect(
          await main(seen.page)
            .getByRole("link", { name: /^H-\d+$/ })
            .count(),
        ).toBe(2);
        await shot(seen.page, `together-${looks}`);
        expect(await seen.accessibility()).toEqual([]);
        await seen.page.goto(`${office.url}${payLink}`);
        await seen.page.getByText(/^Goes in one parcel with orders H-\d+, H-\d+\.$/).waitFor();
        await shot(seen.page, `pay-together-${looks}`);
        expect(await seen.accessibility()).toEqual([]);
        const back = await openPage(browser, { viewport, colorScheme });
        await back.context.addCookies([office.cookieOf(await office.person("owner"))]);
        await back.page.goto(`${office.url}/manage/orders/${orderId}#change`);
        await back.page.getByText("Another size or colour").first().waitFor();
        await shot(back.page, `office-${looks}`);
        expect(await back.accessibility()).toEqual([]);
        await main(back.page)
          .getByText(/^H-\d+ in the same parcel is not paid yet/)
          .waitFor();
        for (const [lang, beside] of [
          ["en", /^with H-/],
          ["hi", /^साथ में H-/],
        ] as const) {
          await back.context.addCookies([{ name: "lang", value: lang, url: office.url }]);
          await back.page.goto(`${office.url}/manage/orders?tab=toPack`);
          await main(back.page).getByText(beside).first().waitFor();
          await shot(back.page, `list-${lang}-${looks}`);
        }
        await back.page.goto(`${office.url}/manage/orders/${orderId}`);
        await shot(back.page, `office-hi-${looks}`);
        expect([...seen.troubles, ...back.troubles]).toEqual([]);
        await seen.context.close();
        await back.context.close();
      }
    for (const { troubles } of [shopper, staff])
      expect(troubles.filter((one) => !/409|422/.test(one))).toEqual([]);
  });

  it("is asked for by its buyer and by its link, and changed by the staff, on a phone", async () => {
    const { person, orderId } = await order();
    const shopper = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await signIn(shopper.context, office.url, person);
    const { page: his } = shopper;
    await his.goto(`${office.url}/order/${orderId}`);
    await his.getByText("Ask for a change").click();
    await his.getByLabel("What would you like to change?").selectOption({ label: "Something else" });
    await his.getByLabel("How should it be?").fill("Two are enough.");
    await shot(his, "ask");
    await his.getByRole("button", { name: "Ask the shop" }).click();
    await main(his).getByText("Something else: Two are enough.").waitFor();

    const staff = await openPage(browser, { viewport: sizes.phone });
    await staff.context.addCookies([office.cookieOf(await office.person("owner"))]);
    const { page: hers } = staff;
    await hers.goto(`${office.url}/manage`);
    await main(hers).getByRole("link", { name: "Messages waiting for an answer" }).click();
    await main(hers).getByText("Two are enough.").click();
    await main(hers)
      .getByRole("link", { name: /^Order H-/ })
      .click();
    await hers.waitForURL(/#change$/);

    const fold = (title: string) =>
      hers.locator("details", { has: hers.locator("summary", { hasText: title }) });
    const out = fold("Take goods out");
    await out.locator("summary").click();
    await out.getByRole("spinbutton").or(out.getByRole("textbox").first()).first().fill("3");
    await out.getByLabel("Reason").fill("two are enough");
    await out.getByRole("button", { name: "Take goods out" }).click();
    await hers.getByText("Then nothing would be left of this order.").first().waitFor();
    await shot(hers, "take-out-refused");
    expect(await staff.accessibility()).toEqual([]);
    await out.getByRole("spinbutton").or(out.getByRole("textbox").first()).first().fill("1");
    await out.getByRole("button", { name: "Take goods out" }).click();
    await hers.getByText("To collect on delivery").waitFor();

    await hers.evaluate(() => {
      location.hash = "change";
    });
    const less = fold("Give a discount");
    await less.locator("summary").click();
    await less.getByLabel("Discount in rupees").fill("10%");
    await less.getByLabel("Reason").fill("a regular customer");
    await shot(hers, "discount");
    await less.getByRole("button", { name: "Give a discount" }).click();
    await hers.getByText("Less to collect").nth(1).waitFor();
    // The address still leads to the part far below, where what came of the form is seen too.
    await expect.poll(() => hers.evaluate(() => [location.hash, scrollY > 0])).toEqual(["#change", true]);
    const { y = -1 } = (await hers.locator("main > .strip").boundingBox()) ?? {};
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(sizes.phone.height / 2);

    const address = fold("Another address or phone");
    await address.locator("summary").click();
    await address.getByLabel("State").selectOption({ label: "Kerala" });
    await address.getByRole("button", { name: "Save the address" }).click();
    await hers.getByText("This address is in another state").first().waitFor();
    await shot(hers, "address-refused");
    expect(await staff.accessibility()).toEqual([]);
    await address.getByLabel("State").selectOption({ label: "Karnataka" });
    await address.getByLabel("House, street, area").fill("14 Lake Road");
    await address.getByRole("button", { name: "Save the address" }).click();
    await hers.getByText("14 Lake Road").first().waitFor();
    // As many as are to be packed come first, and the bill comes to what is still to be paid.
    await hers.getByText(/^\d taken out$/).waitFor();
    await hers.getByText("Taken off since").waitFor();
    await shot(hers, "changed");

    await his.goto(`${office.url}/order/${orderId}`);
    // Goods were taken out and a discount was given: the bill says how much, and what is left to pay.
    const bill = main(his).locator(".quote-lines");
    await bill.getByText("Taken off later").waitFor();
    const toPay = await bill.locator(".quote-total").textContent();
    expect(toPay).toMatch(/^To pay₹/);
    await shot(his, "bill-after");
    await his.goto(`${office.url}/orders`);
    await expect
      .poll(() => his.locator(".order-card-sum").textContent())
      .toBe(toPay?.replace("To pay", "Total "));
    await shot(his, "orders-after");
    await his.goto(`${office.url}/order/${orderId}`);
    await his.getByText(/14 Lake Road/).waitFor();
    await shot(his, "order-after");
    const link = await vi.waitFor(() => {
      const [first] = office.messages().flatMap(({ text = "" }) => /\/track\/[\w-]{42}/.exec(text) ?? []);
      expect(first).toBeDefined();
      return first;
    }, 60_000);
    const holder = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await holder.page.goto(`${office.url}${link}`);
    await holder.page.getByText("Ask for a change").click();
    await holder.page.getByRole("button", { name: "Ask the shop" }).click();
    const about = holder.page.getByLabel("What would you like to change?");
    await expect.poll(() => about.getAttribute("aria-invalid")).toBe("true");
    await about.selectOption({ label: "Something else" });
    await holder.page.getByRole("button", { name: "Ask the shop" }).click();
    const words = holder.page.getByLabel("How should it be?");
    await expect.poll(() => words.getAttribute("aria-invalid")).toBe("true");
    await shot(holder.page, "track");
    await words.fill("In the evening, please.");
    await holder.page.getByRole("button", { name: "Ask the shop" }).click();
    await main(holder.page).getByText("In the evening, please.").waitFor();

    const seen = await openPage(browser, { viewport: sizes.phone, colorScheme: "dark" });
    await signIn(seen.context, office.url, person);
    for (const path of [link, `/order/${orderId}`]) {
      await seen.page.goto(`${office.url}${path}`);
      await seen.page.getByText("Ask for a change").click();
      await seen.page.getByLabel("How should it be?").waitFor();
      expect(await seen.accessibility()).toEqual([]);
    }

    // What is packed is not opened again.
    await hers.locator("#next button").first().click();
    await hers.getByRole("button", { name: "Send", exact: true }).first().waitFor();
    await his.goto(`${office.url}/order/${orderId}`);
    await his.getByText("Ask about this order").waitFor();
    expect(await his.getByText("Ask for a change").count()).toBe(0);
    for (const { troubles } of [shopper, staff, holder, seen])
      expect(troubles.filter((one) => !/409|422/.test(one))).toEqual([]);
  });
});
