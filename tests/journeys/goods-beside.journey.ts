import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

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
const beside = (page: Page) => page.getByRole("region", { name: "While you are here" });

async function signIn(context: BrowserContext): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await signedUpUser(db);
  await db.close();
  const [name = "", value = ""] = person.cookie.split("=");
  await context.addInitScript((stored) => localStorage.setItem("token", stored), person.token);
  await context.addCookies([{ name, value, url: shop.url }]);
}

it("lists what is wished for on an empty wishlist, and goes on at its heading", async () => {
  const { page, context, troubles } = await openPage(browser);
  await signIn(context);
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
  await beside(page).waitFor({ state: "detached" });
  await expect.poll(() => focused(page)).toBe("h1");
  expect(troubles).toEqual([]);
  await context.close();
});

it("fills an empty cart from the keyboard, and goes on at its heading", async () => {
  const { page, context, troubles } = await openPage(browser);
  await signIn(context);
  await visit(page, `${shop.url}/cart`);
  await page.getByText("Your cart is empty.").waitFor();
  const titles = await beside(page).getByRole("heading", { level: 3 }).allTextContents();
  const title = titles.find((one) => plain.has(one.trim()));
  await beside(page)
    .getByRole("button", { name: `Add to Cart : ${title?.trim()}` })
    .press("Enter");
  await page.getByRole("button", { name: `Remove ${title?.trim()}` }).waitFor();
  await expect.poll(() => focused(page)).toBe("h1");
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
  await expect.poll(() => focused(page)).toBe("a");
  expect(await page.locator(":focus").getAttribute("aria-label")).toMatch(/^Remove the filter .*zzqxv/);
  expect(troubles).toEqual([]);
  await context.close();
});
