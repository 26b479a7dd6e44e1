import type { Browser } from "playwright-core";
import { expect, it, vi } from "vitest";
import { createSettingsService } from "#modules/settings/service.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { openPage, sizes } from "#support/browser.ts";
import { plainProduct } from "#support/buyers.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import { signedUpUser } from "#support/people.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

/** The cart of somebody who never ordered, with one thing in it. */
async function openCart(javaScriptEnabled: boolean) {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const { cookie, token } = await signedUpUser(db);
  const productId = await plainProduct(db);
  await db.close();
  const added = await fetch(`${shop.url}/api/cart/add`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ productId, quantity: 1 }),
  });
  expect(added.status).toBe(200);
  const { page, context } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled });
  await signIn(context, shop.url, { cookie, token });
  await page.goto(`${shop.url}/cart`);
  return page;
}

it.each([
  ["with", true],
  ["without", false],
])("takes the code that is offered at one press, %s script", async (_, hasScript) => {
  const page = await openCart(hasScript);
  await page.getByText("Have a promo code?").click();
  await page.getByRole("button", { name: "WELCOME10" }).click();
  await page
    .getByText(/WELCOME10.*10%/)
    .first()
    .waitFor();
  await page.getByText("Have a promo code?").waitFor({ state: "hidden" });
});

it("takes what was typed, not what is offered, where Enter is pressed in the field", async () => {
  const page = await openCart(false);
  await page.getByText("Have a promo code?").click();
  const field = page.getByRole("textbox", { name: /promo code/i });
  await field.fill("DIWALI50");
  await field.press("Enter");
  await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
  expect((await field.inputValue()).toUpperCase()).toBe("DIWALI50");
});

it.each([
  ["with", true],
  ["without", false],
])("says to a guest that the code needs an account, and leads to it, %s script", async (_, hasScript) => {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const settings = createSettingsService({ db, clock: Date, log: createLog("silent") });
  const { version: seen } = await settings.look("guests");
  await settings.change("guests", { seen, fields: { allowed: "yes" }, by: "owner" });
  const productId = await plainProduct(db);
  await db.close();
  await vi.waitFor(async () => expect((await fetch(`${shop.url}/api/cart`)).status).toBe(200), 60_000);
  const { page } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: hasScript });
  await page.request.post(`${shop.url}/api/cart/add`, { data: { productId, quantity: 1 } });
  await page.goto(`${shop.url}/cart`);
  await page.getByText("Have a promo code?").click();
  await page.getByText("WELCOME10 takes 10% off. It needs an account.").waitFor();
  expect(await page.getByRole("button", { name: "WELCOME10" }).count()).toBe(0);
  const field = page.getByRole("textbox", { name: /promo code/i });
  await field.fill("WELCOME10");
  await field.press("Enter");
  await page.getByText("This promo code works only with an account.").waitFor();
  const way = page.locator(".field-hint").getByRole("link", { name: "Log in" });
  expect(await way.getAttribute("href")).toBe("/login?next=%2Fcart");
});
