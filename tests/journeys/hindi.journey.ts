import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { langs } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, untilInUse, visit } from "#support/browser.ts";
import { buyer } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

const { adding } = textsOf("hi");
const title = "आसन नैचुरल रबर योगा मैट, 5 mm";

it("leads from the home page to the checkout and back to English at addresses of its own", async () => {
  const { page, context, troubles, accessibility } = await openPage(browser, { viewport: sizes.phone });
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await buyer(db);
  await db.close();
  await signIn(context, shop.url, person);
  const lang = () => page.locator("html").getAttribute("lang");
  const at = (path: string) => page.waitForURL((url) => url.pathname === path);

  await visit(page, `${shop.url}/`);
  await untilInUse(page);
  await page.getByRole("contentinfo").getByRole("button", { name: "हिन्दी" }).click();
  await at("/hi");
  await expect.poll(() => lang()).toBe("hi");
  await expect.poll(() => page.locator('link[rel="canonical"]').getAttribute("href")).toBe(`${shop.url}/hi`);
  await expect
    .poll(() =>
      page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
        ),
    )
    .toEqual([
      ...langs.map((one) => [`${one}-IN`, shop.url + (one === "en" ? "/" : `/${one}`)]),
      ["x-default", `${shop.url}/`],
    ]);
  await expect.poll(() => page.locator('a[href^="/"]:not([href^="/hi"])').count()).toBe(0);

  await untilInUse(page);
  await page.locator("main").getByRole("link", { name: "खेल" }).first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/hi/"));
  await visit(page, `${shop.url}/hi/category/sports/fitness`);
  await untilInUse(page);
  await page.getByRole("link", { name: title }).first().click();
  await page.waitForURL(/\/hi\/product\//);
  const heading = page.getByRole("heading", { level: 1, name: title });
  await heading.waitFor();
  expect(await heading.evaluate((one) => one.closest("[lang]")?.getAttribute("lang"))).toBe("hi");
  expect(await accessibility()).toEqual([]);
  await choose(page.getByLabel("मैरून").first());
  const view = page.getByRole("button", { name: adding.viewCart });
  // A message that is pointed at stays.
  await Promise.all([view.hover(), page.getByRole("button", { name: adding.add }).first().click()]);
  await view.click();
  await at("/hi/cart");
  await page.getByText(title).first().waitFor();
  await visit(page, `${shop.url}/hi/checkout`);
  await page.getByText(title).first().waitFor();

  await visit(page, shop.url);
  await expect.poll(() => new URL(page.url()).pathname).toBe("/hi");
  await visit(page, `${shop.url}/products`);
  await expect.poll(() => lang()).toBe("en");
  await visit(page, `${shop.url}/hi/cart`);
  await page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await at("/cart");
  await expect.poll(() => lang()).toBe("en");
  await page.getByText("Aasan Natural Rubber Yoga Mat").first().waitFor();
  expect(troubles).toEqual([]);
});

it("marks what stands in English on a page in Hindi", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  const [store] = (await (await fetch(`${shop.url}/api/stores`)).json()).stores;
  for (const path of [
    "",
    "/stores",
    `/stores/${store.id}`,
    "/category/sports/fitness",
    "/policies/privacy",
  ]) {
    await visit(page, `${shop.url}/hi${path}`);
    expect(await page.locator("body").evaluate(unmarked), path).toEqual([]);
  }
  await context.close();
});

it("is what the shop says to a form without script, and no address of calls or of the staff", async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await visit(page, `${shop.url}/hi/products`);
  await page.getByRole("searchbox").or(page.locator('input[name="search"]')).first().fill("saree");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/hi\/products\?search=saree/);
  for (const path of [
    "/hi/api/products",
    "/hi/manage",
    "/hi/hi/cart",
    "/hi//evil.example",
    "/HI",
    "/hi/robots.txt",
  ])
    expect((await fetch(shop.url + path)).status, path).toBe(404);
});

/** Three words in Latin letters, one after the other, for which a reader of Hindi would be read Hindi sounds. */
function unmarked(body: HTMLElement): string[] {
  const walk = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walk.nextNode()) {
    const { parentElement, textContent } = walk.currentNode;
    const isRead = parentElement && !parentElement.closest("script, style, template, [aria-hidden=true]");
    if (!isRead || parentElement.closest("[lang]")?.getAttribute("lang") !== "hi") continue;
    if (/[A-Za-z]{2,}(?:[\s,.]+[A-Za-z]{2,}){2}/.test(textContent ?? "")) found.push(textContent ?? "");
  }
  return found;
}

it("is read in the shop's letters, however late they come", async () => {
  const { page, context } = await openPage(browser, { viewport: sizes.phone });
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/devanagari.*\.woff2/, async (route) => {
    await come;
    await route.continue();
  });
  await page.goto(`${shop.url}/hi/stores`, { waitUntil: "domcontentloaded" });
  await page.getByRole("heading", { level: 1 }).waitFor();
  // Painted without them.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen, 500))));
  letCome();
  await expect.poll(() => partOfOwnWidth(page)).toBeCloseTo(1, 1);
  await context.close();
});

/** How wide the heading is, as a part of what it is in the shop's own letters, whatever the page makes of them. */
async function partOfOwnWidth(page: Page): Promise<number> {
  return page.getByRole("heading", { level: 1 }).evaluate(async (heading) => {
    const letters = document.querySelector<HTMLLinkElement>("link[as=font][href*=devanagari]");
    const face = new FontFace("Own", `url(${letters?.href})`);
    document.fonts.add(await face.load());
    const text = document.createRange();
    text.selectNodeContents(heading);
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return 0;
    const { fontSize, fontWeight, letterSpacing } = getComputedStyle(heading);
    Object.assign(pen, { font: `${fontWeight} ${fontSize} Own`, letterSpacing });
    return text.getBoundingClientRect().width / pen.measureText(heading.textContent ?? "").width;
  });
}
