import type { Browser, BrowserContext, Locator, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage } from "#support/browser.ts";
import { buyer, plainProduct, productWithChoices } from "#support/buyers.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";
import { morePageRows } from "./more-pages.ts";
import { type PageRow, pageRows, type Step } from "./pages.ts";

let shop: ShopProcess;
let browser: Browser;
let person: Person;
let newcomer: Person;
let named: Readonly<Record<string, string>>;
openForAll(
  () => startShopProcess({ DEMO_FULFILMENT: "0" }),
  async (...opened) => {
    [shop, browser] = opened;
    const db = openDatabase({ DATA_DIR: shop.folder });
    person = await buyer(db);
    newcomer = await signedUpUser(db);
    const plain = await plainProduct(db);
    await db.close();
    const order = await placed(plain);
    named = {
      "{plain}": plain,
      "{choices}": await productWithChoices(shop),
      "{order}": order,
      "{short}": order.slice(-6).toUpperCase(),
    };
    await ask("/cart/add", { productId: plain });
  },
);

const widths = [360, 1280] as const;
const people = ["visitor", "newcomer", "shopper"] as const;

// One page for all rows of somebody at a width: what costs time is the browser, not the shop.
it.each(widths.flatMap((width) => people.map((as) => [width, as] as const)))(
  "shows what the specification quotes, at %i pixels, to a %s",
  async (width, as) => {
    const { page, context } = await openPage(browser, {
      viewport: { width, height: 800 },
      hasTouch: width === 360,
      isMobile: width === 360,
    });
    if (as !== "visitor") await signIn(context, shop.url, as === "shopper" ? person : newcomer);
    for (const row of [...pageRows, ...morePageRows].filter(
      (one) => one.as === as && (one.at ?? width) === width,
    )) {
      await page.goto(shop.url + filled(row.path));
      for (const step of row.does ?? []) await doStep(page, step, row);
      await sees(page, row);
    }
  },
);

it("says Adding... on the card while it is added, in words from 48rem on", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 1280, height: 800 } });
  await signIn(context, shop.url, person);
  const held = await hold(context, "**/api/cart/add");
  const answer = await fetch(`${shop.url}/api/products/${named["{plain}"]}`);
  const { data } = (await answer.json()) as { data: { title: string } };
  await page.goto(`${shop.url}/products?search=${encodeURIComponent(data.title)}`);
  await page.locator(".chat-button").waitFor();
  const add = page.locator(`.product-card-add[value="${named["{plain}"]}"]`);
  await add.click();
  await add.getByText("Adding...", { exact: true }).waitFor();
  held.resolve();
  await page.getByText("Added to cart successfully").waitFor();
  // C17: in the corner at the top right, on all but phones.
  const toast = await page.locator(".toast").boundingBox();
  if (!toast) throw new Error("there is no message");
  expect(toast.x).toBeGreaterThan(640);
  expect(toast.y + toast.height).toBeLessThan(400);
});

it("names the card beside its logo", async () => {
  const { page, context } = await openPage(browser, { viewport: { width: 360, height: 800 } });
  await signIn(context, shop.url, person);
  await page.goto(`${shop.url}/cart`);
  await page.locator(".chat-button").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "Proceed to Checkout" }).last().click();
  const brands = {
    "4111 1111": "Visa",
    "5555 5555": "MasterCard",
    "3782 82": "American Express",
    "6011 11": "Discover",
  };
  for (const [number, brand] of Object.entries(brands)) {
    await page.getByLabel("Card Number").fill(number);
    await page.locator(".card-logo").getByText(brand, { exact: true }).waitFor();
  }
});

it("asks for the colour where none is chosen", async () => {
  const { page, context } = await openPage(browser);
  await signIn(context, shop.url, person);
  await page.goto(`${shop.url}/product/${named["{choices}"]}`);
  await page.locator(".chat-button").waitFor();
  await page.locator("#buy").getByRole("button", { name: "Add to Cart" }).click();
  await page.locator("#buy").getByText("Please select a color").waitFor();
});

async function sees(page: Page, { row, within = "body", seen = [], has = [] }: PageRow): Promise<void> {
  const place = page.locator(within).first();
  // The end of a phone's page is laid out as it comes near.
  await place.scrollIntoViewIfNeeded();
  for (const one of has) await expectSeen(page.locator(filled(one)), `${row}: ${one}`);
  for (const wanted of seen) {
    const text = wanted instanceof RegExp ? new RegExp(filled(wanted.source), wanted.flags) : filled(wanted);
    await expectSeen(place.getByText(text, { exact: true }), `${row}: ${wanted}`);
  }
}

async function doStep(page: Page, step: Step, { row }: PageRow): Promise<void> {
  // Part of every page, once its script runs.
  await page.locator(".chat-button").waitFor({ state: "attached" });
  const open = page.locator("dialog[open]");
  const place = (await open.count()) > 0 ? open.last() : page.locator("body");
  const wanted =
    "press" in step
      ? place
          .getByRole("button", { name: step.press, exact: true })
          .or(place.getByRole("tab", { name: step.press, exact: true }))
          .or(place.getByRole("link", { name: step.press, exact: true }))
      : "tick" in step
        ? place.getByRole("radio", { name: step.tick })
        : "fill" in step
          ? place.getByLabel(step.fill, { exact: true })
          : page.locator(step.open);
  const found = wanted.filter({ visible: true }).first();
  await expectSeen(found, `${row}: ${JSON.stringify(step)}`);
  if ("fill" in step) await found.fill(step.with);
  else if ("tick" in step) await found.check();
  else await found.click();
}

const expectSeen = (found: Locator, message: string) =>
  expect.poll(() => found.filter({ visible: true }).count(), { message, timeout: 10_000 }).toBeGreaterThan(0);

const filled = (text: string) => text.replace(/\{\w+\}/g, (name) => named[name] ?? name);

async function ask(path: string, body: object) {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, string>;
}

/** Bought and paid, as a program does. */
async function placed(productId: string): Promise<string> {
  await ask("/cart/add", { productId });
  const start = await ask("/cart/checkout", { paymentMethod: "card" });
  await ask("/cart/verify-payment", {
    razorpay_order_id: start.order_id ?? "",
    razorpay_payment_id: start.mock_payment_id ?? "",
    razorpay_signature: start.mock_signature ?? "",
    is_mock: true,
  });
  return start.orderId ?? "";
}

async function hold(context: BrowserContext, address: string) {
  const held = Promise.withResolvers<void>();
  await context.route(address, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held;
}
