import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { knownMark } from "#contract/known-mark.ts";
import { sharedPages } from "#contract/shared-pages.ts";
import type { Database } from "#platform/database/database.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openBrowser, openPage, sizes, visit } from "#support/browser.ts";
import { buyerWith, plainProducts } from "#support/buyers.ts";
import type { Person } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
let db: Database;
let goods: string[];
beforeAll(async () => {
  [shop, browser] = await Promise.all([startShopProcess(), openBrowser()]);
  db = openDatabase({ DATA_DIR: shop.folder });
  goods = await plainProducts(db, 3);
});
afterAll(async () => {
  await db?.close();
  await browser?.close();
  await shop?.stop();
});

/** Somebody with a name of their own, one thing in the cart and one wish. */
async function shopper(name: string): Promise<Person> {
  const [inCart = "", wished = ""] = goods;
  const person = await buyerWith(db, inCart);
  await db.write((tx) => tx.updateTable("users").set({ name }).where("id", "=", person.userId).execute());
  await ask("/api/wishlist/add", person.cookie, { productId: wished });
  return person;
}

const ask = (path: string, cookie: string, body?: object) =>
  fetch(shop.url + path, {
    ...(body && { method: "POST", body: JSON.stringify(body) }),
    headers: { cookie, ...(body && { origin: shop.url, "content-type": "application/json" }) },
  });

async function enter(context: BrowserContext, { cookie }: Person): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  await context.addCookies([{ name, value, url: shop.url }]);
}

const markOf = async (context: BrowserContext) =>
  (await context.cookies(shop.url)).find(({ name }) => name === knownMark)?.value;

function differenceOf(one: string, other: string): string | undefined {
  if (one === other) return undefined;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return one.slice(Math.max(0, at - 80), at + 80);
}

/** Each of the pages that all share, at an address that exists. */
function addresses(): string[] {
  const names: Record<string, string> = {
    "/product/{id}": `/product/${goods[1]}`,
    "/stores/{id}": "/stores/delhi",
    "/category/{category}": "/category/electronics",
    "/category/{category}/{subcategory}": "/category/clothing/mens-clothing",
    "/policies/{page}": "/policies/shipping",
  };
  return sharedPages.filter(({ isForVisitors }) => !isForVisitors).map(({ path }) => names[path] ?? path);
}

describe("a page that all share", () => {
  it("is the same bytes for a visitor and for two shoppers, with nothing of either", async () => {
    const people = await Promise.all([shopper("Zubeida Zaveri"), shopper("Yashodhara Yadav")]);
    const now = Date.now().toString(36);
    for (const page of addresses())
      for (const address of [page, page === "/" ? "/_.data" : `${page}.data`]) {
        const visitor = await ask(address, "");
        const bytes = await visitor.text();
        expect([address, visitor.status]).toEqual([address, 200]);
        for (const { cookie, email } of people) {
          const shown = await ask(address, `${cookie}; ${knownMark}=${now}`);
          const text = await shown.text();
          expect([address, differenceOf(text, bytes)]).toEqual([address, undefined]);
          expect(text).not.toMatch(new RegExp(`Zaveri|Yadav|${email}`));
          expect(shown.headers.get("cache-control")).toBe("private, no-cache");
          expect(shown.headers.get("vary")).toContain("cookie");
          expect(shown.headers.has("set-cookie")).toBe(false);
        }
        expect(await (await ask(address, "")).text()).toBe(bytes);
      }
  }, 120_000);

  it("is made for whoever shows no mark, or an old one, and nothing keeps it", async () => {
    const { cookie } = await shopper("Zubeida Zaveri");
    for (const mark of ["", `; ${knownMark}=`, `; ${knownMark}=0`])
      for (const path of ["/stores", "/stores.data"]) {
        const own = await ask(path, cookie + mark);
        expect(own.headers.get("cache-control")).toBe("no-store");
        expect(await own.text()).toContain("Zaveri");
      }
  });

  it("is not what shows something of the shopper's own in its midst", async () => {
    const { cookie } = await shopper("Zubeida Zaveri");
    const known = `${cookie}; ${knownMark}=${Date.now().toString(36)}`;
    for (const path of ["/policies/contact", "/policies/contact.data", "/cart", "/profile"])
      expect((await ask(path, known)).headers.get("cache-control")).toBe("no-store");
  });
});

/** Badges, name and hearts as they are painted, with or without the page's script. */
const shownOf = (page: Page) =>
  page.evaluate(() => {
    const isShown = (one: Element) => (one as HTMLElement).offsetParent !== null;
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isShown).map((one) => one.textContent);
    return {
      names: texts("[data-own=name]"),
      cart: texts("[data-own=cart]"),
      wishes: texts("[data-own=wishes]"),
      logins: [...document.querySelectorAll("header a[href^='/login']")].filter(isShown).length,
      hearts: [...document.querySelectorAll("main use[href$='#heart-full']")].length,
    };
  });

const asha = { names: ["Asha Pillai"], cart: ["1"], wishes: ["1"], logins: 0 };

describe("what is the shopper's own", () => {
  it("stands in the page before it is painted, whatever the script does later, and nothing moves", async () => {
    const { page, context, troubles } = await openPage(browser);
    await enter(context, await shopper("Asha Pillai"));
    const address = `${shop.url}/product/${goods[1]}`;
    await visit(page, `${shop.url}/stores`);
    await expect.poll(() => markOf(context)).toBeDefined();
    // The document alone: no file with a script is answered.
    const scriptless = await context.newPage();
    await scriptless.route(/\/assets\/.*\.js/, (route) => route.abort());
    const answer = await scriptless.goto(address);
    expect(answer?.headers()["cache-control"]).toBe("private, no-cache");
    expect(await answer?.text()).not.toContain("Asha");
    const bare = await shownOf(scriptless);
    expect(bare).toEqual({ ...asha, hearts: 1 });
    await scriptless.close();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, address);
    expect(await shownOf(page)).toEqual(bare);
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.getByRole("button", { name: "Account of Asha Pillai" }).waitFor();
    await page.getByRole("link", { name: "Cart, 1" }).first().waitFor();
    await page
      .getByRole("button", { name: /^Remove .* from the wishlist$/ })
      .first()
      .waitFor();
    expect(troubles).toEqual([]);
  });

  it("is exact after each change, in another tab, after a reload and after a way by link", async () => {
    const { page, context, troubles } = await openPage(browser);
    await enter(context, await shopper("Asha Pillai"));
    const [, second = "", third = ""] = goods;
    await visit(page, `${shop.url}/product/${third}`);
    await visit(page, `${shop.url}/product/${third}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect.poll(async () => (await shownOf(page)).cart).toEqual(["2"]);
    await page.locator("main [data-own=heart]").first().click();
    await expect.poll(async () => (await shownOf(page)).wishes).toEqual(["2"]);
    await page
      .getByText(/added to (?:your )?wishlist/i)
      .first()
      .waitFor();
    const other = await context.newPage();
    await visit(other, `${shop.url}/product/${second}`);
    expect(await shownOf(other)).toMatchObject({ ...asha, cart: ["2"], wishes: ["2"] });
    await other.getByRole("link", { name: "Stores" }).first().click();
    await other.waitForURL(/\/stores$/);
    expect(await shownOf(other)).toMatchObject({ ...asha, cart: ["2"], wishes: ["2"] });
    // From another device: the page hears of it by itself.
    const { cookie } = {
      cookie: (await context.cookies(shop.url)).map((c) => `${c.name}=${c.value}`).join("; "),
    };
    await ask("/api/wishlist/add", cookie, { productId: goods[0] });
    await visit(page, `${shop.url}/product/${third}`);
    await expect.poll(async () => (await shownOf(page)).wishes).toEqual(["3"]);
    expect(troubles).toEqual([]);
  });

  it("goes with the session: signed out, signed out elsewhere, and for the next shopper", async () => {
    const { page, context } = await openPage(browser);
    const first = await shopper("Asha Pillai");
    await enter(context, first);
    await visit(page, `${shop.url}/stores`);
    await visit(page, `${shop.url}/products`);
    expect(await shownOf(page)).toMatchObject(asha);
    await page.getByRole("button", { name: "Account of Asha Pillai" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(/\/login/);
    expect(await markOf(context)).toBeUndefined();
    await page.goBack();
    await page.waitForURL(/\/products/);
    const nobody = { names: [], cart: [], wishes: [], logins: 1, hearts: 0 };
    await expect.poll(() => shownOf(page)).toEqual(nobody);
    await visit(page, `${shop.url}/products`);
    expect(await shownOf(page)).toEqual(nobody);

    await enter(context, await shopper("Meera Iyer"));
    await visit(page, `${shop.url}/stores`);
    await visit(page, `${shop.url}/products`);
    expect(await shownOf(page)).toMatchObject({ ...asha, names: ["Meera Iyer"] });
    await db.write((tx) => tx.deleteFrom("sessions").execute());
    await visit(page, `${shop.url}/products`);
    await expect.poll(() => shownOf(page)).toEqual(nobody);
    expect(new URL(page.url()).pathname).toBe("/products");
    await expect.poll(() => markOf(context)).toBeUndefined();
  });

  it("is there on a phone, and in Hindi", async () => {
    const { page, context, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await enter(context, await shopper("Asha Pillai"));
    await context.addCookies([{ name: "lang", value: "hi", url: shop.url }]);
    await visit(page, `${shop.url}/stores`);
    await visit(page, shop.url);
    expect(await page.evaluate(() => document.documentElement.hasAttribute("data-for-all"))).toBe(true);
    const { cart, wishes, hearts } = await shownOf(page);
    expect([new Set(cart), new Set(wishes)]).toEqual([new Set(["1"]), new Set(["1"])]);
    expect(hearts).toBeLessThanOrEqual(1);
    await expect.poll(() => page.locator(".bottom-bar a[href='/profile']").isVisible()).toBe(true);
    expect(await accessibility()).toEqual([]);
  });

  it("is rendered for a browser that runs no script", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await enter(context, await shopper("Asha Pillai"));
    for (const _ of [1, 2]) {
      const answer = await page.goto(`${shop.url}/stores`);
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      expect(await answer?.text()).toContain("Asha Pillai");
    }
    expect(await markOf(context)).toBeUndefined();
  });
});
