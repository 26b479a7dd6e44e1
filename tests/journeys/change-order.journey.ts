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

describe("an order that is changed", () => {
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
    await hers.getByText(/^To collect on delivery: ₹/).waitFor();

    const less = fold("Give a discount");
    await less.locator("summary").click();
    await less.getByLabel("Discount in rupees").fill("10%");
    await less.getByLabel("Reason").fill("a regular customer");
    await shot(hers, "discount");
    await less.getByRole("button", { name: "Give a discount" }).click();
    await hers.getByText("Less to collect").nth(1).waitFor();

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
    await shot(hers, "changed");

    await his.goto(`${office.url}/order/${orderId}`);
    await his.getByText(/^We took ₹.+ off after you ordered/).waitFor();
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
