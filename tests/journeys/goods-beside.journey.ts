import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
let plain: ReadonlySet<string>;
openForAll(startShopProcess, async (...opened) => {
  [shop, browser] = opened;
  const db = openDatabase({ DATA_DIR: shop.folder });
  const found = await db.read
    .selectFrom("products")
    .select("title")
    .where("colours", "=", "[]")
    .where("sizes", "=", "[]")
    .execute();
  await db.close();
  plain = new Set(found.map(({ title }) => title));
});

/** The page itself has the focus where nothing else has. */
const focused = (page: Page) => page.evaluate(() => document.querySelector(":focus")?.localName ?? "none");
/** Each place says why it shows these. */
const whys = /^(You may also like|With your order|Loved by shoppers|New in the shop|Reduced today)$/;
const beside = (page: Page) => page.getByRole("region", { name: whys });

/** Where something was taken away, its strip has the focus, with the way back. */
const focusedText = (page: Page) =>
  page.evaluate(() => (document.activeElement === document.body ? "" : document.activeElement?.textContent));

async function enter(context: BrowserContext): Promise<Person> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await signedUpUser(db);
  await db.close();
  await signIn(context, shop.url, person);
  return person;
}

async function firstPlain(): Promise<readonly [title: string, id: string]> {
  const answer = await fetch(
    `${shop.url}/api/products/search?search=${encodeURIComponent([...plain][0] ?? "")}`,
  );
  const { products } = (await answer.json()) as { products: { id: string; title: string }[] };
  const found = products.find(({ title }) => plain.has(title));
  return [found?.title ?? "", found?.id ?? ""];
}

async function send(token: string, path: string, body: object): Promise<void> {
  const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
  const answer = await fetch(`${shop.url}/api${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  expect(answer.ok).toBe(true);
}

it("lists what is wished for on an empty wishlist, and goes on at its heading", async () => {
  const { page, context, troubles } = await openPage(browser);
  await enter(context);
  await visit(page, `${shop.url}/wishlist`);
  const heart = beside(page).getByRole("button", { name: /^Add .* to the wishlist$/ });
  const title =
    (await heart.first().getAttribute("aria-label"))?.replace(/^Add | to the wishlist$/g, "") ?? "";
  await heart.first().press("Enter");
  await page.getByRole("main").getByRole("link", { name: title }).first().waitFor();
  await page
    .getByRole("main")
    .getByRole("button", { name: `Remove ${title} from the wishlist` })
    .waitFor();
  await page.getByText("Your wishlist is empty.").waitFor({ state: "detached" });
  // What is on the list is not shown twice.
  await beside(page).getByRole("link", { name: title }).first().waitFor({ state: "detached" });
  await beside(page).getByRole("link").first().waitFor();
  await expect.poll(() => focused(page)).toBe("h1");
  expect(troubles).toEqual([]);
  await context.close();
});

it("fills an empty cart from the keyboard, and goes on at its heading", async () => {
  const { page, context, troubles } = await openPage(browser);
  await enter(context);
  await visit(page, `${shop.url}/cart`);
  await page.getByText("Your cart is empty.").waitFor();
  const titles = await beside(page).getByRole("heading", { level: 3 }).allTextContents();
  const title = titles.find((one) => plain.has(one.trim()));
  await beside(page)
    .getByRole("button", { name: `Add to Cart: ${title?.trim()}` })
    .press("Enter");
  await page.getByRole("button", { name: `Remove ${title?.trim()}` }).waitFor();
  await expect.poll(() => focused(page)).toBe("h1");
  expect(troubles).toEqual([]);
  await context.close();
});

it("shows goods beside a cart that is emptied on its page, and keeps the way back", async () => {
  const { page, context, troubles } = await openPage(browser);
  const { token } = await enter(context);
  const [title, productId] = await firstPlain();
  await send(token, "/cart/add", { productId, quantity: 1 });
  await visit(page, `${shop.url}/cart`);
  await page.getByRole("button", { name: `Remove ${title}` }).press("Enter");
  await page.getByText("Your cart is empty.").waitFor();
  await beside(page).getByRole("link").first().waitFor();
  await expect.poll(() => focusedText(page)).toContain("Undo");
  await page.getByRole("main").getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByRole("button", { name: `Remove ${title}` }).waitFor();
  await expect.poll(() => focusedText(page)).toContain(title);
  expect(troubles).toEqual([]);
  await context.close();
});

it("gives a single wish the row, its picture whole, and shows goods like it below", async () => {
  const { page, context } = await openPage(browser, {
    viewport: { width: 1280, height: 800 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const { token } = await enter(context);
  const [title, productId] = await firstPlain();
  await send(token, "/wishlist/add", { productId });
  await visit(page, `${shop.url}/wishlist`);
  const card = page.getByRole("article").filter({ hasText: title }).first();
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const [cardBox, row] = [await card.boundingBox(), await beside(page).boundingBox()];
    expect(cardBox?.width).toBe(row?.width);
    expect(row?.y).toBeGreaterThan((cardBox?.y ?? 0) + (cardBox?.height ?? 0));
    const picture = await card.locator("img").boundingBox();
    expect(picture?.height).toBeCloseTo(picture?.width ?? 0, 0);
  }
  await expect.poll(() => beside(page).getByRole("article").count()).toBe(4);
  await card.getByRole("button", { name: `Share ${title}` }).click();
  await page.getByText("Link copied to clipboard").waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${shop.url}/product/${productId}`);
  await context.close();
});

it.each([1, 3])("shows the pictures of %i wishes whole on a phone", async (count) => {
  const { page, context } = await openPage(browser, { viewport: { width: 360, height: 740 } });
  const { token } = await enter(context);
  const answer = await fetch(`${shop.url}/api/products/search?search=cotton`);
  const { products } = (await answer.json()) as { products: { id: string }[] };
  const ids = products.slice(0, count).map(({ id }) => id);
  expect(ids).toHaveLength(count);
  for (const productId of ids) await send(token, "/wishlist/add", { productId });
  await visit(page, `${shop.url}/wishlist`);
  const listed = page.getByRole("list", { name: "Products on your wishlist" });
  await expect.poll(() => listed.getByRole("article").count()).toBe(count);
  for (const card of await listed.locator(".product-card-pictures").all()) {
    const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
    expect(width).toBeGreaterThanOrEqual(120);
    expect(height).toBeCloseTo(width, 0);
  }
  await context.close();
});

it("gives what was taken off a short wishlist the whole row for its way back", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 360, height: 740 } });
  const { token } = await enter(context);
  const answer = await fetch(`${shop.url}/api/products/search?search=cotton`);
  const { products } = (await answer.json()) as { products: { id: string }[] };
  for (const { id } of products.slice(0, 2)) await send(token, "/wishlist/add", { productId: id });
  await visit(page, `${shop.url}/wishlist`);
  const listed = page.getByRole("list", { name: "Products on your wishlist" });
  await listed
    .getByRole("button", { name: /^Remove .* from the wishlist$/ })
    .first()
    .press("Enter");
  const row = listed.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Undo" }) });
  const [outer, strip] = [await row.boundingBox(), await row.locator("> section").boundingBox()];
  expect(strip?.width).toBeGreaterThan((outer?.width ?? Number.NaN) - 4);
  await context.close();
});

it("shows goods beside a wishlist that is emptied on its page, and keeps the way back", async () => {
  const { page, context, troubles } = await openPage(browser);
  const { token } = await enter(context);
  const [title, productId] = await firstPlain();
  await send(token, "/wishlist/add", { productId });
  await visit(page, `${shop.url}/wishlist`);
  const listed = page.getByRole("list", { name: "Products on your wishlist" });
  await listed.getByRole("img", { name: /out of 5/ }).waitFor();
  await beside(page).getByRole("link").first().waitFor();
  await page.getByRole("button", { name: `Remove ${title} from the wishlist` }).press("Enter");
  await page.getByText("Your wishlist is empty.").waitFor();
  await beside(page).getByRole("link").first().waitFor();
  await expect.poll(() => focusedText(page)).toContain("Undo");
  await page.getByRole("main").getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByText("Your wishlist is empty.").waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toContain(title);
  expect(troubles).toEqual([]);
  await context.close();
});

it("goes on at a wish that is taken back while the page is still on its way without it", async () => {
  const { page, context, troubles } = await openPage(browser);
  const { token } = await enter(context);
  const [title, productId] = await firstPlain();
  await send(token, "/wishlist/add", { productId });
  await visit(page, `${shop.url}/wishlist`);
  const [asked, released, added] = [1, 2, 3].map(() => Promise.withResolvers<void>());
  await page.route(
    "**/wishlist.data*",
    async (route) => {
      const response = await route.fetch();
      asked?.resolve();
      await released?.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.route("**/api/wishlist/add", async (route) => {
    await added?.promise;
    await route.continue();
  });
  await page.getByRole("button", { name: `Remove ${title} from the wishlist` }).press("Enter");
  await asked?.promise;
  await page.getByRole("main").getByRole("button", { name: "Undo" }).press("Enter");
  await page.getByRole("button", { name: `Remove ${title} from the wishlist` }).waitFor();
  released?.resolve();
  await page.getByText("Your wishlist is empty.").waitFor();
  added?.resolve();
  await page.getByText("Your wishlist is empty.").waitFor({ state: "detached" });
  await expect.poll(() => focusedText(page)).toContain(title);
  expect(troubles).toEqual([]);
  await context.close();
});

it("shows goods beside a short cart and a short wishlist, and none of what is on them", async () => {
  const { page, context, troubles, accessibility } = await openPage(browser);
  const { token } = await enter(context);
  const titles = async () => (await beside(page).getByRole("heading", { level: 3 }).allTextContents()).join();
  for (const [path, add] of [
    ["/cart", "/cart/add"],
    ["/wishlist", "/wishlist/add"],
  ] as const) {
    await visit(page, `${shop.url}${path}`);
    const shown = await beside(page).getByRole("heading", { level: 3 }).allTextContents();
    const title = shown.find((one) => plain.has(one.trim())) ?? "";
    const found = await fetch(`${shop.url}/api/products/search?search=${encodeURIComponent(title)}`);
    const { products } = (await found.json()) as { products: { id: string; title: string }[] };
    await send(token, add, {
      productId: products.find((one) => one.title === title.trim())?.id,
      quantity: 1,
    });
    await visit(page, `${shop.url}${path}`);
    await page.getByRole("main").getByRole("heading", { name: title.trim() }).first().waitFor();
    expect(await titles()).not.toContain(title.trim());
    expect(await titles()).not.toBe("");
    expect(await accessibility()).toEqual([]);
  }
  expect(troubles).toEqual([]);
  await context.close();
});

it("says that nothing was ordered yet where there is nothing to track, and shows goods", async () => {
  const { page, context, troubles, accessibility } = await openPage(browser);
  await enter(context);
  await visit(page, `${shop.url}/track-order`);
  await page.getByRole("heading", { name: "No Orders Yet" }).waitFor();
  await beside(page).getByRole("link").first().waitFor();
  expect(await accessibility()).toEqual([]);
  expect(troubles).toEqual([]);
  await context.close();
});

it("takes the filter from a search in vain, and goes on at what is left of it", async () => {
  const { page, context, troubles } = await openPage(browser);
  await visit(page, `${shop.url}/products?search=zzqxv&rating=4`);
  const filter = page.getByRole("link", { name: "Remove the filter 4 stars and up" });
  await filter.press("Enter");
  await filter.waitFor({ state: "detached" });
  await page.getByRole("complementary").waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("h1");
  expect(await page.locator(":focus").textContent()).toBe("No products found");
  expect(troubles).toEqual([]);
  await context.close();
});
