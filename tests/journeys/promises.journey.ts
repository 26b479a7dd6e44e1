import type { Browser, BrowserContext } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { plainProduct } from "#support/buyers.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import { signedUpUser } from "#support/people.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

async function enter(context: BrowserContext) {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await signedUpUser(db);
  const productId = await plainProduct(db);
  await db.close();
  await signIn(context, shop.url, person);
  return { ...person, productId };
}

it("shows nothing of the account when the shop cannot be told that its user leaves, and ends the session first", async () => {
  const { page, context } = await openPage(browser);
  const { cookie } = await enter(context);
  await visit(page, `${shop.url}/profile`);
  // The files of the way out are in the browser already; what the shop would answer does not come.
  await page.route(/^(?!.*\/assets\/)/, (route) => route.abort());
  await page.getByRole("button", { name: "Account of Asha" }).first().click();
  await page.getByRole("button", { name: "Logout" }).first().click();
  await page.locator(".toast").getByText("Logged out successfully").waitFor();
  await page.getByText("We could not reach the shop", { exact: false }).waitFor();
  await expect.poll(() => page.getByText("Asha").count()).toBe(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  const known = () => fetch(`${shop.url}/api/auth/user`, { headers: { cookie } });
  expect((await known()).status).toBe(200);
  await page.unrouteAll();
  await visit(page, `${shop.url}/`);
  await expect.poll(() => page.getByText("Asha").count()).toBe(0);
  expect((await known()).status).toBe(401);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("haat-leaving");
  await context.close();
});

it.each(["/orders", "/profile", "/track-order", "/checkout"])(
  "says at %s that the session has ended",
  async (path) => {
    const { page, context } = await openPage(browser);
    await context.addCookies([{ name: "haat-session", value: "over", url: shop.url }]);
    await page.goto(shop.url + path);
    await page.getByText("Session expired. Please log in again.").waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/login");
    await context.close();
  },
);

it("tells a newcomer in the documented words that registering failed", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${shop.url}/register`);
  const send = async () => {
    await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
    await page.getByLabel("Email", { exact: true }).fill("asha@example.com");
    await page.getByLabel("Password", { exact: true }).fill("monsoon-2nd-floor");
    await page.locator("main form button[type=submit]").click();
  };
  await page.route("**/api/auth/register", (route) => route.abort());
  await send();
  await page.locator("main").getByText("Something went wrong", { exact: true }).waitFor();
  await page.route("**/api/auth/register", (route) => route.fulfill({ status: 500, json: {} }));
  await send();
  await page.locator("main").getByText("Registration failed", { exact: true }).waitFor();
  await context.close();
});

it("says of an unknown category that it holds nothing, and which may be meant", async () => {
  const { page, context } = await openPage(browser);
  const answer = await page.goto(`${shop.url}/products?category=electronisc`);
  expect(answer?.status()).toBe(404);
  await page.getByText("No products found").waitFor();
  await page.getByText("Try adjusting your filters or search criteria").waitFor();
  await page.locator("main").getByRole("link", { name: "Electronics" }).first().click();
  await page.waitForURL(/category=electronics/);
  await context.close();
});

it("keeps badge, heart and theme the same in every open tab", async () => {
  const { page, context } = await openPage(browser);
  const { productId } = await enter(context);
  const other = await context.newPage();
  for (const tab of [page, other]) await visit(tab, `${shop.url}/product/${productId}`);
  await page.locator("main .wish-toggle").first().click();
  await page.locator(".toast").getByText("Added to wishlist").waitFor();
  await expect
    .poll(() => other.locator("main .wish-toggle").first().getAttribute("aria-label"))
    .toMatch(/remove/i);
  await expect.poll(() => other.locator('header a[href="/wishlist"]').first().textContent()).toContain("1");
  await page.getByRole("button", { name: "Dark theme" }).first().click();
  await expect.poll(() => other.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
  await context.close();
});

it("fills in the receiver's name at a first order", async () => {
  const { page, context } = await openPage(browser);
  const { cookie, productId } = await enter(context);
  await fetch(`${shop.url}/api/cart/add`, {
    method: "POST",
    headers: { cookie, "content-type": "application/json", origin: shop.url },
    body: JSON.stringify({ productId }),
  });
  await visit(page, `${shop.url}/checkout?method=qr`);
  await expect.poll(() => page.locator('input[name="name"]').inputValue()).toBe("Asha Rao");
  await context.close();
});

it.each([1280, 1366])(
  "spells the flash sale out at %i px, large enough to hit, beside the page",
  async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
    await visit(page, shop.url);
    const button = page.locator(".flash-button");
    // It steps aside while something stands over the page; its room and its words are the same.
    const words = button.getByText("Flash Sale");
    await words.waitFor({ state: "attached" });
    expect(await words.evaluate((part) => getComputedStyle(part).display)).not.toBe("none");
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(box?.x).toBeGreaterThan(width - 60);
    await context.close();
  },
);
