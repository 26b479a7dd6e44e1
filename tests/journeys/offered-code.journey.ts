import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
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
