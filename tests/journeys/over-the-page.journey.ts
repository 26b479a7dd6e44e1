import type { Browser, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { buyer, plainProduct, productWithChoices } from "#support/buyers.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

const phone = { width: 360, height: 780 };
const tablet = { width: 768, height: 1024 };
const wide = { width: 1280, height: 800 };

let shop: ShopProcess;
let browser: Browser;
let choices: string;
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
  choices = `${shop.url}/product/${await productWithChoices(shop)}`;
});

/** Of its place on the screen, once nothing of it moves any more. */
const edges = (part: Locator) =>
  part.evaluate(async (element) => {
    const moving = () => element.getAnimations({ subtree: true });
    await Promise.all(moving().map(({ finished }) => finished.catch(() => undefined)));
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });

/** Somebody signed in, with a thing in the cart, which it names. */
async function enter(page: Page): Promise<string> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const { cookie, token } = await buyer(db);
  const productId = await plainProduct(db);
  await db.close();
  await signIn(page.context(), shop.url, { cookie, token });
  await fetch(`${shop.url}/api/cart/add`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ productId }),
  });
  return productId;
}

it("copies the code that welcomes, and says so on the button", async () => {
  const { page, context } = await openPage(browser, { viewport: phone, isNew: true });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(shop.url);
  const welcome = page.getByRole("dialog", { name: "Welcome to Haat!" });
  await welcome.getByRole("button", { name: "Copy code" }).click();
  await welcome.getByRole("button", { name: "Copied" }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("WELCOME10");
  // It lies on the bar, with nothing of the page between.
  const bar = await edges(page.locator(".bottom-bar"));
  expect(await edges(welcome)).toMatchObject({ left: 0, right: phone.width, bottom: bar.top });
  await context.close();
});

it("marks the code for whoever may not have it copied", async () => {
  const { page, context } = await openPage(browser, { isNew: true });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.goto(shop.url);
  await page.getByRole("button", { name: "Copy code" }).click();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("WELCOME10");
  await page.getByText("The code is marked. Copy it yourself.").waitFor({ state: "attached" });
  await context.close();
});

it("tells on a phone above the button to buy", async () => {
  const { page, context } = await openPage(browser, { viewport: phone });
  await visit(page, `${shop.url}/product/${await enter(page)}`);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.locator(".sticky-buy").waitFor();
  await page.locator(".sticky-buy button").click();
  const toast = page.locator(".toast");
  await toast.waitFor();
  const { top, bottom } = await edges(toast);
  expect(top).toBeGreaterThan(phone.height / 2);
  expect(bottom).toBeLessThanOrEqual((await edges(page.locator(".sticky-buy"))).top);
  await context.close();
});

it("opens one column of a tablet for the chat, and one cross closes it on a wide page", async () => {
  const { page, context } = await openPage(browser, { viewport: tablet });
  await visit(page, `${shop.url}/stores`);
  await page.getByRole("button", { name: "Customer Support" }).click();
  const chat = page.getByRole("dialog", { name: "Customer Support" });
  await chat.waitFor();
  const [first, second] = await Promise.all([0, 1].map((at) => edges(page.locator("article").nth(at))));
  const { left, right } = await edges(chat);
  expect(left).toBeGreaterThan(first?.right ?? tablet.width);
  expect(right).toBeGreaterThanOrEqual(second?.right ?? tablet.width);
  await page.setViewportSize(wide);
  expect(await page.locator(".chat-button").isVisible()).toBe(false);
  await chat.getByRole("button", { name: "Close" }).click();
  await expect
    .poll(() => page.locator(".chat-button").evaluate((one) => one === document.activeElement))
    .toBe(true);
  await context.close();
});

it("closes the chat of a phone by a press beside it, and follows no link that lies there", async () => {
  const { page, context } = await openPage(browser, { viewport: phone });
  await visit(page, `${shop.url}/stores`);
  await page.getByRole("button", { name: "Customer Support" }).click();
  const chat = page.getByRole("dialog", { name: "Customer Support" });
  await chat.waitFor();
  const { left, right, top, bottom } = await edges(page.locator(".site-header a").first());
  await page.mouse.click((left + right) / 2, (top + bottom) / 2);
  await chat.waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Customer Support" }).click();
  await chat.waitFor();
  expect(page.url()).toBe(`${shop.url}/stores`);
  await context.close();
});

it("has a drawer down to the bar for the menu of a tablet", async () => {
  const { page, context } = await openPage(browser, { viewport: tablet });
  await visit(page, shop.url);
  await page.locator(".mobile-menu > summary").click();
  const menu = page.locator(".mobile-menu-panel");
  const bar = await edges(page.locator(".bottom-bar"));
  const { right, bottom } = await edges(menu);
  expect(right).toBe(tablet.width);
  expect(Math.abs(bottom - bar.top)).toBeLessThanOrEqual(1);
  await menu.locator("details > summary").click();
  const last = menu.locator(".category-tile").last().locator("span").last();
  expect(await last.evaluate((word) => word.getClientRects().length)).toBe(1);
  await context.close();
});

it.each(["", "/hi"])("ends the menu above the bar of a phone, with the goods open: %s", async (lang) => {
  const { page, context, accessibility } = await openPage(browser, { viewport: phone });
  await enter(page);
  await visit(page, `${shop.url}${lang}/stores`);
  await page.locator(".mobile-menu > summary").click();
  const menu = page.locator(".mobile-menu-panel");
  await menu.locator("details > summary").click();
  const bar = await edges(page.locator(".bottom-bar"));
  expect((await edges(menu.locator(".language").last())).bottom).toBeLessThanOrEqual(bar.top);
  expect(await accessibility()).toEqual([]);
  await context.close();
});

it.each(["", "/hi"])(
  "shows all that is confirmed before it is paid for, without scrolling: %s",
  async (lang) => {
    const { page, context } = await openPage(browser, { viewport: phone });
    await enter(page);
    await visit(page, `${shop.url}${lang}/cart`);
    await page.locator("#pay input[value=paypal]").locator("xpath=ancestor::label").click();
    await page.locator("#pay button[type=submit]").click();
    const dialog = page.getByRole("dialog");
    const rules = dialog.locator(".confirm-end a").last();
    await rules.waitFor();
    expect((await edges(rules)).bottom).toBeLessThanOrEqual(
      (await edges(dialog.locator(".confirm-pay"))).top,
    );
    await context.close();
  },
);

it.each([tablet, wide])("shows all facts of a store at once: %o", async (viewport) => {
  const { page, context } = await openPage(browser, { viewport });
  await visit(page, `${shop.url}/stores`);
  await page.getByRole("link", { name: "Details" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("link", { name: "Show the map" }).waitFor();
  const foot = await edges(dialog.locator(".dialog-foot"));
  expect((await edges(dialog.locator(".drawn-map"))).bottom).toBeLessThan(foot.top);
  await context.close();
});

it.each([tablet, wide])("says what a purchase comes with below the picture: %o", async (viewport) => {
  const { page, context } = await openPage(browser, { viewport });
  await visit(page, choices);
  const picture = await edges(page.locator(".gallery"));
  const assurances = await edges(page.locator(".assurances"));
  expect(assurances.top).toBeGreaterThan(picture.bottom);
  expect([assurances.left, assurances.right]).toEqual([picture.left, picture.right]);
  // What follows has the same two columns.
  await page.locator("#details").scrollIntoViewIfNeeded();
  expect((await edges(page.locator("#details"))).left).toBe((await edges(page.locator("#buy"))).left);
  await context.close();
});

it("turns to a picture that is chosen below the large one", async () => {
  const { page, context, accessibility } = await openPage(browser, { viewport: tablet });
  await visit(page, choices);
  await page.locator(".gallery-track").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Picture 2 of" }).click();
  await expect.poll(() => dialog.getByRole("status").textContent()).toContain("Picture 2 of");
  await dialog.locator(".zoom-pictures [aria-current=true]").waitFor();
  const [stage, picture] = await Promise.all(
    [".zoom-stage", ".zoom-stage img >> nth=0"].map((part) => edges(dialog.locator(part))),
  );
  expect([picture?.top, picture?.bottom]).toEqual([stage?.top, stage?.bottom]);
  expect(await accessibility()).toEqual([]);
  await context.close();
});
