import type { Browser, BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { hintCookie } from "#contract/profile-hint.ts";
import { createSettingsService } from "#modules/settings/service.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import { openPage, sizes, untilInUse, visit } from "#support/browser.ts";
import { openForAll } from "#support/open-for-all.ts";
import type { Person } from "#support/people.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { openForShoppers, type ShoppersWithGoods } from "#support/shoppers-with-goods.ts";
import { signIn } from "#support/sign-in.ts";

let browser: Browser;
let open: ShoppersWithGoods;
let shop: ShopProcess;
let db: Database;
let goods: string[];
let ask: ShoppersWithGoods["ask"];
let shopper: ShoppersWithGoods["shopper"];
openForAll(openForShoppers, (...opened) => {
  [open, browser] = opened;
  ({ shop, db, goods, ask, shopper } = open);
});

const enter = (context: BrowserContext, person: Person) => signIn(context, shop.url, person);

const hintOf = async (context: BrowserContext) =>
  (await context.cookies(shop.url)).find(({ name }) => name === hintCookie)?.value;

/** Badges, name and hearts as they are painted, with or without the page's script. */
const shownOf = (page: Page) =>
  page.evaluate(() => {
    const isShown = (one: Element) => (one as HTMLElement).offsetParent !== null;
    const texts = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(isShown).map((one) => one.textContent);
    return {
      names: texts(".nav-link > [data-own=name]"),
      cart: texts("[data-own=cart]"),
      wishes: texts("[data-own=wishes]"),
      logins: [...document.querySelectorAll("header a[href^='/login']")].filter(isShown).length,
      hearts: [...document.querySelectorAll("main use[href$='#heart-full']")].length,
    };
  });

const asha = { names: ["Asha"], cart: ["1"], wishes: ["1"], logins: 0 };
const nobody = { names: [], cart: [], wishes: [], logins: 1, hearts: 0 };

describe("what is the shopper's own", () => {
  it("stands in the page before it is painted, whatever the script does later, and nothing moves", async () => {
    const { page, context, troubles } = await openPage(browser);
    await enter(context, await shopper("Asha Pillai"));
    const address = `${shop.url}/product/${goods[1]}`;
    await visit(page, `${shop.url}/stores`);
    await expect.poll(() => hintOf(context)).toBeDefined();
    // The document alone: no file with a script is answered.
    const scriptless = await context.newPage();
    await scriptless.route(/\/assets\/.*\.js/, (route) => route.abort());
    const answer = await scriptless.goto(address);
    expect(answer?.headers()["cache-control"]).toBe("private, no-cache");
    expect(await answer?.text()).not.toContain("Asha");
    const bare = await shownOf(scriptless);
    // Which products are wished for the cookie does not say: one call tells it.
    expect(bare).toEqual({ ...asha, hearts: 0 });
    await scriptless.close();
    // A font that comes late moves whatever is written, whoever is shown: here none comes at all.
    await page.route(/\.woff2$/, (route) => route.fulfill({ status: 404 }));
    await page.addInitScript(() => {
      type Shift = { readonly value: number; readonly sources: readonly { readonly node: Node | null }[] };
      const shifts: { isOwn: boolean; value: number }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & Shift)[]) {
          const isOwn = entry.sources.some(({ node }) =>
            (node instanceof Element ? node : node?.parentElement)?.closest(
              "[data-own], header, .bottom-bar",
            ),
          );
          shifts.push({ isOwn, value: entry.value });
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await visit(page, address);
    await expect.poll(() => shownOf(page)).toEqual({ ...bare, hearts: 1 });
    const shifts = await page.evaluate(
      () => (window as unknown as { shifts: { isOwn: boolean; value: number }[] }).shifts,
    );
    expect(shifts.filter(({ isOwn }) => isOwn)).toEqual([]);
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
    await page.getByRole("button", { name: "Account of Asha" }).waitFor();
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
    await page.locator("main .wish-toggle").first().click();
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
    // Drawn for this shopper alone, with a frame that others may be given too.
    const cart = await (await fetch(`${shop.url}/cart`, { headers: { cookie } })).text();
    expect(cart.match(/(?<=data-own="wishes"[^>]*>)\d+/g)).toEqual(["3", "3"]);
    expect(cart).toContain('data-own="in"');
    expect(cart).not.toContain('data-own="out"');
    await visit(page, `${shop.url}/cart`);
    expect((await shownOf(page)).wishes).toEqual(["3"]);
    expect(troubles).toEqual([]);
  });

  it("goes with the session: signed out, signed out elsewhere, and for the next shopper", async () => {
    const { page, context } = await openPage(browser);
    const other = await context.newPage();
    await enter(context, await shopper("Asha Pillai"));
    await visit(page, `${shop.url}/stores`);
    await visit(page, `${shop.url}/products`);
    expect(await shownOf(page)).toMatchObject(asha);
    await visit(other, `${shop.url}/stores`);
    expect(await shownOf(other)).toMatchObject(asha);
    await page.getByRole("button", { name: "Account of Asha" }).click();
    await page.locator(".menu-panel strong").getByText("Asha", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL(/\/login/);
    await expect.poll(() => hintOf(context)).toBeUndefined();
    await expect.poll(() => shownOf(other)).toEqual(nobody);
    await page.goBack();
    await page.waitForURL(/\/products/);
    await expect.poll(() => shownOf(page)).toEqual(nobody);
    await visit(page, `${shop.url}/products`);
    expect(await shownOf(page)).toEqual(nobody);

    await enter(context, await shopper("Meera Iyer"));
    await visit(page, `${shop.url}/stores`);
    await visit(page, `${shop.url}/products`);
    expect(await shownOf(page)).toMatchObject({ ...asha, names: ["Meera"] });
    await expect.poll(async () => (await shownOf(other)).names).toEqual(["Meera"]);
    // Somebody else, with the former's hint still there: not for one moment the former's.
    const sessionTag = await hintOf(context);
    await enter(context, await shopper("Kamala Nair"));
    expect(await hintOf(context)).toBe(sessionTag);
    await page.goto(`${shop.url}/products`, { waitUntil: "commit" });
    expect(await page.content()).not.toContain("Meera");
    await untilInUse(page);
    expect(await shownOf(page)).toMatchObject({ ...asha, names: ["Kamala"] });
    await expect.poll(async () => (await shownOf(other)).names).toEqual(["Kamala"]);
    await db.write((tx) => tx.deleteFrom("sessions").execute());
    await visit(page, `${shop.url}/products`);
    await expect.poll(() => shownOf(page)).toEqual(nobody);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/products");
    await expect.poll(() => hintOf(context)).toBeUndefined();
    await expect.poll(() => shownOf(other)).toEqual(nobody);
  });

  it("is taken back where the session ends after it was painted and before the script is there", async () => {
    const { page, context } = await openPage(browser);
    await enter(context, await shopper("Asha Pillai"));
    await visit(page, `${shop.url}/stores`);
    await expect.poll(() => hintOf(context)).toBeDefined();
    const painted: string[][] = [];
    let ended: Promise<unknown> | undefined;
    const end = async () => {
      await page.locator("header [data-own=cart]").first().waitFor();
      painted.push((await shownOf(page)).names);
      await context.clearCookies();
    };
    await page.route(/\/assets\/.*\.js/, async (route) => {
      ended ??= end();
      await ended;
      await route.continue();
    });
    await visit(page, `${shop.url}/products`);
    expect(painted).toEqual([["Asha"]]);
    await expect.poll(() => shownOf(page)).toEqual(nobody);
  });

  it("stays signed in where the hint is taken back while a page for all is on its way", async () => {
    const { page, context, troubles } = await openPage(browser);
    await enter(context, await shopper("Asha Pillai"));
    await visit(page, `${shop.url}/stores`);
    await expect.poll(() => hintOf(context)).toBeDefined();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
    await page.route(/\/products$/, async (route) => {
      const response = await route.fetch();
      expect(await response.text()).toContain("data-for-all");
      await context.clearCookies({ name: hintCookie });
      await route.fulfill({ response });
    });
    const asked = page.waitForResponse(/\/api\/auth\/user$/);
    await visit(page, `${shop.url}/products`);
    await asked;
    await expect.poll(() => shownOf(page)).toMatchObject(asha);
    await visit(page, `${shop.url}/stores`);
    expect(await shownOf(page)).toMatchObject(asha);
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
    expect(troubles).toEqual([]);
  });

  it("is rendered where the hint is gone, and hinted at from then on", async () => {
    const { page, context, troubles } = await openPage(browser);
    await enter(context, await shopper("Asha Pillai"));
    await visit(page, `${shop.url}/stores`);
    await expect.poll(() => hintOf(context)).toMatch(/:Asha:1:1:1$/);
    await context.clearCookies({ name: hintCookie });
    const answer = await page.goto(`${shop.url}/products`);
    expect(await answer?.text()).toContain("Asha");
    expect(await shownOf(page)).toMatchObject(asha);
    await expect.poll(() => hintOf(context)).toMatch(/:Asha:1:1:1$/);
    expect(troubles).toEqual([]);
  });

  it("is there on a phone, and in Hindi", async () => {
    const { page, context, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await enter(context, await shopper("Asha Pillai"));
    await context.addCookies([{ name: "lang", value: "hi", url: shop.url }]);
    await visit(page, `${shop.url}/stores`);
    await expect.poll(() => hintOf(context)).toBeDefined();
    await visit(page, shop.url);
    expect(await page.evaluate(() => document.documentElement.hasAttribute("data-for-all"))).toBe(true);
    const { cart, wishes, hearts } = await shownOf(page);
    expect([new Set(cart), new Set(wishes)]).toEqual([new Set(["1"]), new Set(["1"])]);
    expect(hearts).toBeLessThanOrEqual(1);
    await expect.poll(() => page.locator(".bottom-bar a[href='/hi/profile']").isVisible()).toBe(true);
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
    await expect.poll(() => hintOf(context)).toBeUndefined();
  });

  it("has forms that work without script", async () => {
    const { page, context, troubles } = await openPage(browser, { javaScriptEnabled: false });
    await enter(context, await shopper("Asha Pillai"));
    const address = `${shop.url}/product/${goods[1]}`;
    const heart = page.locator("main .wish-toggle").first();
    await visit(page, address);
    await heart.click();
    await page.waitForURL(address);
    await visit(page, address);
    expect(await heart.getAttribute("aria-label")).toMatch(/^Add .* to the wishlist$/);
    await heart.click();
    await page.waitForURL(address);
    await page.locator("#buy").getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("Added to cart").first().waitFor();
    await visit(page, `${shop.url}/stores`);
    await page.getByRole("link", { name: "Cart, 2 items, 2 units" }).first().waitFor();
    await page.getByRole("link", { name: "Wishlist, 1 product" }).first().waitFor();
    await page.getByRole("button", { name: "Account of Asha" }).waitFor();
    expect(troubles).toEqual([]);
  });

  it("stands there for a guest too, who has no session", async () => {
    const settings = createSettingsService({ db, clock: Date, log: createLog("silent") });
    const allowed = await settings.change("guests", { seen: 0, fields: { allowed: "yes" }, by: "owner" });
    expect(allowed).toMatchObject({ ok: true });
    await expect.poll(async () => (await ask("/api/cart", "")).status).toBe(200);
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${shop.url}/product/${goods[1]}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await expect.poll(async () => (await shownOf(page)).cart).toEqual(["1"]);
    await page.locator("main .wish-toggle").first().click();
    await page
      .getByText(/added to (?:your )?wishlist/i)
      .first()
      .waitFor();
    const scriptless = await context.newPage();
    await scriptless.route(/\/assets\/.*\.js/, (route) => route.abort());
    await scriptless.goto(`${shop.url}/product/${goods[1]}`);
    const guest = { names: [], cart: ["1"], wishes: ["1"], logins: 1, hearts: 1 };
    expect(await shownOf(scriptless)).toEqual({ ...guest, hearts: 0 });
    await visit(page, `${shop.url}/product/${goods[1]}`);
    await expect.poll(() => shownOf(page)).toEqual(guest);
    // Swept since, with cart and wishes: the first page already shows it.
    await db.write((tx) => tx.deleteFrom("users").where("is_guest", "=", 1).execute());
    await visit(page, `${shop.url}/product/${goods[1]}`);
    await expect.poll(() => shownOf(page)).toEqual({ ...guest, cart: [], wishes: [], hearts: 0 });
    expect(troubles).toEqual([]);
  });
});
