import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openBrowser, openPage, untilInUse, visit } from "#support/browser.ts";
import { buyer, plainProduct } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { freePort } from "#support/free-port.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { readCode } from "#support/read-code.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

/** Somebody signed in, with an address and two things in the cart. */
async function enter(shop: ShopProcess, context: BrowserContext): Promise<void> {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const { cookie, token } = await buyer(db);
  const productId = await plainProduct(db);
  await db.close();
  await signIn(context, shop.url, { cookie, token });
  const added = await fetch(`${shop.url}/api/cart/add`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ productId, quantity: 2 }),
  });
  expect(added.status).toBe(200);
}

const amountOf = async (page: Page) =>
  /₹[\d,.]+/.exec((await page.getByRole("button", { name: /^Pay ₹/ }).textContent()) ?? "")?.[0] ?? "";

/** In the page: what describes a field at the moment when it takes the focus. */
function untilFocused(field: Element): Promise<string> {
  return new Promise((tell) => {
    const read = () => document.getElementById(field.getAttribute("aria-describedby")?.split(" ")[0] ?? "");
    field.addEventListener("focus", () => tell(read()?.textContent ?? ""), { once: true });
  });
}

/** In the page: the message stands above what closes the dialog, or after it. */
function isApart(): boolean {
  const told = document.querySelector(".toast")?.getBoundingClientRect();
  const close = document
    .querySelector("dialog[open]:has(.confirm-form) .icon-button")
    ?.getBoundingClientRect();
  return !!told && !!close && (told.bottom <= close.top || told.left >= close.right);
}

describe("paying in a demonstration shop", () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShopProcess();
  });
  afterAll(() => shop?.stop());

  it("pays by card; the card goes into no request", async () => {
    const { page, context, troubles, accessibility } = await openPage(browser, { serviceWorkers: "allow" });
    await enter(shop, context);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    const number = page.getByLabel("Card Number");
    // Watched before the press that is to move the focus, however late the dialog comes.
    await number.waitFor();
    const describedAtFocus = number.evaluate(untilFocused);
    await page.getByRole("button", { name: "Save Card" }).click();
    expect(await describedAtFocus).toContain("Valid card number is required");
    const wrong = page.getByRole("dialog").getByText(/is required$/);
    await wrong.first().waitFor();
    await expect
      .poll(() => wrong.allTextContents())
      .toEqual([
        expect.stringContaining("Valid card number is required"),
        expect.stringContaining("Valid expiry date is required"),
        expect.stringContaining("Valid CVV is required"),
        expect.stringContaining("Cardholder name is required"),
      ]);
    await number.press("Enter");
    const told = page.getByRole("dialog").getByRole("alert");
    await expect.poll(() => told.textContent()).toContain("Valid card number is required");
    await number.fill("4111 1111 1111 1111");
    // In the field too, with its name.
    await page.locator(".card-logo [data-brand=visa]").waitFor();
    await page.locator(".card-logo").getByText("Visa", { exact: true }).waitFor();
    await page.getByLabel("Cardholder Name").fill("Asha Rao");
    await page.getByLabel("Expiry Date").fill("0530");
    await page.getByLabel("CVV").fill("737");
    expect(await accessibility()).toEqual([]);
    await page.getByRole("button", { name: "Save Card" }).click();
    const goods = page.getByRole("list", { name: "Your items" });
    await page.locator(".confirm-items > summary").click();
    await goods.getByText("Quantity 2").waitFor();
    const amount = await amountOf(page);
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/success\?order=/);
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    await expect.poll(() => page.getByText(amount, { exact: true }).count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator("header [data-own=cart]").first().textContent()).toBe("0");
    await page.reload();
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    expect(await accessibility()).toEqual([]);
    const digits = sent.map((one) => decodeURIComponent(one).replace(/[\s+-]/g, ""));
    expect(digits.filter((one) => one.includes("4111111111111111"))).toEqual([]);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it.each([360, 768, 1280])(
    "says that the card is saved beside the dialog of %i px, not upon it",
    async (width) => {
      const { page, context } = await openPage(browser, { viewport: { width, height: 760 } });
      await enter(shop, context);
      await visit(page, `${shop.url}/cart`);
      await page.getByRole("button", { name: "Proceed to Checkout" }).last().click();
      await page.getByLabel("Card Number").fill("4111 1111 1111 1111");
      await page.getByLabel("Cardholder Name").fill("Asha Rao");
      await page.getByLabel("Expiry Date").fill("0530");
      await page.getByLabel("CVV").fill("737");
      await page.getByRole("button", { name: "Save Card" }).click();
      // Looked at in the page, at each picture it draws: the message goes after five seconds.
      await page.waitForFunction(isApart);
      // What it comes to stands above the button in the first view.
      const sum = await page.locator(".confirm-form dl > .quote-total").boundingBox();
      const bar = await page.locator(".confirm-pay").boundingBox();
      expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
      await context.close();
    },
  );

  it("shows a code to scan, takes a cancel, and pays when the time is over", async () => {
    const { page, context, troubles } = await openPage(browser);
    await enter(shop, context);
    await visit(page, `${shop.url}/cart`);
    const pay = async () => {
      await choose(page.getByRole("radio", { name: "QR Code" }));
      await page.getByRole("button", { name: "Proceed to Checkout" }).click();
      await page.getByRole("button", { name: /^Pay ₹/ }).click();
      await page.getByRole("heading", { name: "Scan to Pay" }).waitFor();
    };
    await pay();
    const code = page.getByRole("img", { name: /^UPI code/ });
    await page.getByRole("dialog").getByText("demo@upi").waitFor();
    const shown = /[\d,]+\.\d\d/.exec((await code.getAttribute("alt")) ?? "")?.[0].replaceAll(",", "");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const scanned = new URL(await readCode(code));
      expect(scanned.href).toMatch(/^upi:\/\/pay\?pa=[\w.]+@\w+&/);
      expect(Object.fromEntries(scanned.searchParams)).toMatchObject({ am: shown, cu: "INR", pn: "Haat" });
    }
    await page.getByRole("button", { name: "Cancel", exact: true }).click();
    await page.getByText("Payment cancelled").first().waitFor();
    await pay();
    await page.waitForURL(/\/success\?order=/);
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("keeps the way to pay that was chosen before the script came", async () => {
    const { page, context } = await openPage(browser, { serviceWorkers: "block" });
    await enter(shop, context);
    const { promise: chosen, resolve: goOn } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await chosen;
      await route.continue();
    });
    await page.goto(`${shop.url}/cart`, { waitUntil: "commit" });
    const code = page.getByRole("radio", { name: "QR Code" });
    await choose(code);
    goOn();
    await untilInUse(page);
    await expect.poll(() => code.isChecked()).toBe(true);
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.getByRole("heading", { name: "Scan to Pay" }).waitFor();
    await context.close();
  });

  it("works without script from the cart to the tracking page", async () => {
    const { page, context } = await openPage(browser, { javaScriptEnabled: false });
    await enter(shop, context);
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await page.waitForURL(/\/success\?order=/);
    await page.getByRole("link", { name: "Track Order" }).click();
    await page.getByText("We have your order and your payment.").waitFor();
    // Its number need not be known.
    await visit(page, `${shop.url}/track-order`);
    const latest = page.getByRole("region", { name: "Your latest orders" });
    await latest.getByRole("link", { name: /^Order H-/ }).click();
    await page.waitForURL(/\/track-order\/./);
    await page.getByText("We have your order and your payment.").waitFor();
    await context.close();
  });
});

describe("paying on delivery", () => {
  let shop: ShopProcess;
  beforeAll(async () => {
    shop = await startShopProcess({ CASH_ON_DELIVERY: "1" });
  });
  afterAll(() => shop?.stop());

  for (const javaScriptEnabled of [true, false])
    it(`orders now and pays later, ${javaScriptEnabled ? "with" : "without"} script`, async () => {
      const { page, context, troubles, accessibility } = await openPage(browser, { javaScriptEnabled });
      await enter(shop, context);
      await visit(page, `${shop.url}/cart`);
      await choose(page.getByRole("radio", { name: "Cash on delivery" }));
      await page.getByRole("button", { name: "Proceed to Checkout" }).click();
      const order = page.getByRole("button", { name: /^Order, pay ₹[\d,.]+ on delivery$/ });
      const amount = /₹[\d,.]+/.exec((await order.textContent()) ?? "")?.[0] ?? "none";
      await order.click();
      await page.getByRole("heading", { name: "Order Placed" }).waitFor();
      await page.getByText(`Please keep ${amount} ready when the parcel arrives.`).waitFor();
      if (javaScriptEnabled) expect(await accessibility()).toEqual([]);
      await page.getByRole("link", { name: "Track Order" }).click();
      await page.getByText("We have your order. Pay when it arrives.").waitFor();
      expect(troubles).toEqual([]);
      await context.close();
    });
});

describe("paying through the gateway's window", () => {
  let shop: ShopProcess;
  let gateway: StandInGateway;
  beforeAll(async () => {
    const port = await freePort();
    gateway = await startGateway({ shopUrl: `http://localhost:${port}` });
    shop = await startShopProcess({ ...gateway.settings, PORT: String(port) });
  });
  afterAll(async () => {
    await shop?.stop();
    await gateway?.stop();
  });

  it("says that the bank declined, keeps the cart, and takes another try in the same window", async () => {
    const { page, context, troubles } = await openPage(browser);
    await enter(shop, context);
    await visit(page, `${shop.url}/cart`);
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    const window = page.frameLocator('iframe[title="Payment gateway"]');
    await window.getByRole("button", { name: "Let the bank decline" }).click();
    await window.getByText("The bank declined the payment").waitFor();
    await window.getByRole("button", { name: "Close the window" }).click();
    await page.getByText("Payment failed: The bank declined the payment").first().waitFor();
    await page.getByRole("button", { name: "Choose another way to pay" }).click();
    await choose(page.getByRole("radio", { name: "Google Pay" }));
    await page.getByRole("button", { name: "Proceed to Checkout" }).click();
    await page.getByRole("button", { name: /^Pay ₹/ }).click();
    await window.getByRole("button", { name: "Pay", exact: true }).click();
    await page.waitForURL(/\/success\?order=/);
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    expect((await gateway.books()).orders).toHaveLength(1);
    expect(troubles).toEqual([]);
    await context.close();
  });
});
