import type { Browser, BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element) return "";
    const { name = "", value = "" } = element as HTMLInputElement;
    return [element.localName, name, value].filter(Boolean).join(" ");
  });
/** Of the page itself, which has the focus where nothing else has, there are none. */
const words = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector(":focus");
    return element?.getAttribute("aria-label") ?? element?.textContent ?? "";
  });
const settled = (page: Page) => page.locator(".listing:not([aria-busy])").waitFor();

async function signedIn(context: BrowserContext, products: readonly string[] = []): Promise<Person> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await signedUpUser(db);
  await db.close();
  await signIn(context, shop.url, person);
  for (const productId of products)
    await fetch(`${shop.url}/api/cart/add`, {
      method: "POST",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify({ productId }),
    });
  return person;
}

describe("the focus on the listing", () => {
  it("stays on a filter through each press of an arrow, and on the sort order", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/category/electronics`);
    await page.getByRole("complementary").getByRole("radio", { name: "4 & Up" }).focus();
    await page.evaluate(() => scrollTo(0, 200));
    await page.keyboard.press("ArrowDown");
    await page.waitForURL(/rating=3/);
    await settled(page);
    await expect.poll(() => focused(page)).toBe("input rating 3");
    await page.keyboard.press("ArrowDown");
    await page.waitForURL(/rating=2/);
    await settled(page);
    await expect.poll(() => focused(page)).toBe("input rating 2");
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.getByLabel("Sort by").focus();
    await page.keyboard.press("ArrowDown");
    await page.waitForURL(/sort=price-up/);
    await settled(page);
    await expect.poll(() => focused(page)).toBe("select sort price-up");
    await context.close();
  });

  it("goes from a removed chip to the next, and from the last to what was found", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products?minPrice=200&rating=1`);
    await page.getByRole("link", { name: /^Remove the filter .*₹200/ }).press("Enter");
    await page.waitForURL((url) => !url.search.includes("minPrice"));
    await expect.poll(() => words(page)).toBe("Remove the filter 1 stars and up");
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => words(page)).toMatch(/^\d+ products$/);
    await context.close();
  });

  it("begins a turned page at its heading, says the page, and Back stands on the link that was used", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products`);
    await page.getByRole("link", { name: "Page 2" }).press("Enter");
    await page.waitForURL(/page=2/);
    await expect.poll(() => focused(page)).toBe("h1");
    await expect.poll(() => page.title()).toMatch(/page 2/i);
    await page.locator("[role=status]", { hasText: /page 2/i }).waitFor({ state: "attached" });
    await page.goBack();
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => words(page)).toBe("Page 2");
    await context.close();
  });

  it("is on the product that was left, where the eye is, after Back", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/products`);
    await page.locator(".chat-button").waitFor();
    const card = page.locator(".product-card-link").nth(9);
    const title = await card.textContent();
    await card.press("Enter");
    await page.waitForURL(/\/product\//);
    await expect.poll(() => focused(page)).toBe("h1");
    await page.goBack();
    await page.waitForURL(/\/products$/);
    // The heading that is still there has the same words.
    await expect.poll(() => focused(page)).toBe("a");
    await expect.poll(() => words(page)).toBe(title);
    const box = await page.locator(":focus").boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(800);
    await context.close();
  });
});

describe("the focus on what is taken away", () => {
  it("is one Tab from Undo in the place of a removed line, and on the line when it is back", async () => {
    const { page, context } = await openPage(browser);
    const listing = (await (await fetch(`${shop.url}/api/products?category=books`)).json()) as {
      products: { id: string; title: string }[];
    };
    const [one, other] = listing.products;
    await signedIn(context, [one?.id ?? "", other?.id ?? ""]);
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: `Remove ${one?.title}` }).press("Enter");
    await page.getByRole("region", { name: `${one?.title} Item removed from cart` }).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => words(page)).toBe("Undo");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Remove ${one?.title}` }).waitFor();
    await expect.poll(() => words(page)).toContain(one?.title);
    await expect.poll(() => focused(page)).toMatch(/^li/);

    await page.getByRole("button", { name: "Clear cart" }).press("Enter");
    await page.getByRole("heading", { name: "Your cart is empty." }).waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => words(page)).toBe("Undo");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: `Remove ${other?.title}` }).waitFor();
    await expect.poll(() => page.locator(".cart-row").count()).toBe(2);
    await context.close();
  });

  it("returns from a message to what was used before it", async () => {
    const { page, context } = await openPage(browser);
    await signedIn(context);
    await visit(page, `${shop.url}/products`);
    const heart = page.locator(".wish-toggle").first();
    const dismiss = page.locator(".toaster").getByRole("button", { name: "Dismiss" });
    // A message that is pointed at stays.
    await Promise.all([dismiss.hover(), heart.press("Enter")]);
    await dismiss.focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(":focus").getAttribute("class")).toContain("wish-toggle");
    await context.close();
  });

  it("enters a part of the profile that opens, and goes on in it when it closes", async () => {
    const { page, context } = await openPage(browser);
    await signedIn(context);
    await visit(page, `${shop.url}/profile`);
    const edit = page.getByRole("link", { name: "Edit", exact: true });
    await edit.press("Enter");
    await page.waitForURL(/edit=details/);
    await expect.poll(() => focused(page)).toMatch(/^input name/);
    await page.getByRole("link", { name: "Cancel" }).press("Enter");
    await page.waitForURL((url) => url.search === "");
    await expect.poll(() => words(page)).toBe("Edit");
    await context.close();
  });
});
