import type { Browser, BrowserContext } from "playwright-core";
import { describe, expect, it } from "vitest";
import { knownMark } from "#contract/known-mark.ts";
import { sharedPages } from "#contract/shared-pages.ts";
import { noticeCookie } from "#server/notice.ts";
import { openPage, visit } from "#support/browser.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";
import { openForShoppers, type ShoppersWithGoods } from "#support/shoppers-with-goods.ts";
import { signIn } from "#support/sign-in.ts";

let browser: Browser;
let open: ShoppersWithGoods;
openForAll(openForShoppers, (...opened) => {
  [open, browser] = opened;
});

/** Each of the pages that all share, at an address that exists, and some of their states, in both languages. */
function addresses(): string[] {
  const [, first, second] = open.goods;
  const names: Record<string, string> = {
    "/product/{id}": `/product/${first}`,
    "/stores/{id}": "/stores/delhi",
    "/category/{category}": "/category/electronics",
    "/category/{category}/{subcategory}": "/category/clothing/mens-clothing",
    "/policies/{page}": "/policies/shipping",
  };
  const pages = sharedPages
    .filter(({ isForVisitors }) => !isForVisitors)
    .map(({ path }) => names[path] ?? path);
  const listed = ["?search=cotton&sort=price-up", "?search=zzzzzz", "?page=2&minPrice=x"];
  const states = [...listed.map((query) => `/products${query}`), "/stores?search=Pune", `/product/${second}`];
  return [...pages, ...states].flatMap((path) => [path, `/hi${path === "/" ? "" : path}`]);
}

/** Beside a cookie that nobody knows, each page is made for whoever asks. */
const unknown = "; other=1";
const isCompleted = (html: string) => html.includes(" data-known=");

/** All that somebody without script is shown. */
function written(html: string): string {
  return html
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/(<script[^>]*>).*?<\/script>/gs, "$1</script>")
    .replace(/ data-known="[^"]*"/, "");
}

function differenceOf(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(Math.max(0, at - 80), at + 80)} ≠ ${other.slice(Math.max(0, at - 80), at + 80)}`;
}

const enter = (context: BrowserContext, person: Person) => signIn(context, open.shop.url, person);

describe("a page that all share, completed for who is signed in", () => {
  it("is the page that is rendered for them, to the letter", async () => {
    const { ask, shopper, goods } = open;
    const many = await shopper(`Zubeida "Z" O'Zaveri $& <b>`);
    for (const productId of goods) await ask("/api/wishlist/add", many.cookie, { productId });
    const bare = await shopper("Bare");
    await open.db.write(async (tx) => {
      for (const table of ["cart_lines", "wishlist_items"] as const)
        await tx.deleteFrom(table).where("user_id", "=", bare.userId).execute();
    });
    const withPin = `${(await shopper("ज़ुबैदा ज़वेरी")).cookie}; haat-pin=411001`;
    for (const path of addresses())
      for (const cookie of [many.cookie, bare.cookie, withPin]) {
        const [completed, rendered] = await Promise.all([ask(path, cookie), ask(path, cookie + unknown)]);
        const [own, made] = await Promise.all([completed.text(), rendered.text()]);
        expect([path, completed.status]).toEqual([path, 200]);
        expect([path, isCompleted(own), isCompleted(made)]).toEqual([path, true, false]);
        expect([path, differenceOf(written(own), written(made))]).toEqual([path, undefined]);
        for (const name of ["cache-control", "content-type", "vary", "set-cookie", "etag"])
          expect([path, name, completed.headers.get(name)]).toEqual([path, name, rendered.headers.get(name)]);
      }
  }, 120_000);

  it("is rendered where it says something once, or shows more of theirs", async () => {
    const { ask, shopper, goods, db } = open;
    const { cookie, userId } = await shopper("Asha Pillai");
    const [notice = ""] = noticeCookie({ kind: "success", text: "Said once" }).split(";");
    const noticed = await (await ask("/products", `${cookie}; ${notice}`)).text();
    expect([isCompleted(noticed), noticed.includes("Said once")]).toEqual([false, true]);
    const path = `/product/${goods[2]}`;
    expect(isCompleted(await (await ask(path, cookie)).text())).toBe(true);
    await db.write(async (tx) => {
      const reviews = tx
        .selectFrom("reviews")
        .select("id")
        .where("product_id", "=", goods[2] ?? "");
      const { id } = await reviews.limit(1).executeTakeFirstOrThrow();
      await tx.updateTable("reviews").set({ user_id: userId }).where("id", "=", id).execute();
    });
    for (const own of [path, `/hi${path}`, "/policies/contact", "/stores/unknown"]) {
      const html = await (await ask(own, cookie)).text();
      expect([own, html.includes("Asha Pillai"), isCompleted(html)]).toEqual([own, true, false]);
    }
    expect(isCompleted(await (await ask("/products", cookie)).text())).toBe(true);
  });
});

describe("a browser whose page was completed", () => {
  it("takes it for its shopper's own, draws nothing else, and is known from then on", async () => {
    for (const base of ["", "/hi"]) {
      const { page, context, troubles } = await openPage(browser);
      await enter(context, await open.shopper("Asha Pillai"));
      const address = `${open.shop.url}${base}/product/${open.goods[1]}`;
      const [answer] = await Promise.all([
        page.waitForResponse((response) => response.url() === address),
        visit(page, address),
      ]);
      expect(isCompleted(await answer.text())).toBe(true);
      const attributes = await page.evaluate(() => document.documentElement.getAttributeNames());
      expect(attributes).toContain("data-signed-in");
      for (const name of ["data-known", "data-for-all"]) expect(attributes).not.toContain(name);
      await expect
        .poll(async () => (await context.cookies()).some(({ name }) => name === knownMark))
        .toBe(true);
      const kept = await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), knownMark);
      expect(kept).toMatchObject({ user: { name: "Asha Pillai" }, cartLines: 1, wished: [open.goods[1]] });
      const heart = page.locator("main [data-own=heart]").first();
      await expect.poll(() => heart.locator("use").getAttribute("href")).toMatch(/#heart-full$/);
      await heart.click();
      await expect.poll(() => heart.locator("use").getAttribute("href")).toMatch(/#heart$/);
      await expect.poll(() => page.locator("[data-own=wishes]").first().isHidden()).toBe(true);
      expect(troubles).toEqual([]);
      await context.close();
    }
  });

  it("has forms that work without script", async () => {
    const { page, context, troubles } = await openPage(browser, { javaScriptEnabled: false });
    await enter(context, await open.shopper("Asha Pillai"));
    const address = `${open.shop.url}/product/${open.goods[1]}`;
    await visit(page, address);
    await page.locator("main [data-own=heart]").first().click();
    await page.waitForURL(address);
    await visit(page, address);
    expect(isCompleted(await page.content())).toBe(true);
    const heart = page.locator("main [data-own=heart]").first();
    expect(await heart.getAttribute("aria-label")).toMatch(/^Add .* to the wishlist$/);
    await heart.click();
    await page.waitForURL(address);
    await page.locator("#buy").getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("Added to cart").first().waitFor();
    await visit(page, `${open.shop.url}/stores`);
    expect(isCompleted(await page.content())).toBe(true);
    await page.getByRole("link", { name: "Cart, 2 items, 2 units" }).first().waitFor();
    await page.getByRole("link", { name: "Wishlist, 1 product" }).first().waitFor();
    await page.getByRole("button", { name: "Account of Asha Pillai" }).waitFor();
    expect(troubles).toEqual([]);
  });
});
