import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openBrowser, openPage, visit } from "#support/browser.ts";
import { buyer } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { freePort } from "#support/free-port.ts";
import { type GuestShop, startGuestShop } from "#support/guest-shop.ts";
import { type StandInGateway, startGateway } from "#support/razorpay/start-gateway.ts";
import { signIn } from "#support/sign-in.ts";

let shop: GuestShop;
let gateway: StandInGateway;
let browser: Browser;
beforeAll(async () => {
  const port = await freePort();
  gateway = await startGateway({ shopUrl: `http://localhost:${port}` });
  [shop, browser] = await Promise.all([
    startGuestShop({ ...gateway.settings, PORT: String(port) }),
    openBrowser(),
  ]);
}, 120_000);
afterAll(async () => {
  await shop?.stop();
  await gateway?.stop();
});

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true } as const;
const onlyCode = async () => {
  const { codes } = await gateway.books();
  return codes.filter(({ status }) => status === "active");
};
const codeShown = (page: Page) => page.getByRole("img", { name: /^UPI code for a payment of ₹/ });

describe("paying by UPI", () => {
  it("hands a guest's phone to an app, and goes on by itself when the money is there", async () => {
    const { page, troubles, accessibility } = await openPage(browser, { ...phone, colorScheme: "dark" });
    await asGuest(page, { hasScript: true });
    const app = page.getByRole("link", { name: "PhonePe" });
    await app.waitFor();
    const [code] = await onlyCode();
    await expect
      .poll(() => app.getAttribute("href"))
      .toBe(code?.image_content.replace("upi://", "phonepe://"));
    await expect
      .poll(() => page.getByRole("link", { name: "Any UPI app" }).getAttribute("href"))
      .toBe(code?.image_content);
    await expect.poll(() => page.getByRole("link", { name: /^Card, net banking/ }).count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    expect(await accessibility()).toEqual([]);
    await page.getByText("This page continues on its own").waitFor();
    await gateway.delivery("twice");
    await gateway.payCode(code?.id ?? "");
    await page.getByText("Thank you! We have your order.").waitFor();
    await gateway.delivery("now");
    expect(troubles).toEqual([]);
  });

  it("needs no script: the button asks whether it was paid", async () => {
    const { page } = await openPage(browser, { ...phone, javaScriptEnabled: false });
    await asGuest(page, { hasScript: false });
    await page.getByRole("link", { name: "Google Pay" }).waitFor();
    await expect.poll(() => page.getByText("This page continues on its own").isVisible()).toBe(false);
    await page.getByRole("button", { name: /paid – check now/ }).click();
    await page.getByRole("link", { name: "Google Pay" }).waitFor();
    const [code] = await onlyCode();
    await gateway.delivery("never");
    await gateway.payCode(code?.id ?? "");
    await page.getByRole("button", { name: /paid – check now/ }).click();
    await page.getByText("Thank you! We have your order.").or(page.getByText("Paid. Thank you!")).waitFor();
    await gateway.delivery("now");
  });

  it("shows a screen one code, through reloads and a way back, and confirms itself", async () => {
    const db = openDatabase({ DATA_DIR: shop.folder });
    const { cookie, token } = await buyer(db);
    await db.close();
    const { page, context, troubles, accessibility } = await openPage(browser);
    await signIn(context, shop.url, { cookie, token });
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ productId: shop.productId, quantity: 2 });
    expect((await fetch(`${shop.url}/api/cart/add`, { method: "POST", headers, body })).status).toBe(200);
    const before = (await gateway.books()).codes.length;
    const order = async () => {
      await visit(page, `${shop.url}/cart`);
      await choose(page.getByRole("radio", { name: "QR Code" }));
      await page.getByRole("button", { name: "Proceed to Checkout" }).click();
      await page.getByRole("button", { name: /^Pay ₹/ }).click();
      await page.waitForURL(/\/pay\//);
      await codeShown(page).waitFor();
      return [page.url(), await codeShown(page).getAttribute("src")];
    };
    const first = await order();
    await expect.poll(() => page.getByRole("link", { name: "PhonePe" }).isVisible()).toBe(false);
    expect(await accessibility()).toEqual([]);
    await page.reload();
    expect([page.url(), await codeShown(page).getAttribute("src")]).toEqual(first);
    expect(await order()).toEqual(first);
    expect((await gateway.books()).codes).toHaveLength(before + 1);
    const [code] = await onlyCode();
    await gateway.payCode(code?.id ?? "");
    await page.waitForURL(/\/success\?order=/);
    await page.getByRole("heading", { name: "Payment Successful" }).waitFor();
    const { refunds } = await gateway.books();
    expect(refunds).toEqual([]);
    expect(troubles).toEqual([]);
  });
});

async function asGuest(page: Page, { hasScript }: { readonly hasScript: boolean }): Promise<void> {
  await page.goto(`${shop.url}/product/${shop.productId}`);
  const context = page.context();
  if (hasScript) {
    const added = await page.request.post(`${shop.url}/api/cart/add`, {
      data: { productId: shop.productId, quantity: 1 },
      headers: { origin: shop.url },
    });
    expect(added.status()).toBe(200);
  } else await page.getByRole("button", { name: "Add to Cart" }).first().click();
  await vi.waitFor(
    async () => expect((await context.cookies()).some((one) => one.name.endsWith("haat-guest"))).toBe(true),
    { timeout: 60_000 },
  );
  await page.goto(`${shop.url}/checkout/guest`);
  for (const [label, typed] of [
    ["Phone", "98123 45679"],
    ["Name", "Asha Rao"],
    ["PIN code", "560001"],
    ["House and street", "12 Lake Road"],
  ] as const)
    await page.getByLabel(label, { exact: label === "Name" }).fill(typed);
  if (hasScript) await page.getByText("Karnataka").waitFor();
  await page.getByRole("button", { name: /^Continue to pay/ }).click();
  await page.waitForURL(/\/pay\//);
}
