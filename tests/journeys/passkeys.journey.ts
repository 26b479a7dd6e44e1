import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { logIn } from "#support/log-in.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(openDemoShop, (...opened) => {
  [shop, browser] = opened;
});

const email = "asha@example.com";
const password = "monsoon-2nd-floor";
const main = (page: Page) => page.getByRole("main");

it("makes a passkey, comes in by the field and by the button, and removes it", async () => {
  await fetch(`${shop.url}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Asha Rao", email, password }),
  });
  const { page, troubles, accessibility } = await openPage(browser, { viewport: sizes.phone });
  const faults = async () => {
    const inLight = await accessibility();
    await page.emulateMedia({ colorScheme: "dark" });
    const inDark = await accessibility();
    await page.emulateMedia({ colorScheme: "light" });
    return [...inLight, ...inDark];
  };
  await withPhone(page);

  // Offered once after a sign-in, on a page that follows.
  await visit(page, `${shop.url}/login?next=%2Fstores`);
  await page.getByRole("button", { name: "Log in with a passkey" }).waitFor();
  await expect
    .poll(() => page.getByLabel("Email", { exact: true }).getAttribute("autocomplete"))
    .toBe("username webauthn");
  await logIn(page, email, password);
  await page.getByRole("dialog", { name: "Log in with your fingerprint next time?" }).waitFor();
  expect(await faults()).toEqual([]);
  await page.getByRole("link", { name: "Set it up" }).click();
  await main(page).getByText("You have none yet.").waitFor();
  const add = page.getByRole("button", { name: "Add a passkey" });
  await page.getByLabel("Current password").fill("not this one");
  await add.click();
  await page.locator("input[aria-invalid=true]").waitFor();
  await page.getByLabel("Current password").fill(password);
  await add.click();
  await page.getByText("The passkey is added.").first().waitFor();
  await main(page).getByText("not used yet").waitFor();
  expect(await faults()).toEqual([]);

  // The field offers it, and what it offers is taken.
  await signOut(page);
  await visit(page, `${shop.url}/login?next=%2Fprofile%2Fpasskeys`);
  await main(page).getByText("last used on").waitFor();

  await signOut(page);
  // Where there is no such field, the button alone is there.
  await visit(page, `${shop.url}/login?tab=phone&next=%2Fprofile%2Fpasskeys`);
  const button = page.getByRole("button", { name: "Log in with a passkey" });
  await button.waitFor();
  expect(await faults()).toEqual([]);
  await button.click();
  await main(page).getByText("last used on").waitFor();

  await page.getByRole("link", { name: "Remove" }).click();
  await page.getByLabel("Current password").fill(password);
  expect(await faults()).toEqual([]);
  await page.getByRole("button", { name: "Remove" }).click();
  await page.getByText("The passkey is removed.").first().waitFor();
  await main(page).getByText("You have none yet.").waitFor();
  await expect
    .poll(() =>
      shop
        .messages()
        .filter(({ to }) => to === email)
        .map(({ text }) => text),
    )
    .toEqual(expect.arrayContaining([expect.stringContaining("no longer opens your account")]));

  // What was removed opens nothing any more, and says so.
  await signOut(page);
  await visit(page, `${shop.url}/login`);
  await page.getByText("This passkey could not be accepted").waitFor();
  expect(troubles.filter((trouble) => !/40[13]/.test(trouble))).toEqual([]);
});

it("moves nothing with its button, which comes late beside another way in", async () => {
  const places = [];
  for (const knowsPasskeys of [false, true]) {
    const { page, context } = await openPage(browser, { viewport: sizes.phone });
    if (!knowsPasskeys)
      await context.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
    await visit(page, `${shop.url}/login`);
    const button = page.getByRole("button", { name: "Log in with a passkey" });
    const google = page.getByRole("link", { name: "Continue with Google" });
    if (knowsPasskeys) {
      await button.waitFor();
      expect((await button.boundingBox())?.y).toBe((await google.boundingBox())?.y);
    } else expect(await button.count()).toBe(0);
    places.push(await main(page).getByRole("link", { name: "Create an account" }).boundingBox());
    await context.close();
  }
  expect(places[1]).toEqual(places[0]);
});

it("leaves the login as it is where there is no script", async () => {
  const { page } = await openPage(browser, { javaScriptEnabled: false });
  await visit(page, `${shop.url}/login`);
  const field = page.getByLabel("Email", { exact: true });
  await field.waitFor();
  await expect.poll(() => page.getByRole("button", { name: /passkey/ }).count()).toBe(0);
  // Nothing comes beside it then: it has the row.
  const google = page.getByRole("link", { name: "Continue with Google" });
  expect((await google.boundingBox())?.width).toBe((await field.boundingBox())?.width);
});

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => fetch("/api/auth/logout", { method: "POST" }));
  await page.evaluate(() => localStorage.removeItem("token"));
}

/** What the browser's own phone would do, whose owner touches it whenever it asks. */
async function withPhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
