import type { Browser, Locator } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, visit } from "#support/browser.ts";
import { type CartShop, openCartShop } from "#support/cart-shop.ts";
import { choose } from "#support/choose.ts";
import { logIn } from "#support/log-in.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signIn } from "#support/sign-in.ts";

let shop: CartShop;
let browser: Browser;
openForAll(openCartShop, (...opened) => {
  [shop, browser] = opened;
});

describe("adding and wishing", () => {
  it("refuses a visitor in the documented words and does it once he has signed in", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/product/${shop.product(8).id}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByText("Please login to add items to your cart").waitFor();
    const email = "wisher@example.com";
    const password = "monsoon-2nd-floor";
    await fetch(`${shop.url}/api/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "Asha Rao", email, password }),
    });
    await logIn(page, email, password);
    await page.waitForURL(new RegExp(`/product/${shop.product(8).id}`));
    await visit(page, `${shop.url}/cart`);
    await page
      .getByRole("link", { name: shop.product(8).title })
      .first()
      .waitFor();
    await context.close();
  });

  it("leads a visitor, whose cart it cannot know, to the goods and to the login", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("heading", { name: "You are not logged in." }).waitFor();
    const ways = page.getByRole("main").locator(".empty-state").getByRole("link");
    await expect.poll(() => ways.allTextContents()).toEqual(["Start shopping", "Log in to see your cart"]);
    const shopping = page.getByRole("main").getByRole("link", { name: "Start shopping" });
    expect(await shopping.getAttribute("class")).toContain("button-primary");
    await context.close();
  });

  it("asks on the card for what a product comes in", async () => {
    const person = await shop.newPerson();
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, person);
    await shop.call(person, "POST", "/wishlist/add", { productId: shop.garment.id });
    await visit(page, `${shop.url}/wishlist`);
    const listed = page.getByRole("list", { name: "Products on your wishlist" });
    await listed.getByRole("button", { name: /Add to Cart/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await dialog
      .getByText(/Please select a (color|size)/)
      .first()
      .waitFor();
    for (const group of await dialog.getByRole("group").all()) await choose(group.getByRole("radio").first());
    await dialog.getByRole("button", { name: "Add to Cart" }).click();
    await page.getByText("Product added to cart").waitFor();
    expect((await shop.cartOf(person)).itemCount).toBe(1);
    await context.close();
  });

  it("shows in the dialog the colour that is chosen, the pictured one at first", async () => {
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, await shop.newPerson());
    await visit(page, `${shop.url}/products?search=nehru+jacket`);
    const card = page.locator(".product-card", { hasText: "Nehru Jacket" });
    await card.getByRole("button", { name: /Add to Cart/ }).click();
    const dialog = page.getByRole("dialog");
    const pictured = () => dialog.locator("img").getAttribute("src");
    await expect.poll(() => dialog.getByRole("radio", { name: "Maroon" }).isChecked()).toBe(true);
    expect(await pictured()).not.toContain("--");
    await dialog.getByText("Delivered in 3-5 business days").waitFor();
    await choose(dialog.getByRole("radio", { name: "Emerald" }));
    await expect.poll(pictured).toContain("--emerald");
    await context.close();
  });

  it("fills the row beside a single wish", async () => {
    const person = await shop.newPerson();
    await shop.call(person, "POST", "/wishlist/add", { productId: shop.product(9).id });
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/wishlist`);
    const listed = page.getByRole("list", { name: "Products on your wishlist" });
    const rightOf = (one: Locator) => one.evaluate((box) => Math.round(box.getBoundingClientRect().right));
    expect(await rightOf(listed.locator("> li"))).toBe(await rightOf(listed));
    // Beside it stands when and for how much it comes.
    expect(await listed.getByText(/^Delivered in \d/).isVisible()).toBe(true);
    await context.close();
  });

  it("takes a wish back that was refused", async () => {
    const person = await shop.newPerson();
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/product/${shop.product(9).id}`);
    await page.route("**/api/wishlist/add", (route) => route.fulfill({ status: 500, body: "{}" }));
    const heart = page.getByRole("button", { name: `Add ${shop.product(9).title} to the wishlist` }).first();
    await heart.click();
    await page.getByText("Failed to update wishlist").waitFor();
    await heart.waitFor();
    await page.unroute("**/api/wishlist/add");
    await heart.click();
    await page.getByText("Added to wishlist").waitFor();
    await page
      .getByRole("button", { name: `Remove ${shop.product(9).title} from the wishlist` })
      .first()
      .waitFor();
    await context.close();
  });
});
