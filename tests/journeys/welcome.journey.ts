import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { buyer } from "#support/buyers.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

it("welcomes a new visitor, but not while he is writing", async () => {
  const { page, context } = await openPage(browser, { isNew: true });
  await page.clock.install();
  await page.goto(shop.url, { waitUntil: "load" });
  const field = page.getByRole("combobox").first();
  await field.pressSequentially("la");
  await page.clock.runFor(10_000);
  await expect.poll(() => page.locator(".welcome").count()).toBe(0);
  await field.fill("");
  await field.blur();
  await page.clock.runFor(10_000);
  await page.locator(".welcome").waitFor({ state: "visible" });
  await context.close();

  const other = await openPage(browser, { isNew: true });
  await other.page.goto(shop.url, { waitUntil: "load" });
  await other.page.locator(".welcome").waitFor({ state: "visible" });
  await other.context.close();
});

it("offers no first order to who has made it", async () => {
  const { page, context } = await openPage(browser, { isNew: true });
  await page.clock.install();
  await page.route("**/api/orders?*", (route) =>
    route.fulfill({
      json: { success: true, orders: [{}], data: { orders: [{}], page: 1, pages: 1, total: 1 } },
    }),
  );
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await buyer(db);
  await db.close();
  await signIn(context, shop.url, person);
  const asked = page.waitForResponse(/\/api\/orders/);
  await visit(page, shop.url);
  await page.clock.runFor(10_000);
  await asked;
  expect(await page.locator(".welcome").count()).toBe(0);
  await context.close();
});
