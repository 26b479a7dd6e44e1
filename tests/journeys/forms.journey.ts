import type { Browser, BrowserContext, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { refusals } from "#contract/failures.ts";
import { accounts } from "#modules/accounts/texts/accounts.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, visit } from "#support/browser.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

async function enter(context: BrowserContext): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const { cookie, token } = await buyerWith(db, await plainProduct(db));
  await db.close();
  await signIn(context, shop.url, { cookie, token });
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector(":focus");
    return element?.getAttribute("name") ?? element?.textContent;
  });

describe("the form to register", () => {
  it("tells all that is wrong at once, in a summary that leads to each field", async () => {
    const { page, context, accessibility } = await openPage(browser);
    await visit(page, `${shop.url}/register`);
    const email = page.getByLabel("Email", { exact: true });
    const secret = page.getByLabel("Password", { exact: true });
    await email.fill("bad");
    await secret.fill("123");
    await page.getByRole("button", { name: "Create account" }).click();
    for (const field of [page.getByLabel("Name"), email, secret])
      await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => focusedName(page)).toContain(refusals.allFieldsRequired);
    expect(await accessibility()).toEqual([]);
    const ways = page.locator("form .alert-panel").getByRole("link");
    await expect
      .poll(() => ways.allTextContents())
      .toEqual(["Name", refusals.emailUnusable, refusals.passwordShort]);
    await ways.nth(1).press("Enter");
    await expect.poll(() => focusedName(page)).toBe("email");
    await email.fill("ravi@example.com");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe(null);
    await expect.poll(() => secret.getAttribute("aria-invalid")).toBe("true");
    await context.close();
  });

  it("tells of a field when it is left, not while it is written", async () => {
    const { page, context } = await openPage(browser);
    await visit(page, `${shop.url}/register`);
    const email = page.getByLabel("Email", { exact: true });
    await email.pressSequentially("bad");
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe(null);
    await email.press("Tab");
    await page.getByText(refusals.emailUnusable).waitFor();
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await expect.poll(() => page.getByLabel("Name").getAttribute("aria-invalid")).toBe(null);
    await context.close();
  });

  it("uses the words of the refusals", () => {
    const { register } = accounts;
    expect([register.allMissing, register.missing, register.emailUnusable, register.passwordShort]).toEqual([
      refusals.allFieldsRequired,
      refusals.fieldRequired,
      refusals.emailUnusable,
      refusals.passwordShort,
    ]);
  });
});

it("keeps a card that is half written when its dialog closes, begins at the number, and stores it nowhere", async () => {
  const { page, context } = await openPage(browser);
  await enter(context);
  await visit(page, `${shop.url}/cart`);
  const proceed = page.getByRole("button", { name: "Proceed to Checkout" });
  await proceed.click();
  const number = page.getByLabel("Card Number");
  await expect.poll(() => number.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type("5500000000000004");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await proceed.click();
  await expect.poll(() => number.inputValue()).toBe("5500 0000 0000 0004");
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/5500/);
  await context.close();
});

it("says a visitor's refusal once, beside the form to log in, where it stays and names the goods", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${shop.url}/products?category=books`);
  const add = page.getByRole("button", { name: /^Add to Cart/ }).first();
  const title = (await add.getAttribute("aria-label"))?.replace(/^.*?: /, "");
  expect(title).toBeTruthy();
  await add.click();
  await page.waitForURL(/\/login/);
  const notice = page
    .getByRole("main")
    .getByRole("status")
    .filter({ hasText: "Please login to add items to cart" });
  await notice.getByText(`Waiting for you: ${title}`).waitFor();
  expect(await notice.count()).toBe(1);
  expect(await page.locator(".toast").count()).toBe(0);
  await page.reload();
  await notice.waitFor();
  await context.close();
});
