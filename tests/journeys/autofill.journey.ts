import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { autofill } from "#support/autofill.ts";
import { openPage, openWholeBrowser, sizes, untilInUse, visit } from "#support/browser.ts";
import { plainProduct } from "#support/buyers.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
openForAll(
  startShopProcess,
  (...opened) => {
    [shop, browser] = opened;
  },
  openWholeBrowser,
);

const address = {
  name: "Asha Rao",
  street: "12 Lake Road, Indiranagar",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560038",
};

/** What stands in the fields of these names. */
const values = (page: Page, names: readonly string[]) =>
  page.evaluate((asked) => {
    // The cart asks for a PIN code of its own.
    const place =
      document.querySelector<HTMLInputElement>("[name=street]")?.form ?? document.querySelector("main");
    const standsIn = (name: string) =>
      place?.querySelector<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`)?.value;
    return Object.fromEntries(asked.map((name) => [name, standsIn(name)]));
  }, names);

/** What is typed in and says nothing of what it wants. */
const unsaid = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>(":is(main, dialog) form :is(input, textarea, select)")]
      .filter(
        (field) => !/^(?:hidden|radio|checkbox|file|search)$/.test(field.type) && field.name !== "quantity",
      )
      .filter((field) => field.type !== "textarea" && !field.autocomplete)
      .map(({ name }) => name),
  );

it("lets the browser fill in who somebody is, where they live and by what they pay", async () => {
  const db = openDatabase({ DATA_DIR: shop.folder });
  const { cookie, token } = await signedUpUser(db, { name: "Asha" });
  const productId = await plainProduct(db);
  await db.close();
  const { page, context, troubles } = await openPage(browser, { viewport: sizes.desktop });

  // Filled in before any script has come, it stays, is checked and is sent.
  const scripts = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", (route) => scripts.promise.then(() => route.continue()));
  await page.goto(`${shop.url}/register`, { waitUntil: "commit" });
  await page.locator("[name=password]").waitFor();
  expect(await unsaid(page)).toEqual([]);
  await autofill(page, "main [name=name]");
  const filled = { name: "Asha Rao", email: "asha@example.com" };
  await expect.poll(() => values(page, ["name", "email"])).toEqual(filled);
  scripts.resolve();
  await untilInUse(page);
  expect(await values(page, ["name", "email"])).toEqual(filled);
  await page.getByLabel("Password", { exact: true }).fill("monsoon-2nd-floor");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
  expect(await unsaid(page)).toEqual([]);

  await visit(page, `${shop.url}/policies/contact`);
  expect(await unsaid(page)).toEqual([]);
  await autofill(page, "main [name=name]");
  await expect
    .poll(() => values(page, ["name", "reach"]))
    .toEqual({ name: "Asha Rao", reach: "asha@example.com" });

  await visit(page, `${shop.url}/newsletter`);
  expect(await unsaid(page)).toEqual([]);
  await autofill(page, "main [name=email]");
  await expect.poll(() => values(page, ["email"])).toEqual({ email: "asha@example.com" });

  await signIn(context, shop.url, { cookie, token });
  await fetch(`${shop.url}/api/cart/add`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ productId, quantity: 1 }),
  });
  await visit(page, `${shop.url}/cart`);
  await page.getByRole("button", { name: "Proceed to Checkout" }).first().click();
  await page.getByLabel("Card Number").waitFor();
  await autofill(page, "[data-card=number]", "card");
  const typed = () =>
    page.locator("[data-card]").evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await expect.poll(typed).toEqual(["4111 1111 1111 1111", "05/30", "737", "Asha Rao"]);
  await page.getByRole("button", { name: "Save Card" }).click();
  await page.getByRole("button", { name: /^Pay ₹/ }).waitFor();
  expect(await unsaid(page)).toEqual([]);
  await autofill(page, "[name=name]");
  await expect.poll(() => values(page, Object.keys(address))).toEqual(address);
  expect((await values(page, ["phone"])).phone?.replace(/\D/g, "")).toMatch(/9812345678$/);
  await page.getByRole("button", { name: /^Pay ₹/ }).click();
  await page.waitForURL(/\/success\?order=/);
  await page.getByText("12 Lake Road, Indiranagar, Bengaluru, Karnataka 560038").waitFor();

  await visit(page, `${shop.url}/profile?edit=address`);
  expect(await unsaid(page)).toEqual([]);
  await autofill(page, "main [name=name]");
  await expect.poll(() => values(page, Object.keys(address))).toEqual(address);
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByText("Bengaluru, Karnataka 560038").first().waitFor();
  expect(troubles).toEqual([]);
});
