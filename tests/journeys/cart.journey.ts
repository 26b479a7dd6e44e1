import type { Browser, BrowserContext, Locator, Page, Route } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { choose } from "#support/choose.ts";
import { logIn } from "#support/log-in.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
let products: { id: string; title: string }[];
let shirt: { id: string; title: string };
openForAll(startShopProcess, async (...opened) => {
  [shop, browser] = opened;
  const db = openDatabase({ DATA_DIR: shop.folder });
  const rows = await db.read
    .selectFrom("products")
    .select(["id", "title", "colours", "sizes", "top_category"])
    .orderBy("id")
    .execute();
  await db.write((tx) => tx.updateTable("stock").set({ free: 50 }).execute());
  await db.close();
  products = rows.filter(
    (row) => row.colours === "[]" && row.sizes === "[]" && row.top_category !== "clothing",
  );
  shirt = rows.find((row) => row.top_category === "clothing") ?? { id: "", title: "" };
});

async function newPerson(): Promise<Person> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await signedUpUser(db);
  await db.close();
  return person;
}

async function signIn(context: BrowserContext, { cookie, token }: Person): Promise<void> {
  const [name = "", value = ""] = cookie.split("=");
  // Without it the page would ask for a token of its own, and ours would end.
  await context.addInitScript((stored) => localStorage.setItem("token", stored), token);
  await context.addCookies([{ name, value, url: shop.url }]);
}

async function call(person: Person, method: string, path: string, json?: unknown) {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return (await answer.json()) as { data: { itemCount: number; items: { quantity: number }[] } };
}

const product = (at: number) => products[at] ?? { id: "", title: "" };
const box = (page: Page) => page.getByRole("spinbutton");
const cartOf = async (person: Person) => (await call(person, "GET", "/cart")).data;

describe("the cart", () => {
  it("changes at once, merges quick presses, and ends as the server has it", async () => {
    const person = await newPerson();
    await call(person, "POST", "/cart/add", { productId: product(0).id });
    const { page, context, troubles } = await openPage(browser);
    await signIn(context, person);
    await visit(page, `${shop.url}/cart`);
    let sent = 0;
    const { promise: looked, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/api/cart/**", async (route) => {
      sent++;
      await looked;
      await route.continue();
    });
    const more = page.getByRole("button", { name: `One more of ${product(0).title}` });
    for (let press = 0; press < 6; press++) await more.click({ noWaitAfter: true });
    await expect.poll(() => box(page).inputValue()).toBe("7");
    goOn();
    await expect.poll(async () => (await cartOf(person)).itemCount).toBe(7);
    expect(sent).toBeLessThanOrEqual(3);
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByText("Quantity increased").waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("has the sum, each way to pay and the button in the first view of a desktop", async () => {
    const person = await newPerson();
    for (const at of [0, 1]) await call(person, "POST", "/cart/add", { productId: product(at).id });
    const { page, context } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
    await signIn(context, person);
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

  it("names the bin on a phone, and folds the estimate above what is to be paid", async () => {
    const person = await newPerson();
    await call(person, "POST", "/cart/add", { productId: product(0).id });
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    await signIn(context, person);
    await visit(page, `${shop.url}/cart`);
    expect(await page.getByText("Remove", { exact: true }).isVisible()).toBe(true);
    const summary = page.getByRole("region", { name: "Order Summary" });
    expect(await summary.textContent()).toMatch(/Total \(estimated\)[\s\S]*To pay[\s\S]*Proceed to Checkout/);
    const estimated = summary.getByText("Total (estimated)");
    expect(await estimated.isVisible()).toBe(false);
    await summary.getByText("How does it add up?", { exact: true }).click();
    await estimated.waitFor();
    await context.close();
  });

  it("takes a refused change back with its reason, focus unmoved", async () => {
    const person = await newPerson();
    await call(person, "POST", "/cart/add", { productId: product(1).id, quantity: 2 });
    const { page, context } = await openPage(browser);
    await signIn(context, person);
    await visit(page, `${shop.url}/cart`);
    const db = openDatabase({ DATA_DIR: shop.folder });
    const setStock = (free: number) =>
      db.write((tx) =>
        tx.updateTable("stock").set({ free }).where("product_id", "=", product(1).id).execute(),
      );
    await setStock(2);
    const more = page.getByRole("button", { name: `One more of ${product(1).title}` });
    await more.click();
    await page.getByText("Failed to increase quantity. There is not enough of this product left").waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("2");
    await expect.poll(() => more.evaluate((element) => element === document.activeElement)).toBe(true);
    await setStock(50);
    await db.close();
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
    const person = await newPerson();
    await call(person, "POST", "/cart/add", { productId: product(2).id });
    const { page, context } = await openPage(browser);
    await signIn(context, person);
    await visit(page, `${shop.url}/cart`);
    let tries = 0;
    await page.route("**/api/cart/increment/**", (route) => {
      tries++;
      return answer(route);
    });
    await page.getByRole("button", { name: `One more of ${product(2).title}` }).click();
    await page.getByText(said, { exact: true }).waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("1");
    expect(tries).toBe(1);
    await context.close();
  });

  it("removes with a way back", async () => {
    const person = await newPerson();
    await call(person, "POST", "/cart/add", { productId: product(3).id, quantity: 4 });
    const { page, context } = await openPage(browser);
    await signIn(context, person);
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: `Remove ${product(3).title}` }).click();
    await page.getByText("Your cart is empty.").waitFor();
    await page.getByText("Item removed from cart").waitFor();
    // It says so once, and waits.
    await expect.poll(async () => (await cartOf(person)).itemCount).toBe(0);
    expect(await page.locator(".toast").count()).toBe(0);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => box(page).inputValue()).toBe("4");
    expect((await cartOf(person)).itemCount).toBe(4);
    await context.close();
  });

  it("agrees with another device when it is looked at again", async () => {
    const person = await newPerson();
    await call(person, "POST", "/cart/add", { productId: product(4).id });
    const { page, context } = await openPage(browser);
    await signIn(context, person);
    await visit(page, `${shop.url}/cart`);
    await call(person, "PUT", "/cart/update", { productId: product(4).id, quantity: 8 });
    await page.evaluate(() => dispatchEvent(new Event("focus")));
    await expect.poll(() => box(page).inputValue()).toBe("8");
    const second = await context.newPage();
    await visit(second, `${shop.url}/cart`);
    await second.getByRole("button", { name: `One less of ${product(4).title}` }).click();
    await expect.poll(() => box(page).inputValue()).toBe("7");
    await context.close();
  });

  it("is all there for those who look and those who listen, light and dark", async () => {
    const person = await newPerson();
    for (const at of [5, 6]) await call(person, "POST", "/cart/add", { productId: product(at).id });
    await call(person, "POST", "/wishlist/add", { productId: product(7).id });
    for (const colorScheme of ["light", "dark"] as const) {
      const { page, context, accessibility } = await openPage(browser, {
        viewport: sizes.phone,
        colorScheme,
      });
      await signIn(context, person);
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

describe("adding and wishing", () => {
  it("refuses a visitor in the documented words and does it once he has signed in", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/product/${product(8).id}`);
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
    await page.waitForURL(new RegExp(`/product/${product(8).id}`));
    await visit(page, `${shop.url}/cart`);
    await page
      .getByRole("link", { name: product(8).title })
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
    const person = await newPerson();
    const { page, context } = await openPage(browser);
    await signIn(context, person);
    await call(person, "POST", "/wishlist/add", { productId: shirt.id });
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
    expect((await cartOf(person)).itemCount).toBe(1);
    await context.close();
  });

  it("shows in the dialog the colour that is chosen, the pictured one at first", async () => {
    const { page, context } = await openPage(browser);
    await signIn(context, await newPerson());
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
    const person = await newPerson();
    await call(person, "POST", "/wishlist/add", { productId: product(9).id });
    const { page, context } = await openPage(browser);
    await signIn(context, person);
    await visit(page, `${shop.url}/wishlist`);
    const listed = page.getByRole("list", { name: "Products on your wishlist" });
    const rightOf = (one: Locator) => one.evaluate((box) => Math.round(box.getBoundingClientRect().right));
    expect(await rightOf(listed.locator("> li"))).toBe(await rightOf(listed));
    // Beside it stands when and for how much it comes.
    expect(await listed.getByText(/^Delivered in \d/).isVisible()).toBe(true);
    await context.close();
  });

  it("takes a wish back that was refused", async () => {
    const person = await newPerson();
    const { page, context } = await openPage(browser);
    await signIn(context, person);
    await visit(page, `${shop.url}/product/${product(9).id}`);
    await page.route("**/api/wishlist/add", (route) => route.fulfill({ status: 500, body: "{}" }));
    const heart = page.getByRole("button", { name: `Add ${product(9).title} to the wishlist` }).first();
    await heart.click();
    await page.getByText("Failed to update wishlist").waitFor();
    await heart.waitFor();
    await page.unroute("**/api/wishlist/add");
    await heart.click();
    await page.getByText("Added to wishlist").waitFor();
    await page
      .getByRole("button", { name: `Remove ${product(9).title} from the wishlist` })
      .first()
      .waitFor();
    await context.close();
  });
});

describe("without script", () => {
  it("adds, counts, changes and removes by plain forms", async () => {
    const person = await newPerson();
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await signIn(context, person);
    await visit(page, `${shop.url}/product/${product(10).id}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.getByText("Item added to cart").waitFor();
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: `One more of ${product(10).title}` }).click();
    await page.getByText("Quantity increased").waitFor();
    await expect.poll(() => box(page).inputValue()).toBe("2");
    await box(page).fill("5");
    await box(page).press("Enter");
    await page.getByText("Cart updated").waitFor();
    expect((await cartOf(person)).itemCount).toBe(5);
    await page.getByRole("button", { name: `Remove ${product(10).title}` }).click();
    await page.getByText("Your cart is empty.").waitFor();
    await context.close();
  });

  it("refuses a visitor in words and shows the cart's own", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await visit(page, `${shop.url}/cart`);
    await page.getByText("You are not logged in.").waitFor();
    const login = page.getByRole("main").getByRole("link", { name: "Log in to see your cart" });
    expect(await login.getAttribute("href")).toBe("/login?next=%2Fcart");
    await visit(page, `${shop.url}/product/${product(11).id}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.waitForURL(/\/login\?next=/);
    await page.getByText("Please login to add items to your cart").waitFor();
    await context.close();
  });
});
