import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { paths } from "#contract/paths.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { openBrowser, openPage, untilInUse, visit } from "#support/browser.ts";
import { freePort } from "#support/free-port.ts";
import { type GuestShop, startGuestShop } from "#support/guest-shop.ts";
import { client, type OpenIdProvider, startOpenIdProvider } from "#support/openid-provider.ts";

let shop: GuestShop;
let provider: OpenIdProvider;
let browser: Browser;
beforeAll(async () => {
  const port = await freePort();
  provider = await startOpenIdProvider(await freePort(), [`http://localhost:${port}${paths.googleReturn()}`]);
  provider.people.set("a1", { email: "asha@example.com", email_verified: true, name: "Asha Rao" });
  provider.people.set("b2", { email: "ravi@example.com", email_verified: false, name: "Ravi Iyer" });
  provider.present = "a1";
  [shop, browser] = await Promise.all([
    startGuestShop({
      PORT: String(port),
      GOOGLE_ISSUER_URL: provider.issuer,
      GOOGLE_CLIENT_ID: client.id,
      GOOGLE_CLIENT_SECRET: client.secret,
    }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await shop?.stop();
  await provider?.stop();
});

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

async function isGood(token: string | null): Promise<boolean> {
  const answer = await fetch(`${shop.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok;
}

it("leads through Google back to where one was, and keeps a token of the session", async () => {
  const { page, context, troubles } = await openPage(browser);
  await visit(page, `${shop.url}/login?next=%2Fstores`);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await page.waitForURL(`${shop.url}/stores`);
  await page.locator("header").getByRole("button", { name: "Account of Asha" }).waitFor();
  await expect.poll(() => storedToken(page)).toMatch(/^[\w-]{43}$/);
  const token = await storedToken(page);
  expect(await isGood(token)).toBe(true);
  await page.reload();
  await untilInUse(page);
  await expect.poll(() => storedToken(page)).toBe(token);
  await page.getByRole("button", { name: "Account of Asha" }).click();
  await page.locator("header").getByRole("button", { name: "Logout" }).first().click();
  await page.waitForURL(/\/login$/);
  await expect.poll(() => isGood(token)).toBe(false);
  expect(troubles).toEqual([]);
  await context.close();
});

it("leads back to Hindi who came from a page in it and chose nothing", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${shop.url}/hi/login?next=%2Fhi%2Fstores`);
  await page.getByRole("link", { name: textsOf("hi").accounts.login.google }).click();
  await page.waitForURL(`${shop.url}/hi/stores`);
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("hi");
  await context.close();
});

it("keeps a token for who signed in before the script came, also in place of one that is over", async () => {
  const { page, context } = await openPage(browser);
  const data = { name: "Ravi Iyer", email: "ravi@example.com", password: "monsoon-2nd-floor" };
  await context.request.post(`${shop.url}/api/auth/register`, { data });
  await visit(page, `${shop.url}/offline`);
  await page.evaluate(() => localStorage.setItem("token", "of-a-session-that-ended-long-ago"));
  const form = { call: "accounts.login", email: data.email, password: data.password };
  await context.request.post(`${shop.url}/login`, { form, headers: { origin: shop.url } });
  await visit(page, `${shop.url}/stores`);
  await expect.poll(() => storedToken(page)).toMatch(/^[\w-]{43}$/);
  expect(await isGood(await storedToken(page))).toBe(true);
  await context.close();
});

it("says that Google could not sign in who refuses there", async () => {
  const { page, context } = await openPage(browser);
  await visit(page, `${shop.url}${paths.googleReturn()}?error=access_denied`);
  await page.waitForURL(/\/login/);
  await page.getByText("Signing in with Google did not work. Please try again.").waitFor();
  await context.close();
});

it("brings along what a guest chose, says so with a way back, and touches nothing where Google is not sure", async () => {
  const { page, context } = await openPage(browser, { javaScriptEnabled: false });
  const main = page.locator("main");
  await page.goto(`${shop.url}/product/${shop.productId}`);
  await main.getByRole("button", { name: "Add to Cart" }).first().click();
  await page
    .getByText(/^(?:Added|Item added) to cart$/)
    .first()
    .waitFor();
  const pieces = async () => {
    const { data } = await (await page.request.get(`${shop.url}/api/cart`)).json();
    return data.itemCount;
  };
  const comeBackAs = async (person: string) => {
    provider.present = person;
    await page.goto(`${shop.url}/login?next=%2Fcart`);
    await page.getByRole("link", { name: "Continue with Google" }).click();
  };
  await comeBackAs("b2");
  await page.getByText("Signing in with Google did not work. Please try again.").waitFor();
  expect(await pieces()).toBe(1);
  await context.clearCookies({ domain: "127.0.0.1" });
  await comeBackAs("a1");
  await main.getByText(/1 product in your cart/).waitFor();
  expect(await pieces()).toBe(1);
  await main.getByRole("button", { name: "Undo", exact: true }).click();
  await main.getByText(/as they were before you logged in/).waitFor();
  expect(await pieces()).toBe(0);
  await context.clearCookies({ name: "haat-session" });
  expect(await pieces()).toBe(1);
  await context.close();
});
