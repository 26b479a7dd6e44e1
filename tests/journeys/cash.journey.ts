import type { Browser } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { openDatabase } from "#platform/database/open-database.ts";
import { openPage, sizes, visit } from "#support/browser.ts";
import { buyerWith, plainProduct } from "#support/buyers.ts";
import { choose } from "#support/choose.ts";
import { admitGuests } from "#support/guest-shop.ts";
import { type OfficeForTests, openOffice } from "#support/office.ts";
import { openForAll } from "#support/open-for-all.ts";
import { signIn } from "#support/sign-in.ts";

let office: OfficeForTests;
let browser: Browser;
openForAll(
  () => openOffice({ CASH_ON_DELIVERY: "1" }),
  (...opened) => {
    [office, browser] = opened;
  },
);

const codes = () =>
  office.messages().flatMap(({ text = "" }) => /^(\d{6}) is your code to confirm/.exec(text)?.[1] ?? []);

describe("cash on delivery", () => {
  it("is ordered, confirmed by the code, packed, delivered and settled on a phone", async () => {
    const owner = await office.person("owner");
    const staffPage = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await staffPage.context.addCookies([office.cookieOf(owner)]);
    const { page: hers } = staffPage;
    await hers.goto(`${office.url}/manage/shop/payments`);
    await hers.getByText("Limits for cash, codes and waiting times").click();
    await hers.getByLabel("Ask the buyer for a code before you pack").selectOption({ label: "Always" });
    await hers.getByRole("button", { name: "Save" }).first().click();

    const db = openDatabase({ DATA_DIR: office.folder });
    const { cookie, token } = await buyerWith(db, await plainProduct(db));
    await db.close();
    const shopper = await openPage(browser, { viewport: sizes.phone });
    const { page } = shopper;
    await signIn(shopper.context, office.url, { cookie, token });
    await visit(page, `${office.url}/cart`);
    await choose(page.getByRole("radio", { name: "Cash on delivery" }));
    await page.getByRole("button", { name: "Proceed to Checkout" }).first().click();
    await page.getByRole("button", { name: /^Order, pay/ }).click();
    await page.waitForURL(/\/cash\//);
    await page.getByRole("heading", { name: "One step left: your code" }).waitFor();
    expect(await shopper.accessibility()).toEqual([]);

    const number =
      /H-\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
    await hers.goto(`${office.url}/manage`);
    await hers.getByRole("link", { name: /Cash orders not confirmed by the buyer/ }).click();
    await hers.getByText(number).click();
    await hers.getByText("Not confirmed yet").waitFor();
    await expect.poll(() => hers.getByRole("button", { name: /^Pack/ }).count()).toBe(0);

    await page.getByLabel("Code from the SMS").fill("000000");
    await page.getByRole("button", { name: "Confirm the order" }).click();
    await page.getByText("This code is wrong or has expired").waitFor();
    await expect.poll(() => page.getByLabel("Code from the SMS").getAttribute("aria-invalid")).toBe("true");
    expect(await shopper.accessibility()).toEqual([]);
    const code = await vi.waitFor(() => {
      const [first = ""] = codes();
      expect(first).toMatch(/^\d{6}$/);
      return first;
    }, 60_000);
    await page.getByLabel("Code from the SMS").fill(code);
    await page.getByRole("button", { name: "Confirm the order" }).click();
    await page.getByText("Confirmed. Thank you!").waitFor();
    expect(shopper.troubles.filter((one) => !/401|422/.test(one))).toEqual([]);

    await hers.goto(`${office.url}/manage/orders/${number}`);
    await hers.locator("#next button").click();
    await hers.getByLabel("Carrier").first().fill("Delhivery");
    await hers.locator("#next button").last().click();
    await hers.locator("#next button").click();
    await hers.goto(`${office.url}/manage/cash`);
    await hers.getByLabel("Reference of the payment").fill("UTR 4711");
    await hers.getByRole("button", { name: "Mark as settled" }).click();
    await hers.getByText("Select the parcels that the money is for.").waitFor();
    await hers.getByLabel(`Settle ${number}`).check();
    await hers.getByLabel("Rupees received").fill("1");
    await hers.getByRole("button", { name: "Mark as settled" }).click();
    await hers.getByText("No cash is due").waitFor();
    await expect
      .poll(() => hers.locator(".history").textContent())
      .toMatch(/Delhivery, 1 parcel: ₹1\.00 \(UTR 4711\).*short/);
    await hers.getByRole("button", { name: /^Undo/ }).click();
    await hers.getByText("Undone. The courier owes for these parcels again.").waitFor();
    await hers.getByLabel(`Settle ${number}`).waitFor();
    await expect.poll(() => hers.locator(".history").textContent()).toMatch(/Undone .*Kamla Devi/);
    await expect.poll(() => hers.getByRole("button", { name: /^Undo/ }).count()).toBe(0);
    // The checker is a script.
    const seen = await openPage(browser, { viewport: sizes.phone });
    await seen.context.addCookies([office.cookieOf(owner)]);
    await seen.page.goto(`${office.url}/manage/cash`);
    expect(await seen.accessibility()).toEqual([]);
  });

  it("is ordered without an account and without script, and packed only after the code", async () => {
    const productId = await admitGuests(office);
    const owner = await office.person("owner");
    const staffPage = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await staffPage.context.addCookies([office.cookieOf(owner)]);
    const { page } = await openPage(browser, { viewport: sizes.phone, javaScriptEnabled: false });
    await page.goto(`${office.url}/product/${productId}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.goto(`${office.url}/checkout/guest`);
    for (const [label, value] of [
      ["Phone", "98123 45671"],
      ["Name", "Meera Das"],
      ["PIN code", "560001"],
      ["House and street", "5 Hill Road"],
    ] as const)
      await page.getByLabel(label, { exact: label === "Name" }).fill(value);
    await page.getByRole("radio", { name: /^Cash on delivery/ }).check();
    const known = codes();
    await page.getByRole("button", { name: /^(?:Pay|Order, pay) / }).click();
    await page.waitForURL(/\/cash\/[\w-]{42}$/);
    await page.getByRole("heading", { name: "One step left: your code" }).waitFor();
    const number = (await page.getByRole("heading", { level: 1 }).textContent())?.replace("Order ", "") ?? "";
    // The address opens the order: no other site and no search is to learn it, and nobody is to keep it.
    const answer = await page.reload();
    expect(answer?.headers()).toMatchObject({
      "referrer-policy": "same-origin",
      "x-robots-tag": "noindex",
      "cache-control": "no-store",
    });
    await staffPage.page.goto(`${office.url}/manage/orders/${number}`);
    await staffPage.page.getByText("Not confirmed yet").waitFor();
    await expect.poll(() => staffPage.page.getByRole("button", { name: /^Pack/ }).count()).toBe(0);

    const code = await vi.waitFor(() => {
      const [fresh = ""] = codes().filter((one) => !known.includes(one));
      expect(fresh).toMatch(/^\d{6}$/);
      return fresh;
    }, 60_000);
    await page.getByLabel("Code from the SMS").fill(code);
    await page.getByRole("button", { name: "Confirm the order" }).click();
    await page.getByText("Confirmed. Thank you!").waitFor();
    await staffPage.page.reload();
    await staffPage.page.locator("#next").getByRole("button", { name: /^Pack/ }).click();
    await staffPage.page.getByLabel("Carrier").first().waitFor();
  });
});
