import type { Browser, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { choose } from "#support/choose.ts";
import { logIn } from "#support/log-in.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import { productsNamed } from "#support/products-named.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
const goods = ["Nehru Jacket", "Fleece Hoodie", "Checked Cotton Shirt", "Running Shoes"];
let products: Record<string, string>;
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
  products = await productsNamed(shop.url, goods);
});

const none = { x: 0, y: 0, width: 0, height: 0 };

describe("product", () => {
  it("says beside the price what delivery costs and how long it takes, as the cart and the chat do", async () => {
    const html = await (await fetch(`${shop.url}/product/${products["Nehru Jacket"]}`)).text();
    const words = html.replaceAll(/<[^>]*>/g, "");
    expect(words).toContain("Delivered in 3-5 business days₹831.60, once per order.");
    expect(words).toContain("Order before 2 pm, sent the same working day.");
    expect(words).toContain("on orders over ₹8,316.00");
  });

  it("shows the picture of the chosen colour, by thumbnail, arrow key and closer look", async () => {
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${shop.url}/product/${products["Nehru Jacket"]}`);
    const seen = () =>
      page.locator(".gallery-track").evaluate((track) => {
        const at = Math.round(track.scrollLeft / track.clientWidth);
        const { currentSrc = "" } = track.children[at]?.querySelector("img") ?? {};
        return `${track.scrollLeft} of ${track.clientWidth}: ${currentSrc}`;
      });
    const shows = (part: string) => expect.poll(seen).toContain(part);
    await choose(page.getByRole("radio", { name: "Emerald" }));
    await shows("--emerald");
    const thumbnails = page.locator(".gallery-thumbnails a");
    await expect.poll(() => thumbnails.nth(2).getAttribute("aria-current")).toBe("true");
    await thumbnails.nth(1).click();
    await shows("--2.");
    await thumbnails.nth(1).press("ArrowLeft");
    await expect.poll(seen).not.toContain("--");
    await expect.poll(() => thumbnails.nth(0).evaluate((link) => link === document.activeElement)).toBe(true);
    const closer = page.getByRole("button", { name: "Look closer" });
    await closer.click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Next picture" }).click();
    await dialog.getByRole("img", { name: /second view/ }).waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => closer.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("has its small pictures with the page and no choice made, and keeps a colour chosen before the script", async () => {
    const address = `${shop.url}/product/${products["Nehru Jacket"]}`;
    const plain = await openPage(browser, { javaScriptEnabled: false });
    await visit(plain.page, address);
    const chosen = plain.page.locator("#buy").getByRole("radio", { checked: true });
    expect(await chosen.count()).toBe(0);
    expect(await plain.page.locator(".gallery-thumbnails img[loading=lazy]").count()).toBe(0);
    // The bar that would buy by script is not there for a keyboard either.
    expect(await plain.page.locator(".sticky-buy").evaluate((bar) => getComputedStyle(bar).display)).toBe(
      "none",
    );
    await plain.context.close();

    const { page, context } = await openPage(browser);
    const held = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(address, { waitUntil: "commit" });
    await choose(page.getByRole("radio", { name: "Emerald" }));
    held.resolve();
    await expect
      .poll(() => page.locator(".gallery-thumbnails a").nth(2).getAttribute("aria-current"))
      .toBe("true");
    await context.close();
  });

  it("takes a press while the picture of its card still moves to its place", async () => {
    const { page, context, troubles } = await openPage(browser);
    await visit(page, `${shop.url}/products?search=jacket`);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Animation.enable");
    await devtools.send("Animation.setPlaybackRate", { playbackRate: 0.01 });
    await page.locator(".product-card-link", { hasText: "Nehru Jacket" }).first().click();
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.includes("view-transition")),
    );
    const emerald = page.getByRole("radio", { name: "Emerald" });
    const { x, y, width, height } = (await emerald.locator("xpath=..").boundingBox()) ?? none;
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect.poll(() => emerald.isChecked()).toBe(true);
    expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([768, 1280])("ends with its facts where the longer of them ends, at %i pixels", async (width) => {
    const { page, context } = await openPage(browser, { viewport: { width, height: 800 } });
    await visit(page, `${shop.url}/product/${products["Nehru Jacket"]}`);
    const facts = page.locator("section[aria-labelledby=details]");
    await facts.scrollIntoViewIfNeeded();
    const below = await facts.evaluate((section) => {
      const row = section.parentElement;
      const bottoms = [...(row?.children ?? [])].map((one) => one.getBoundingClientRect().bottom);
      return (row?.getBoundingClientRect().bottom ?? 0) - Math.max(...bottoms);
    });
    expect(below).toBeLessThan(1);
    await context.close();
  });

  it("asks for colour and size beside the choices, keeps the quantity within the stock", async () => {
    const { page, context } = await openPage(browser);
    await signIn(page);
    await visit(page, `${shop.url}/product/${products["Checked Cotton Shirt"]}`);
    const buy = page.locator("#buy");
    await expect.poll(() => buy.getByText("Only 2 left").first().isVisible()).toBe(true);
    const quantity = buy.getByRole("spinbutton");
    await quantity.fill("15");
    await quantity.press("Tab");
    await expect.poll(() => quantity.inputValue()).toBe("2");
    const add = buy.getByRole("button", { name: "Add to Cart" });
    const [colour, size] = [
      buy.getByRole("group", { name: "Colour" }),
      buy.getByRole("group", { name: "Size" }),
    ];
    await colour.getByText("Choose one").waitFor();
    await size.getByText("Choose one").waitFor();
    await add.click();
    await colour.getByText("Please select a color").waitFor();
    await choose(colour.getByRole("radio", { name: "Maroon" }));
    // Its two pieces are maroon, one in S and one in M: the other choices say so before anybody presses.
    for (const soldOut of ["Navy Out of Stock", "L Out of Stock", "XL Out of Stock"]) {
      const tile = buy.getByRole("radio", { name: soldOut, exact: true });
      await expect.poll(() => tile.isDisabled(), { message: soldOut }).toBe(true);
    }
    await add.click();
    await size.getByText("Please select a size").waitFor();
    await expect
      .poll(() =>
        size
          .getByRole("radio")
          .first()
          .evaluate((radio) => radio === document.activeElement),
      )
      .toBe(true);
    await choose(size.getByRole("radio", { name: "M", exact: true }));
    await expect.poll(() => size.locator("legend").textContent()).toBe("Size");
    await buy.getByText("Only 1 left").first().waitFor();
    await quantity.fill("15");
    await quantity.press("Tab");
    await expect.poll(() => quantity.inputValue()).toBe("1");
    await add.click();
    await page.getByText("Added to cart", { exact: true }).waitFor();
    const title = await page.getByRole("heading", { level: 1 }).textContent();
    expect(await page.locator(".toast p").allTextContents()).toEqual(["Added to cart", title]);
    await context.close();
  });

  it("says truly that it is sold out, on its page and on its card", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/product/${products["Fleece Hoodie"]}`);
    await expect
      .poll(() => page.locator("#buy").getByRole("button", { name: "Out of Stock" }).isDisabled())
      .toBe(true);
    await expect.poll(() => page.getByRole("spinbutton").count()).toBe(0);
    await expect.poll(() => page.locator(".facts").textContent()).toContain("Out of Stock");
    await visit(page, `${shop.url}/products?search=hoodie`);
    const card = page.locator(".product-card").first();
    await expect.poll(() => card.getByRole("button", { name: /Out of Stock/ }).isDisabled()).toBe(true);
    await expect.poll(() => card.getByRole("button", { name: /wishlist/i }).isEnabled()).toBe(true);
    await card.getByRole("link", { name: /^See similar/ }).click();
    await page.waitForURL(/\/product\/.*#related$/);
    const related = page.getByRole("region", { name: "You may also like" });
    await expect
      .poll(() => related.evaluate((part) => part.getBoundingClientRect().top < innerHeight))
      .toBe(true);
    expect(await page.locator("#buy").getByRole("link", { name: "See similar" }).count()).toBe(1);
    await context.close();
  });

  it.each([
    ["Nehru Jacket", 1],
    ["Running Shoes", 0],
  ])("leads from the sizes of garments to how they are measured: %s", async (name, links) => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/product/${products[name]}`);
    const guide = page.locator("#buy").getByRole("link", { name: "Size guide" });
    await expect.poll(() => guide.count()).toBe(links);
    if (links > 0) {
      await guide.click();
      await page.getByRole("heading", { name: "Size guide", level: 1 }).waitFor();
      await page.getByRole("row", { name: /^M 102 \(40\)/ }).waitFor();
    }
    await context.close();
  });

  it("copies its address where the device has no sheet for sharing", async () => {
    const { page, context } = await openPage(browser, { permissions: ["clipboard-read", "clipboard-write"] });
    const address = `${shop.url}/product/${products["Nehru Jacket"]}`;
    await visit(page, `${address}?from=mail`);
    await page.getByRole("button", { name: "Share" }).click();
    await page.getByText("Link copied to clipboard").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await context.close();
  });

  it("leads from a product that is none to the listing, and says so", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/product/undefined`);
    await expect.poll(() => new URL(page.url()).pathname).toBe("/products");
    await page.getByText("Product not found").waitFor();
    await page.getByText("It may no longer be sold.").waitFor();
    await context.close();
  });

  it("keeps the button to buy in reach on a phone, with nothing upon it", async () => {
    const { page, context } = await openPage(browser, { viewport: sizes.phone, hasTouch: true });
    await visit(page, `${shop.url}/product/${products["Nehru Jacket"]}`);
    const bar = page.locator(".sticky-buy");
    await page.getByRole("heading", { name: "Ratings and reviews" }).scrollIntoViewIfNeeded();
    await bar.waitFor();
    const covered = await bar.evaluate((element) =>
      [...element.querySelectorAll(".price-now, button")].some((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const places = [left + 1, (left + right) / 2, right - 1].map((x) =>
          document.elementFromPoint(x, (top + bottom) / 2),
        );
        return places.some((place) => !element.contains(place));
      }),
    );
    expect(covered).toBe(false);
    await bar.getByRole("button", { name: "Add to Cart" }).click();
    await expect.poll(() => page.locator("input[name=colour]:focus").count()).toBe(1);
    await page.locator("#buy").getByRole("button", { name: "Add to Cart" }).scrollIntoViewIfNeeded();
    await bar.waitFor({ state: "hidden" });
    await context.close();
  });
});

async function signIn(page: Page): Promise<void> {
  const [email, password] = ["jacket-wearer@example.com", "monsoon-2nd-floor"];
  await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Asha Rao", email, password }),
  });
  await visit(page, `${shop.url}/login`);
  await logIn(page, email, password);
  await page.waitForURL((url) => url.pathname !== "/login");
}
