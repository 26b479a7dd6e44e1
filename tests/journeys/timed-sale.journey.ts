import type { Browser } from "playwright-core";
import { expect, it } from "vitest";
import { formatRupees, percentOf } from "#contract/format/money.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { buyer, plainProducts } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(startShopProcess, (...opened) => {
  [shop, browser] = opened;
});

async function call(method: string, path: string, { token }: Person, json?: unknown) {
  const answer = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  return { status: answer.status, body: await answer.json() };
}

/** Goods at their full price, who works here, and who buys. */
async function people() {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const goods = await db.read
    .selectFrom("products")
    .select(["id", "title", "category", "top_category as top", "unit_paise as unitPaise"])
    .where("id", "in", await plainProducts(db, 40))
    .whereRef("unit_paise", "=", "mrp_paise")
    .orderBy("id")
    .executeTakeFirstOrThrow();
  const editor = await signedUpUser(db, { role: "editor" });
  const shopper = await buyer(db);
  await db.close();
  return { goods, editor, shopper };
}

it("lowers a category from card to order, and is over everywhere when it ends", async () => {
  const { goods, editor, shopper } = await people();
  const { page, context } = await openPage(browser);
  await signIn(context, shop.url, shopper);
  const full = formatRupees(goods.unitPaise);
  const lowered = formatRupees(percentOf(goods.unitPaise, 75));
  const listing = `${shop.url}/category/${goods.top}/${goods.category}`;
  const card = page.getByRole("article").filter({ hasText: goods.title });
  const listingSays = async () => {
    await visit(page, listing);
    return (await card.first().textContent()) ?? "";
  };

  expect(await listingSays()).toContain(full);
  const made = await call("POST", "/sales", editor, { category: goods.category, percent: 25 });
  expect(made.status).toBe(201);
  await expect.poll(listingSays).toContain(lowered);
  await expect.poll(() => card.first().textContent()).toContain("25% OFF");

  await visit(page, `${shop.url}/product/${goods.id}`);
  const main = page.getByRole("main");
  await expect.poll(() => main.textContent()).toContain(lowered);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page.getByText("Added to cart").first().waitFor();
  await visit(page, `${shop.url}/cart`);
  await expect.poll(() => main.textContent()).toContain(lowered);

  await choose(page.getByRole("radio", { name: "QR Code" }));
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.waitForURL(/\/success\?order=/);
  const { data } = (await call("GET", "/orders", shopper)).body;
  const [order] = data.orders ?? data;
  await page.goto(`${shop.url}/order/${order.id ?? order._id}`);
  await expect.poll(() => main.textContent()).toContain(lowered);
  await expect.poll(() => main.textContent()).not.toContain(full);

  expect((await call("DELETE", `/sales/${made.body.data.id}`, editor)).status).toBe(200);
  await expect.poll(listingSays).not.toContain(lowered);
  await expect.poll(() => card.first().textContent()).toContain(full);
  await context.close();
});
