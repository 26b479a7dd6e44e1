import type { Browser, Page } from "playwright-core";
import { expect, it } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, untilInUse, visit } from "#support/browser.ts";
import { plainProduct } from "#support/buyers.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import { signedUpUser } from "#support/people.ts";
import type { ShopProcess } from "#support/shop-process.ts";
import { signIn } from "#support/sign-in.ts";

let shop: ShopProcess;
let browser: Browser;
let person: Awaited<ReturnType<typeof signedUpUser>>;
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
  const db = openDatabase({ DATA_DIR: shop.folder });
  person = await signedUpUser(db, { name: "Asha" });
  const productId = await plainProduct(db);
  await db.close();
  await fetch(`${shop.url}/api/cart/add`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify({ productId, quantity: 1 }),
  });
});

async function comeIn(options: { javaScriptEnabled?: boolean } = {}) {
  const opened = await openPage(browser, { viewport: sizes.phone, ...options });
  await signIn(opened.context, shop.url, person);
  return opened;
}

const city = (page: Page) => page.getByLabel("City");
const state = (page: Page) => page.getByRole("combobox", { name: "State" });

it("fills in city and state of the address book, asks between two, and writes over nothing", async () => {
  const { page, troubles, accessibility } = await comeIn();
  await visit(page, `${shop.url}/profile?edit=address`);
  await page.getByLabel("PIN code").fill("560001");
  await expect.poll(() => city(page).inputValue()).toBe("Bengaluru");
  await expect.poll(() => state(page).inputValue()).toBe("Karnataka");

  await page.getByLabel("PIN code").fill("160014");
  await page.getByText("lies in more than one state").waitFor();
  await expect.poll(() => city(page).inputValue()).toBe("");
  expect(await accessibility()).toEqual([]);
  await page.getByRole("button", { name: "Punjab" }).click();
  await expect.poll(() => state(page).inputValue()).toBe("Punjab");
  await expect.poll(() => city(page).inputValue()).toBe("Rupnagar");

  await city(page).fill("Kharar");
  await page.getByLabel("PIN code").fill("400050");
  await expect.poll(() => state(page).inputValue()).toBe("Maharashtra");
  await expect.poll(() => city(page).inputValue()).toBe("Kharar");
  expect(troubles).toEqual([]);
});

it("fills in on sending without script, and shows it before it is kept", async () => {
  const { page } = await comeIn({ javaScriptEnabled: false });
  await page.goto(`${shop.url}/profile?edit=address`);
  await page.getByLabel("Phone number").fill("98123 45679");
  await page.getByLabel("House, street, area").fill("12 Lake Road");
  await page.getByLabel("PIN code").fill("160014");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByText("Punjab or Chandigarh").first().waitFor();
  await page.getByLabel("PIN code").fill("560001");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByText("Filled in from the PIN code: Bengaluru, Karnataka").first().waitFor();
  await expect.poll(() => city(page).inputValue()).toBe("Bengaluru");
  await page.getByRole("button", { name: "Save address" }).click();
  await page.getByText("Bengaluru, Karnataka 560001").waitFor();
});

const press = (page: Page) => page.getByRole("button", { name: "Save address" }).click();

it("shows on the used form what the server filled in, and saves it with the next press", async () => {
  const { page } = await comeIn();
  await visit(page, `${shop.url}/profile?edit=address`);
  await page.getByLabel("Phone number").fill("98123 45679");
  await page.getByLabel("House, street, area").fill("14 Lake Road");
  await page.getByLabel("PIN code").fill("160014");
  await page.getByText("lies in more than one state").waitFor();
  await state(page).selectOption("Punjab");
  await press(page);
  await page.getByText("Filled in from the PIN code: Rupnagar, Punjab").first().waitFor();
  expect([await city(page).inputValue(), await state(page).inputValue()]).toEqual(["Rupnagar", "Punjab"]);
  await press(page);
  await page.getByText("Rupnagar, Punjab 160014").waitFor();
});

it.each([true, false])(
  "lets a kept address follow its new PIN code (script: %s)",
  async (javaScriptEnabled) => {
    const { page } = await comeIn({ javaScriptEnabled });
    await page.goto(`${shop.url}/profile`);
    const edit = await page.locator('a[href*="&address="]').first().getAttribute("href");
    await visit(page, `${shop.url}${edit}`);
    const old = {
      pinCode: await page.getByLabel("PIN code").inputValue(),
      city: await city(page).inputValue(),
    };
    const next = javaScriptEnabled
      ? { pinCode: "700001", city: "Kolkata", state: "West Bengal" }
      : { pinCode: "560001", city: "Bengaluru", state: "Karnataka" };
    await page.getByLabel("PIN code").fill(next.pinCode);
    if (javaScriptEnabled) {
      await expect.poll(() => state(page).inputValue()).toBe(next.state);
      // Another thought: what was kept comes back with its PIN code.
      await page.getByLabel("PIN code").fill(old.pinCode);
      await expect.poll(() => city(page).inputValue()).toBe(old.city);
      await page.getByLabel("PIN code").fill(next.pinCode);
      await expect.poll(() => state(page).inputValue()).toBe(next.state);
    } else {
      await press(page);
      await page.getByText("Filled in from the PIN code").first().waitFor();
    }
    expect([await city(page).inputValue(), await state(page).inputValue()]).toEqual([next.city, next.state]);
    await press(page);
    await page.getByText(`${next.city}, ${next.state} ${next.pinCode}`).waitFor();
  },
);

it("fills in a new address of the checkout", async () => {
  const { page, troubles } = await comeIn();
  await visit(page, `${shop.url}/checkout?method=cash`);
  await untilInUse(page);
  // Where the book has an address by now, it stands chosen.
  const other = page.getByLabel("Deliver to a new address");
  if ((await other.count()) > 0) await other.check();
  const form = page.locator("form").filter({ has: page.locator("[name=street]") });
  await form.getByLabel("PIN code").fill("560038");
  await expect.poll(() => form.getByLabel("City").inputValue()).toBe("Bengaluru");
  await expect.poll(() => form.getByRole("combobox", { name: "State" }).inputValue()).toBe("Karnataka");
  expect(troubles).toEqual([]);
});
