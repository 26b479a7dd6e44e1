import type { Browser } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { setValue } from "#platform/database/key-values.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { admitGuests } from "#support/guest-shop.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import { startGateway } from "#support/razorpay/start-gateway.ts";
import { signIn } from "#support/sign-in.ts";

let office: OfficeForTests;
let browser: Browser;
openForAll(
  () => openOffice({ CASH_ON_DELIVERY: "1" }),
  (...opened) => {
    [office, browser] = opened;
  },
);

/** A code that takes all off, whatever is bought. */
async function withCode(office: OfficeForTests, name: string): Promise<void> {
  const { token } = await office.person("owner");
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const body = JSON.stringify({ name, percent: "100", shipsFree: true });
  const made = await fetch(`${office.url}/api/manage/codes`, { method: "POST", headers, body });
  expect(made.status).toBe(201);
}

describe("an order of nothing", () => {
  it("is placed without a way to pay, and no card is asked for", async () => {
    await withCode(office, "GIFTCARD");
    const db = openDatabase({ DATA_DIR: office.folder });
    const { cookie, token } = await buyerWith(db, await plainProduct(db));
    await db.close();
    const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
    const body = JSON.stringify({ code: "GIFTCARD" });
    const take = () => fetch(`${office.url}/api/cart/promo`, { method: "POST", headers, body });
    // A new code is known to the shop within half a second.
    await expect.poll(async () => (await take()).status).toBe(200);
    const { page, context, troubles, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await signIn(context, office.url, { cookie, token });
    await visit(page, `${office.url}/cart`);
    // Nobody is asked for a way to pay nothing, nor for a card.
    await page.locator("#pay").getByText("There is nothing to pay.").waitFor();
    expect(await page.getByRole("radio", { name: "Google Pay" }).count()).toBe(0);
    await page.getByRole("button", { name: "Proceed to Checkout" }).first().click();
    await page.getByRole("dialog").getByText("There is nothing to pay.").waitFor();
    expect(await accessibility()).toEqual([]);
    await page.getByRole("button", { name: "Place the order" }).click();
    await page.waitForURL(/\/success\?order=/);
    await page.getByRole("heading", { name: "Order Placed" }).waitFor();
    await page.getByText("We have your order. There is nothing to pay.").first().waitFor();
    expect(await page.getByText("Payment Successful").count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("is placed by a guest without script, without a way to pay and without a code by SMS", () =>
    asGuestWithoutScript(office));

  it("is placed so with live keys too, and the gateway hears of nothing", async () => {
    const gateway = await startGateway({ keyId: "rzp_live_standin" });
    onTestFinished(() => gateway.stop());
    const live = await openOffice({ ...gateway.settings, CASH_ON_DELIVERY: "1" });
    onTestFinished(async () => void (await live.stop()));
    const db = openDatabase({ DATA_DIR: live.folder });
    await db.write((tx) => setValue(tx, "took_money", 1));
    await db.close();
    await asGuestWithoutScript(live);
    expect((await gateway.books()).orders).toEqual([]);
  });
});

async function asGuestWithoutScript(office: OfficeForTests): Promise<void> {
  await withCode(office, "GIFTCASH");
  const productId = await admitGuests(office);
  const { page } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await page.goto(`${office.url}/product/${productId}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.goto(`${office.url}/cart`);
  await page.getByText("Have a promo code?").click();
  await page.getByLabel("Promo code").fill("GIFTCASH");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await page.goto(`${office.url}/checkout/guest`);
  for (const [label, value] of [
    ["Phone", "98123 45671"],
    ["Name", "Meera Das"],
    ["PIN code", "560001"],
    ["House and street", "5 Hill Road"],
  ] as const)
    await page.getByLabel(label, { exact: label === "Name" }).fill(value);
  await page.getByText("There is nothing to pay.").waitFor();
  expect(await page.getByRole("radio", { name: /^Cash on delivery/ }).count()).toBe(0);
  await page.getByRole("button", { name: "Place the order" }).click();
  await page.waitForURL(/\/track\//);
  await page.getByText("Thank you! We have your order.").waitFor();
  const number = /H-\d+/.exec((await page.textContent("main")) ?? "")?.[0] ?? "";

  const owner = await office.person("owner");
  const staffPage = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
  await staffPage.context.addCookies([office.cookieOf(owner)]);
  await staffPage.page.goto(`${office.url}/manage/orders/${number}`);
  await staffPage.page.getByText("Nothing to pay").first().waitFor();
  await staffPage.page.locator("#next").getByRole("button", { name: /^Pack/ }).waitFor();
  expect(await staffPage.page.getByText("Refund", { exact: true }).count()).toBe(0);
}
