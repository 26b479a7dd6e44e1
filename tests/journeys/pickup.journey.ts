import type { Browser, Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, shot, sizes, visit } from "#support/browser.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { admitGuests } from "#support/guest-shop.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signIn } from "#support/sign-in.ts";

let office: OfficeForTests;
let browser: Browser;
openForAll(
  () => openOffice({ CASH_ON_DELIVERY: "1" }),
  (...opened) => {
    [office, browser] = opened;
  },
);

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first().click();

/** The owner before a phone, who lets orders be collected in the store in Delhi. */
async function owners() {
  const owner = await office.person("owner");
  const opened = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await opened.context.addCookies([office.cookieOf(owner)]);
  const { page } = opened;
  await page.goto(`${office.url}/manage/shop`);
  await page.getByRole("link", { name: /^Collection in stores/ }).click();
  await page.locator("summary").filter({ hasText: "Delhi" }).first().click();
  const fold = page.locator("details[open]");
  await fold.getByLabel("Orders can be collected here").check();
  await fold.getByLabel("How soon an order is ready", { exact: false }).first().fill("Ready in 2 hours");
  await fold.getByLabel("Days that an order is kept").fill("99");
  await fold.getByRole("button", { name: "Save" }).click();
  await page.locator(".field-error").getByText("a whole number of days").waitFor();
  await expect
    .poll(() => page.locator("details[open]").getByLabel("Orders can be collected here").isChecked())
    .toBe(true);
  await page.locator("details[open]").getByLabel("Days that an order is kept").fill("7");
  await page.locator("details[open]").getByRole("button", { name: "Save" }).click();
  await page.getByText("Collection is on").waitFor();
  await shot(page, "owner");
  // The checker is a script.
  const seen = await openPage(browser, { viewport: sizes.phone });
  await seen.context.addCookies([office.cookieOf(owner)]);
  return { page, seen };
}

describe("an order that is collected in a store", () => {
  it("is switched on by the owner, chosen, packed, made ready and handed over at 360 px", async () => {
    const { page: hers, seen } = await owners();
    await seen.page.goto(`${office.url}/manage/shop/pickup`);
    expect(await seen.accessibility()).toEqual([]);
    await expect
      .poll(async () => (await fetch(`${office.url}/stores/delhi`)).text())
      .toContain("Collect your online order here (Ready in 2 hours). It is kept for 7 days.");

    const db = openDatabase({ DATA_DIR: office.folder });
    const { cookie, token } = await buyerWith(db, await plainProduct(db));
    await db.close();
    const shopper = await openPage(browser, { viewport: sizes.phone });
    const { page } = shopper;
    await signIn(shopper.context, office.url, { cookie, token });
    await visit(page, `${office.url}/cart`);
    await choose(page.getByRole("radio", { name: "Cash on delivery" }));
    await press(page, "Proceed to Checkout");
    const dialog = page.getByRole("dialog");
    await dialog.getByText("How do you want to get it?").waitFor();
    const brought = await dialog.getByRole("button", { name: /on delivery$/ }).textContent();
    await dialog.getByRole("radio", { name: /Ready in 2 hours/ }).check();
    await dialog.getByText("Your address, for the invoice").waitFor();
    await dialog.getByText("Pay at the counter", { exact: true }).waitFor();
    const order = dialog.getByRole("button", { name: /at the counter$/ });
    expect(await order.textContent()).not.toBe(brought);
    expect(await shopper.accessibility()).toEqual([]);
    await shot(page, "checkout");
    await order.click();
    await page.waitForURL(/\/success/);
    await page.getByText("Collect it here").waitFor();
    await shot(page, "success");
    expect(await shopper.accessibility()).toEqual([]);
    const number = /H-\d+/.exec((await page.locator("#success-order").textContent()) ?? "")?.[0] ?? "";

    await hers.goto(`${office.url}/manage/orders/${number}`);
    await hers.getByText("Collected in a store").waitFor();
    await hers.locator("#next button").click();
    await press(hers, "Ready at the counter");
    await hers.getByText("Ready at the counter. The buyer will be told the code.").waitFor();
    await expect.poll(() => hers.locator("#next").count()).toBe(0);
    await shot(hers, "counter");
    await seen.page.goto(`${office.url}/manage/orders/${number}`);
    expect(await seen.accessibility()).toEqual([]);

    await visit(page, `${office.url}/orders`);
    await page.getByRole("link", { name: number }).first().click();
    await page.getByText("Your order is ready to collect.").waitFor();
    await shot(page, "order");
    expect(await shopper.accessibility()).toEqual([]);
    const code = (await page.locator("section[aria-labelledby=order-collect] .title-1").textContent()) ?? "";
    expect(code).toMatch(/^\d{6}$/);
    expect(await hers.content()).not.toContain(code);
    await vi.waitFor(
      () => expect(office.messages().some(({ text = "" }) => text.includes(code))).toBe(true),
      60_000,
    );

    const wrong = code === "000000" ? "000001" : "000000";
    await hers.getByLabel("Code of the buyer").fill(wrong);
    await hers.getByLabel("In cash").first().check();
    await press(hers, "Hand it over");
    await hers.locator(".field-error").getByText("This is not the code of this order").waitFor();
    await expect.poll(() => hers.getByLabel("In cash").first().isChecked()).toBe(true);
    await hers.getByLabel("Code of the buyer").fill(code);
    await press(hers, "Hand it over");
    await hers.getByText("Handed over", { exact: true }).waitFor();
    await shot(hers, "handed-over");
    await hers.goto(`${office.url}/manage/cash`);
    await hers.getByLabel(`Settle ${number}`).waitFor();
    await page.reload();
    await page.getByText("You have collected it.").waitFor();
    expect(shopper.troubles).toEqual([]);
  });

  it("is chosen without an account and without script, and paid ahead", async () => {
    const { page: hers } = await owners();
    const productId = await admitGuests(office);
    const { page } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await page.goto(`${office.url}/product/${productId}`);
    await press(page, "Add to Cart");
    await page.goto(`${office.url}/checkout/guest`);
    for (const [label, value] of [
      ["Phone", "98123 45673"],
      ["Name", "Meera Das"],
      ["PIN code", "560001"],
      ["House and street", "5 Hill Road"],
    ] as const)
      await page.getByLabel(label, { exact: label === "Name" }).fill(value);
    await page.getByRole("radio", { name: /Ready in 2 hours/ }).check();
    await shot(page, "guest");
    await press(page, /^Pay /);
    // Without script the sum was that of a delivery: it is shown anew.
    await page.getByText(/Collected in this store it is/).waitFor();
    await expect.poll(() => page.getByRole("radio", { name: /Ready in 2 hours/ }).isChecked()).toBe(true);
    await press(page, /^Pay /);
    await page.waitForURL(/\/track\//);
    await page.getByText("Collect it here").waitFor();
    await shot(page, "guest-track");
    const number =
      /H-\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
    await hers.goto(`${office.url}/manage/orders/${number}`);
    await hers.locator("#next button").click();
    await press(hers, "Ready at the counter");
    await page.reload();
    const code = /\d{6}/.exec((await page.locator(".pay-state b.title-3").textContent()) ?? "")?.[0] ?? "";
    expect(code).toMatch(/^\d{6}$/);
    await hers.getByText("Hand it over without a code").click();
    await expect.poll(() => hers.getByText("Paid at the counter").count()).toBe(0);
    await hers.getByLabel("Why without a code").fill("Her phone is broken");
    await hers.locator("details[open]").getByRole("button", { name: "Hand it over" }).click();
    await hers.getByText("Handed over", { exact: true }).waitFor();
  });
});
