import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { invoicesOf } from "#modules/invoices/repository.ts";
import { viewOf } from "#modules/invoices/service.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { buyer } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { openForAll } from "#support/open-for-all.ts";
import { demoIn, type OwnShop, own, startOwnShop } from "#support/own-shop.ts";
import type { Person } from "#support/people.ts";
import { signIn } from "#support/sign-in.ts";

let shop: OwnShop;
let browser: Browser;

openForAll(startOwnShop, (...opened) => {
  [shop, browser] = opened;
});

/** Somebody who lives in another state than she. */
async function enter(context: BrowserContext): Promise<Person> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const person = await buyer(db);
  await db.close();
  await signIn(context, shop.url, person);
  return person;
}

async function invoicesAt(orderId: string) {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const rows = await invoicesOf(db.read, [orderId]);
  await db.close();
  return rows.map(viewOf);
}

/** What the page shows and what it holds for machines. */
async function isHers(page: Page): Promise<void> {
  expect(demoIn(await page.content()), page.url()).toEqual([]);
}

it("shows forty sarees for whole rupees", async () => {
  expect(own.products).toHaveLength(40);
  const { products } = (await (await fetch(`${shop.url}/api/products`)).json()) as {
    products: { title: string; price: number; discount: number; unitPaise: number }[];
  };
  expect(products).toHaveLength(40);
  expect(products.filter(({ unitPaise }) => unitPaise % 100 !== 0)).toEqual([]);
  for (const { price, discount, unitPaise } of products)
    expect(Math.round(price * (100 - discount))).toBe(unitPaise);
  for (const id of shop.products) expect(demoIn(await shop.textOf(`/product/${id}`, "hi"))).toEqual([]);
});

it("greets a newcomer with her own code", async () => {
  const { page, context } = await openPage(browser, { isNew: true });
  await page.goto(shop.url);
  const greeting = page.getByRole("dialog", { name: "Welcome to Resham Ghar!" });
  // She sells to guests too, who have no use for a code that works once a customer.
  await greeting
    .getByText("5% off your first order with an account: log in, and enter the promo code AADI5")
    .waitFor();
  await isHers(page);
  await context.close();
});

it("sells one from the shelf to the letter, with the tax inside", async () => {
  const { page, context, accessibility } = await openPage(browser);
  const { email } = await enter(context);

  await visit(page, `${shop.url}/category/silk/kanjivaram`);
  await isHers(page);
  await page.getByRole("link", { name: "Mayil Chakram Kanjivaram Saree" }).first().click();
  await page.getByRole("heading", { level: 1, name: "Mayil Chakram Kanjivaram Saree" }).waitFor();
  await isHers(page);
  await choose(page.getByRole("radio", { name: "Leaf green" }));
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByText("Added to cart").first().waitFor();
  await visit(page, `${shop.url}/cart`);
  await isHers(page);
  await page.getByText("Promo code").first().click();
  await page.getByRole("textbox", { name: /promo code/i }).fill("aadi5");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect.poll(() => page.getByText(/₹840\.00$/).count()).toBeGreaterThan(0);
  // 16,800 less 840, brought for nothing.
  await choose(page.getByRole("radio", { name: /^UPI/ }));
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.getByRole("button", { name: "Pay ₹15,960.00" }).waitFor();
  await isHers(page);
  await page.getByText("Buying for a business? Get a GST invoice").click();
  await page.getByLabel("Name of the business").fill("Asha Traders");
  await page.getByLabel("GSTIN").fill("33AABCB1234C1ZL");
  await page.getByRole("button", { name: "Pay ₹15,960.00" }).click();
  await page.getByText("This GSTIN is from a different state than the address").first().waitFor();
  await expect.poll(() => page.getByLabel("Name of the business").inputValue()).toBe("Asha Traders");
  expect(await accessibility()).toEqual([]);
  await page.getByLabel("GSTIN").fill("29aabcb1234c1za");
  await page.getByRole("button", { name: "Pay ₹15,960.00" }).click();
  await page.waitForURL(/\/success\?order=/);
  await isHers(page);
  const [invoice] = await invoicesAt(new URL(page.url()).searchParams.get("order") ?? "");
  expect(invoice?.buyer?.business).toEqual({ name: "Asha Traders", gstin: "29AABCB1234C1ZA" });
  await page.goto(`${shop.url}/order/${new URL(page.url()).searchParams.get("order")}`);
  // Across a border of two states: 15,960 × 5 / 105.
  await page.getByText("₹760.00").first().waitFor();
  await isHers(page);
  expect(await accessibility()).toEqual([]);
  await page.goto(`${shop.url}/orders`);
  await isHers(page);
  await context.close();

  await expect.poll(() => shop.messages().filter(({ to }) => to === email).length).toBeGreaterThan(0);
  for (const letter of shop.messages()) expect(demoIn(JSON.stringify(letter))).toEqual([]);
  expect(shop.messages().find(({ to }) => to === email)?.text).toContain("\nTotal: ₹15,960.00\n");
});

it("says what another address costs before it charges it, without script", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  const { token } = await enter(context);
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const answer = await fetch(shop.url + path, { method: "POST", headers, body: JSON.stringify(body) });
    expect(answer.ok, path).toBe(true);
  };
  const saree = own.products.findIndex(({ title }) => title === "Vaanavil Kanchi Cotton Saree");
  await post("/api/cart/add", { productId: shop.products[saree], quantity: 1 });
  await page.goto(`${shop.url}/checkout?method=card`);
  await choose(page.getByRole("radio", { name: "Deliver to a new address" }));
  const fields = {
    "Name of the receiver": "Asha Rao",
    "House, street, area": "4 Beach Road",
    City: "Chennai",
  };
  for (const [label, typed] of Object.entries(fields)) await page.getByLabel(label).fill(typed);
  await page.getByLabel("Phone").fill("9812345678");
  await page.getByLabel("State").selectOption({ label: "Tamil Nadu" });
  await page.getByLabel("PIN code").fill("600001");
  await page.getByRole("button", { name: "Pay ₹1,540.00" }).click();
  // 90 to most places, 50 to hers; the address is in the book now and stands chosen.
  await page.getByText("To this address it is ₹1,500.00.").waitFor();
  await expect.poll(() => page.getByRole("radio", { name: /Chennai/ }).isChecked()).toBe(true);
  await isHers(page);
  await page.getByRole("button", { name: "Pay ₹1,500.00" }).click();
  await page.waitForURL(/\/success\?order=/);
  await expect.poll(() => page.getByRole("heading", { name: "Payment Successful" }).count()).toBe(1);
  const headers = { authorization: `Bearer ${token}` };
  const book = (await (await fetch(`${shop.url}/api/addresses`, { headers })).json()) as {
    addresses: { street: string }[];
  };
  expect(book.addresses.map(({ street }) => street).sort()).toEqual(["12 Lake Road", "4 Beach Road"]);
  await context.close();
});
