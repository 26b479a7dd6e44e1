import type { Browser, Page } from "playwright-core";
import { expect, it, vi } from "vitest";
import { createSettingsService } from "#modules/settings/service.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { openPage, sizes, untilInUse, visit } from "#support/browser.ts";
import { plainProducts } from "#support/buyers.ts";
import { logIn } from "#support/log-in.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
let goods: string[];
let withoutChoices: ReadonlySet<string>;
openForAll(startShopProcess, async (...opened) => {
  [shop, browser] = opened;
  const db = openDatabase({ DATA_DIR: shop.folder });
  goods = await plainProducts(db, 2);
  const plain = db.read.selectFrom("products").select("title").where("colours", "=", "[]");
  const titles = await plain.where("sizes", "=", "[]").execute();
  withoutChoices = new Set(titles.map(({ title }) => title));
  await db.write((tx) => tx.updateTable("stock").set({ free: 50 }).execute());
  const settings = createSettingsService({ db, clock: Date, log: createLog("silent") });
  const fields = { allowed: "yes" };
  expect(await settings.change("guests", { seen: 0, fields, by: "owner" })).toMatchObject({ ok: true });
  await db.close();
  await vi.waitFor(async () => expect((await fetch(`${shop.url}/api/cart`)).status).toBe(200), 60_000);
});

const password = "monsoon-2nd-floor";

/** What the shop keeps for whoever this browser is. */
async function kept(page: Page) {
  const read = async (path: string) => (await (await page.request.get(`${shop.url}/api${path}`)).json()).data;
  const { items } = await read("/cart");
  const { products } = await read("/wishlist");
  return {
    cart: Object.fromEntries(
      items.map((line: { productId: string; quantity: number }) => [line.productId, line.quantity]),
    ),
    wishes: products.map(({ id }: { id: string }) => id),
  };
}

it.each([true, false])(
  "somebody without an account fills a cart, finds it again after the login, and can take that back (script: %s)",
  async (javaScriptEnabled) => {
    const email = `asha-${javaScriptEnabled}@example.com`;
    await fetch(`${shop.url}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Asha Rao", email, password }),
    });
    const [first = "", second = ""] = goods;
    const { page, context, troubles, accessibility } = await openPage(browser, {
      javaScriptEnabled,
      viewport: sizes.phone,
      hasTouch: true,
    });
    const open = async (path: string) => {
      await visit(page, shop.url + path);
      if (javaScriptEnabled) await untilInUse(page);
    };
    const main = page.locator("main");
    const add = async (product: string) => {
      await open(`/product/${product}`);
      await main
        .getByRole("button", { name: /^Add to Cart$/i })
        .first()
        .click();
      await page
        .getByText(/^(?:Added|Item added) to cart$/)
        .first()
        .waitFor();
    };

    expect(await context.cookies()).toEqual([]);
    await add(first);
    await add(second);
    const heart = main.getByRole("button", { name: /wishlist/i }).first();
    await heart.click();
    await page.getByText("Added to wishlist", { exact: true }).first().waitFor();
    const guests = { cart: { [first]: 1, [second]: 1 }, wishes: [second] };
    await expect.poll(() => kept(page)).toEqual(guests);

    const tagOf = async (cookie?: string) =>
      (await fetch(`${shop.url}/products`, { headers: cookie ? { cookie } : {} })).headers.get("etag");
    const cookies = (await context.cookies()).filter(({ name }) => name !== "haat-notice");
    const asGuest = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    expect(asGuest).toContain("haat-guest=");
    expect([await tagOf(asGuest), await tagOf(asGuest)]).toEqual([expect.any(String), await tagOf()]);
    await open("/products");
    if (javaScriptEnabled) {
      const bar = page.getByRole("navigation", { name: "Quick" });
      await bar.getByRole("link", { name: /Cart, 2/ }).waitFor();
      await bar.getByRole("link", { name: /Wishlist, 1/ }).waitFor();
    }
    await open("/cart");
    await main.getByRole("heading", { level: 1 }).waitFor();
    if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
    await main.getByRole("link", { name: "Log in to pay" }).click();
    await logIn(page, email, password);

    const said = main.getByText(/2 products in your cart, 1 on your wishlist/);
    await said.waitFor();
    await expect.poll(() => kept(page)).toEqual(guests);
    if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
    await main.getByRole("button", { name: "Undo", exact: true }).click();
    await main.getByText(/as they were before you logged in/).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/cart");
    await expect.poll(() => kept(page)).toEqual({ cart: {}, wishes: [] });
    await context.clearCookies({ name: "haat-session" });
    await expect.poll(() => kept(page)).toEqual(guests);
    expect(troubles).toEqual([]);
  },
);

it("shows the cart that the first goods beside an empty one make", async () => {
  const { page, troubles } = await openPage(browser);
  await visit(page, `${shop.url}/cart`);
  const beside = page.getByRole("region", { name: /^(You may also like|Loved by shoppers)$/ });
  await beside.getByRole("heading", { level: 3 }).first().waitFor();
  const titles = await beside.getByRole("heading", { level: 3 }).allTextContents();
  const title = titles.map((one) => one.trim()).find((one) => withoutChoices.has(one));
  await beside.getByRole("button", { name: `Add to Cart: ${title}` }).press("Enter");
  await page.getByRole("button", { name: `Remove ${title}` }).waitFor();
  expect(troubles).toEqual([]);
});
