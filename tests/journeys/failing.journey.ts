import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { buyer } from "#support/buyers.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(startShopProcess, (...opened) => {
  [shop, browser] = opened;
});

/** While one table cannot be found, whatever asks for it breaks. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  const db = new DatabaseSync(join(shop.folder, "shop.sqlite"));
  db.exec(`pragma legacy_alter_table = on; alter table ${table} rename to hidden_${table}`);
  try {
    await work();
  } finally {
    db.exec(`alter table hidden_${table} rename to ${table}`);
    db.close();
  }
}

async function enter(context: BrowserContext): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await buyer(db);
  await db.close();
  await signIn(context, shop.url, person);
}

/** In the page, where it stays, and as a message, which goes after five seconds. */
async function says(page: Page, text: string): Promise<void> {
  await Promise.all(
    ["main .alert-panel", ".toast"].map((place) =>
      page.locator(place).getByText(text, { exact: true }).waitFor(),
    ),
  );
}

/** React draws when a message of its own comes round: here that takes longer than the shop's answer. */
const drawLate = () => {
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
    setTimeout(() => postMessage.apply(this, message), 300);
  };
};

it.each([
  ["at once", () => undefined],
  ["later than the answer comes", drawLate],
])("says that the orders could not be fetched, and tries again, drawn %s", async (_when, script) => {
  const { page, context } = await openPage(browser, { serviceWorkers: "allow" });
  await enter(context);
  await without("orders", async () => {
    for (const [path, text] of [
      ["/track-order/ABC123", "Failed to fetch order status"],
      ["/orders", "Failed to fetch orders"],
    ] as const)
      await Promise.all([says(page, text), page.goto(shop.url + path)]);
  });
  await page.evaluate(script);
  await page.getByRole("link", { name: "Retry" }).click();
  await page.getByRole("heading", { name: "No Orders Yet" }).waitFor();
  await context.close();
});

it.each([
  ["/orders", "An error occurred while fetching orders"],
  ["/wishlist", "Failed to fetch wishlist"],
  ["/products", "Something went wrong fetching products"],
])("%s says in the documented words that no answer came", async (path, text) => {
  const { page, context } = await openPage(browser);
  await enter(context);
  await visit(page, `${shop.url}/cancel`);
  await page.route(`**${path}.data*`, (route) => route.abort());
  await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
  await says(page, text);
  await context.close();
});

it("tells somebody who tracks an order that no answer came, and what to look at", async () => {
  const { page, context } = await openPage(browser);
  await enter(context);
  await visit(page, `${shop.url}/track-order`);
  await page.route("**/track-order*.data*", (route) => route.abort());
  await page.getByLabel("Order ID").fill("ABC123");
  await page.getByRole("button", { name: "Track Order" }).click();
  await says(page, "An error occurred while fetching order status");
  await page.getByText("Please check your order ID and try again.").waitFor();
  await context.close();
});

it("says so with nothing else to be had, in the frame that was there", async () => {
  const { page, context } = await openPage(browser);
  await enter(context);
  await visit(page, `${shop.url}/track-order`);
  await context.setOffline(true);
  await page.getByLabel("Order ID").fill("ABC123");
  await page.getByRole("button", { name: "Track Order" }).click();
  await says(page, "An error occurred while fetching order status");
  await page.locator(".site-header").getByRole("link", { name: "Haat" }).waitFor();
  await context.close();
});

it("leads from a product that cannot be shown to the listing, and says so", async () => {
  const [product] = (await (await fetch(`${shop.url}/api/products`)).json()).products;
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  await without("reviews", async () => {
    await page.goto(`${shop.url}/product/${product.id}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/products");
    await page.getByText("Failed to load product").waitFor();
  });
  await page.goto(`${shop.url}/product/no-such-one`);
  await page.getByText("Product not found").waitFor();
  await context.close();
});
