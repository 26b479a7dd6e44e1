import type { Browser, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { type CartShop, openCartShop } from "#support/cart-shop.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signIn } from "#support/sign-in.ts";

let shop: CartShop;
let browser: Browser;
openForAll(openCartShop, (...opened) => {
  [shop, browser] = opened;
});

const box = (page: Page) => page.getByRole("spinbutton");

describe("the cart", () => {
  it("changes at once, merges quick presses, and ends as the server has it", async () => {
    const person = await shop.newPerson();
    await shop.call(person, "POST", "/cart/add", { productId: shop.product(0).id });
    const { page, context, troubles } = await openPage(browser);
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/cart`);
    let sent = 0;
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/api/cart/**", async (route) => {
      sent++;
      await looked;
      await route.continue();
    });
    const more = page.getByRole("button", { name: `One more of ${shop.product(0).title}` });
    for (let press = 0; press < 6; press++) await more.click({ noWaitAfter: true });
    await expect.poll(() => box(page).inputValue()).toBe("7");
    goOn();
    await expect.poll(async () => (await shop.cartOf(person)).itemCount).toBe(7);
    expect(sent).toBeLessThanOrEqual(3);
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("Quantity increased").waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("has the sum, each way to pay and the button in the first view of a desktop", async () => {
    const person = await shop.newPerson();
    for (const at of [0, 1]) await shop.call(person, "POST", "/cart/add", { productId: shop.product(at).id });
    const { page, context } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/cart`);
    const summary = page.getByRole("region", { name: "Order Summary" });
    await expect
      .poll(() =>
        summary.getByRole("radio").evaluateAll((all) => all.map((one) => one.getAttribute("value"))),
      )
      .toEqual(["card", "qr", "paypal", "apple-pay", "google-pay"]);
    const box = await summary.getByRole("button", { name: "Proceed to Checkout" }).boundingBox();
    expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
    await context.close();
  });

  it("names the bin on a phone, and shows the estimate above what is to be paid", async () => {
    const person = await shop.newPerson();
    await shop.call(person, "POST", "/cart/add", { productId: shop.product(0).id });
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/cart`);
    expect(await page.getByText("Remove", { exact: true }).isVisible()).toBe(true);
    const summary = page.getByRole("region", { name: "Order Summary" });
    expect(await summary.textContent()).toMatch(/Total \(estimated\)[\s\S]*To pay[\s\S]*Proceed to Checkout/);
    for (const text of ["Total (estimated)", "Tax is 10% of the items after the promo."])
      expect(await summary.getByText(text).isVisible()).toBe(true);
    await context.close();
  });

  it("takes a refused change back with its reason, focus unmoved", async () => {
    const person = await shop.newPerson();
    await shop.call(person, "POST", "/cart/add", { productId: shop.product(1).id, quantity: 2 });
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/cart`);
    const setStock = (free: number) =>
      shop.db.write((tx) =>
        tx.updateTable("stock").set({ free }).where("product_id", "=", shop.product(1).id).execute(),
      );
    await setStock(2);
    const more = page.getByRole("button", { name: `One more of ${shop.product(1).title}` });
    await more.click();
    await page.getByText("Failed to increase quantity: There is not enough of this product left").waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("2");
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
    await setStock(50);
    await context.close();
  });

  it.each([
    ["the network lost", "Something went wrong updating quantity", (route: Route) => route.abort()],
    [
      "is refused without a word",
      "Failed to increase quantity",
      (route: Route) => route.fulfill({ json: { success: false } }),
    ],
  ] as const)("takes a change back that %s, and sends it once", async (_why, said, answer) => {
    const person = await shop.newPerson();
    await shop.call(person, "POST", "/cart/add", { productId: shop.product(2).id });
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/cart`);
    let tries = 0;
    await page.route("**/api/cart/increment/**", (route) => {
      tries++;
      return answer(route);
    });
    await page.getByRole("button", { name: `One more of ${shop.product(2).title}` }).click();
    await page.getByText(said, { exact: true }).waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("1");
    expect(tries).toBe(1);
    await context.close();
  });

  it("removes with a way back", async () => {
    const person = await shop.newPerson();
    await shop.call(person, "POST", "/cart/add", { productId: shop.product(3).id, quantity: 4 });
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: `Remove ${shop.product(3).title}` }).click();
    await page.getByText("Your cart is empty.").waitFor();
    await page.getByText("Item removed from cart").waitFor();
    // It says so once, and waits.
    await expect.poll(async () => (await shop.cartOf(person)).itemCount).toBe(0);
    expect(await page.locator(".toast").count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => box(page).inputValue()).toBe("4");
    expect((await shop.cartOf(person)).itemCount).toBe(4);
    await context.close();
  });

  it("agrees with another device when it is looked at again", async () => {
    const person = await shop.newPerson();
    await shop.call(person, "POST", "/cart/add", { productId: shop.product(4).id });
    const { page, context } = await openPage(browser);
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/cart`);
    await shop.call(person, "PUT", "/cart/update", { productId: shop.product(4).id, quantity: 8 });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => box(page).inputValue()).toBe("8");
    const second = await context.newPage();
    await visit(second, `${shop.url}/cart`);
    await second.getByRole("button", { name: `One less of ${shop.product(4).title}` }).click();
    await expect.poll(() => box(page).inputValue()).toBe("7");
    await context.close();
  });

  it("is all there for those who look and those who listen, light and dark", async () => {
    const person = await shop.newPerson();
    for (const at of [5, 6]) await shop.call(person, "POST", "/cart/add", { productId: shop.product(at).id });
    await shop.call(person, "POST", "/wishlist/add", { productId: shop.product(7).id });
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, context, accessibility } = await openPage(browser, {
        viewport: sizes.phone,
        colorScheme,
      });
      await signIn(context, shop.url, person);
      for (const path of ["/cart", "/wishlist"]) {
        await visit(page, shop.url + path);
        expect(await accessibility()).toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide).toBeLessThanOrEqual(0);
      }
      await context.close();
    }
  });
});

describe("without script", () => {
  it("adds, counts, changes and removes by plain forms", async () => {
    const person = await shop.newPerson();
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await signIn(context, shop.url, person);
    await visit(page, `${shop.url}/product/${shop.product(10).id}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByText("Item added to cart").waitFor();
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: `One more of ${shop.product(10).title}` }).click();
    await page.getByText("Quantity increased").waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("2");
    await box(page).fill("5");
    await box(page).press("Enter");
    await page.getByText("Cart updated").waitFor();
    expect((await shop.cartOf(person)).itemCount).toBe(5);
    await page.getByRole("button", { name: `Remove ${shop.product(10).title}` }).click();
    await page.getByText("Your cart is empty.").waitFor();
    await context.close();
  });

  it("refuses a visitor in words and shows the cart's own", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await visit(page, `${shop.url}/cart`);
    await page.getByText("You are not logged in.").waitFor();
    const login = page.getByRole("main").getByRole("link", { name: "Log in to see your cart" });
    expect(await login.getAttribute("href")).toBe("/login?next=%2Fcart");
    await visit(page, `${shop.url}/product/${shop.product(11).id}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByText("Please login to add items to your cart").waitFor();
    await context.close();
  });
});
