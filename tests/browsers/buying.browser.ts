import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import type { DrivenPage } from "#support/drive/driven-page.ts";
import { eachBrowser } from "#support/drive/each-browser.ts";
import { freePort } from "#support/free-port.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let gateway: StandInGateway;
beforeAll(async () => {
  const port = await freePort();
  gateway = await startGateway({ shopUrl: `http://localhost:${port}` });
  shop = await startShopProcess({ ...gateway.settings, PORT: String(port), CASH_ON_DELIVERY: "1" });
});
afterAll(async () => {
  await shop?.stop();
  await gateway?.stop();
});

/** Somebody signed in, with one thing chosen on its page. */
async function fillCart(page: DrivenPage): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const [{ cookie }, productId] = [await buyer(db), await plainProduct(db)];
  await db.close();
  await page.visit("/stores");
  await page.enter(cookie);
  await page.visit(`/product/${productId}`);
}

const addedTo = ({ evaluate }: DrivenPage) =>
  evaluate(() => document.querySelector("[data-own=cart]:not([hidden])")?.textContent);

describe.each(eachBrowser())("in $name", ({ open }) => {
  it("somebody buys through the gateway's window, and the way back shows an empty cart", async () => {
    const { page, said } = await open(shop.url);
    await fillCart(page);
    await page.untilInUse();
    await page.click("Add to Cart");
    await expect.poll(() => addedTo(page)).toBe("1");
    await page.visit("/cart");
    await page.untilInUse();
    await page.click("Proceed to Checkout");
    await page.click(/^Pay ₹/);
    await page.toFrame();
    await page.click("Pay");
    await page.toPage();
    await page.untilAt(/\/success$/);
    await page.untilSaid(/Payment Successful/);
    expect((await gateway.books()).payments.some(({ status }) => status === "captured")).toBe(true);
    // Firefox tells of files that were on their way when their page was left.
    await page.untilInUse();
    await page.visit("/stores");
    await page.untilInUse();
    await page.back();
    await page.untilSaid(/Payment Successful/);
    await page.untilInUse();
    await page.visit("/cart");
    await page.untilSaid(/Your cart is empty/);
    expect(await said()).toEqual([]);
  });

  it("somebody buys without script, and pays at the door", async () => {
    const { page, said } = await open(shop.url, { hasScript: false });
    await fillCart(page);
    await page.click("Add to Cart");
    await page.untilSaid(/Item added to cart/);
    await page.visit("/cart");
    await page.choose(/^Cash on delivery/);
    await page.click("Proceed to Checkout");
    await page.click(/^Order, pay ₹[\d,.]+ on delivery$/);
    await page.untilSaid(/Order Placed/);
    await page.click("Track Order");
    await page.untilSaid(/We have your order\. Pay when it arrives\./);
    expect(await said()).toEqual([]);
  });
});
