import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect, it } from "vitest";
import { pushKeysOf } from "#modules/notifications/push-keys.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { derivedKey } from "#platform/keys/derived-key.ts";
import { openPage, visit } from "#support/browser.ts";
import { plainProduct } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import {
  findBytes,
  findIn,
  listenTo,
  type Places,
  placesOnDisk,
  type SentRequest,
} from "#support/find-secrets.ts";
import { logIn } from "#support/log-in.ts";
import { openForAll } from "#support/open-for-all.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

const card = "4012888888881881";
const cvv = "739";
const password = "monsoon-2nd-floor";
const email = "asha@example.com";
const digits = "9812300077";

let shop: ShopProcess;
let browser: Browser;
openForAll(
  () => startShopProcess({ LOG_LEVEL: "debug" }),
  (...opened) => {
    [shop, browser] = opened;
  },
);

it("keeps card, password, code and session out of logs, tables, files and other requests", async () => {
  const { page, context } = await openPage(browser);
  const requests = listenTo(context);
  const tokens: string[] = [];

  await visit(page, `${shop.url}/register`);
  await page.getByLabel("Name").fill("Asha Rao");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/login/);
  await logIn(page, email, password);
  await page.locator("header").getByRole("button", { name: "Account of Asha" }).waitFor();
  tokens.push(...(await sessionOf(page, context)));
  await payByCard(page);
  await page.locator("header").getByRole("button", { name: "Account of Asha" }).click();
  await page.locator("header").getByRole("button", { name: "Logout" }).first().click();
  await page.waitForURL(/\/login$/);

  await page.getByRole("tab", { name: "Phone Login" }).click();
  await page.getByLabel("Phone number").fill(digits);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByText("Six-digit code", { exact: true }).waitFor();
  const code = await codeFor(`+91${digits}`);
  const first = page.getByLabel("Digit 1 of 6");
  await expect.poll(() => first.evaluate((box) => box === document.activeElement)).toBe(true);
  await page.keyboard.type(code);
  await page.getByRole("button", { name: "Verify and log in" }).click();
  await page.locator("header").getByRole("button", { name: "Account of Shopper" }).waitFor();
  tokens.push(...(await sessionOf(page, context)));
  await payByCode(page);

  expect(tokens).toHaveLength(4);
  const asked = await requests.all();
  const disk = await placesOnDisk(shop.folder);
  disk.set("log", shop.log());
  const outbox = [...disk.keys()].filter((name) => name.startsWith("outbox/"));
  expect(outbox.length).toBeGreaterThan(2);
  // The search finds what is there, on every kind of place.
  expect(findIn(disk, email)).toEqual(expect.arrayContaining(["table users", ...outbox.slice(0, 1)]));
  expect(findBytes(disk, "560001")).toEqual(expect.arrayContaining(["table addresses"]));
  expect(findIn(disk, code)).toEqual([expect.stringMatching(/^outbox\//)]);

  for (const secret of [card, cvv, password]) expect([secret, findIn(disk, secret)]).toEqual([secret, []]);
  for (const secret of [card, password, ...tokens]) expect(findBytes(disk, secret)).toEqual([]);
  const linkKey = disk.get("link.key")?.trim() ?? "";
  expect(findBytes(disk, linkKey)).toEqual(["link.key"]);
  for (const key of [
    pushKeysOf(linkKey).privateKey,
    derivedKey(linkKey, "gateway mock").toString("base64url"),
  ])
    expect(findBytes(disk, key)).toEqual([]);

  expect(asked.length).toBeGreaterThan(20);
  const inBodies = (secret: string) =>
    findIn(
      placesOf(asked, ({ body }) => body),
      secret,
    );
  const elsewhere = placesOf(asked, ({ url, headers }) => `${url}\n${headers}`);
  for (const secret of [card, cvv, password, code, ...tokens]) expect(findIn(elsewhere, secret)).toEqual([]);
  for (const secret of [card, cvv, ...tokens]) expect(inBodies(secret)).toEqual([]);
  expect(inBodies(password)).toEqual([
    expect.stringContaining("/register"),
    expect.stringContaining("/login"),
  ]);
  expect(inBodies(code)).toEqual([expect.stringContaining("/otp/verify")]);
  await context.close();
});

async function payByCard(page: Page): Promise<void> {
  await fillCart(page);
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await page.getByLabel("Card Number").fill(card);
  await page.getByLabel("Cardholder Name").fill("Asha Rao");
  await page.getByLabel("Expiry Date").fill("0530");
  await page.getByLabel("CVV").fill(cvv);
  await page.getByRole("button", { name: "Save Card" }).click();
  await fillAddress(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain("token");
  expect(findIn(new Map([["storage", kept]]), card)).toEqual([]);
}

async function payByCode(page: Page): Promise<void> {
  await fillCart(page);
  await choose(page.getByRole("radio", { name: "QR Code" }));
  await page.getByRole("button", { name: "Proceed to Checkout" }).click();
  await fillAddress(page);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
}

async function fillCart(page: Page): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const productId = await plainProduct(db);
  await db.close();
  await visit(page, `${shop.url}/product/${productId}`);
  await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await page
    .getByText(/added to cart/i)
    .first()
    .waitFor();
  await visit(page, `${shop.url}/cart`);
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Name of the receiver").fill("Asha Rao");
  await page.getByLabel("Phone", { exact: true }).fill("9812345678");
  await page.getByLabel("House, street, area").fill("12 Lake Road");
  await page.getByLabel("City").fill("Bengaluru");
  await page.getByLabel("State").selectOption("Karnataka");
  // The cart behind it asks for a PIN code of its own.
  await page.getByRole("dialog").getByLabel("PIN code").fill("560001");
}

/** Both secrets of the session that is open now: the cookie's and the stored one. */
async function sessionOf(page: Page, context: BrowserContext): Promise<string[]> {
  const read = async () => [
    (await context.cookies()).find(({ name }) => name === "haat-session")?.value ?? "",
    (await page.evaluate(() => localStorage.getItem("token"))) ?? "",
  ];
  await expect.poll(async () => (await read()).map(({ length }) => length)).toEqual([43, 43]);
  return read();
}

async function codeFor(phone: string): Promise<string> {
  const find = () => shop.messages().findLast(({ to }) => to === phone)?.text ?? "";
  await expect.poll(find).toMatch(/\d{6}/);
  return /\d{6}/.exec(find())?.[0] ?? "";
}

function placesOf(asked: readonly SentRequest[], textOf: (one: SentRequest) => string): Places {
  return new Map(asked.map((one, at) => [`${at} ${one.path}`, textOf(one)]));
}
