import type { Browser, Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { openPage, shot, sizes, untilInUse, visit } from "#support/browser.ts";
import { type GuestShop, startGuestShop } from "#support/guest-shop.ts";
import { openForAll } from "#support/open-for-all.ts";

let shop: GuestShop;
let browser: Browser;
openForAll(startGuestShop, (...opened) => {
  [shop, browser] = opened;
});

const button = (page: Page, name: RegExp) => page.getByRole("button", { name });
const sentTo = (phone: string) => shop.messages().filter(({ to }) => to === phone);
const codeTo = (phone: string) =>
  vi.waitFor(() => {
    const codes = sentTo(phone).flatMap(({ text }) => /^(\d{6}) is your code/.exec(text ?? "")?.[1] ?? []);
    expect(codes).not.toEqual([]);
    return codes.at(-1) ?? "";
  }, 60_000);

describe("a guest", () => {
  it("buys at 360 px, follows the order by the link in the message, and keeps it by a code", async () => {
    const { page, context, troubles, accessibility } = await openPage(browser, { viewport: sizes.phone });
    await visit(page, `${shop.url}/product/${shop.productId}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await vi.waitFor(
      async () =>
        expect((await context.cookies()).some(({ name }) => name.endsWith("haat-guest"))).toBe(true),
      { timeout: 60_000 },
    );
    await visit(page, `${shop.url}/cart`);
    await shot(page, "cart");
    // The way on is in reach from the first goods on, and there once only.
    const bar = page.locator(".sticky-buy");
    const sum = await page.locator(".summary-total .price").textContent();
    await expect.poll(() => bar.locator(".price").textContent()).toBe(sum);
    const way = page.getByRole("main").getByRole("link", { name: "Checkout without an account" });
    await page.locator("#guest-way").scrollIntoViewIfNeeded();
    await bar.waitFor({ state: "hidden" });
    expect(await way.count()).toBe(1);
    await page.evaluate(() => scrollTo(0, 0));
    await bar.getByRole("link", { name: "Checkout without an account" }).click();
    await page.getByLabel("Phone").waitFor();
    await expect.poll(() => page.locator(".guest-form :required:visible").count()).toBeLessThanOrEqual(6);
    expect(await accessibility()).toEqual([]);

    // What is missing is said at its field, and what was typed and chosen stays, also once the script has come.
    await page.getByLabel("Phone").fill("98123 45679");
    await page.getByLabel("PIN code").fill("605106");
    const puducherry = page.getByLabel(/Puducherry$/);
    await puducherry.check();
    await button(page, /^Pay /).click();
    await expect
      .poll(() => page.getByLabel("Name", { exact: true }).getAttribute("aria-invalid"))
      .toBe("true");
    await page.getByText("Please tell us your name").waitFor();
    await page.getByText("Please tell us your house and street").waitFor();
    await page.waitForLoadState();
    await expect.poll(() => page.getByLabel("Phone").inputValue()).toBe("98123 45679");
    await expect.poll(() => puducherry.isChecked()).toBe(true);
    await shot(page, "refused");
    await page.getByLabel("PIN code").fill("560001");
    await page.getByText("Karnataka").waitFor();
    await page.getByLabel("Name", { exact: true }).fill("Asha Rao");
    await page.getByLabel("House and street").fill("12 Lake Road");
    await page.goto(`${shop.url}/checkout/guest`);
    await expect.poll(() => page.getByLabel("House and street").inputValue()).toBe("12 Lake Road");
    await page.getByText("Karnataka").waitFor();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
    await shot(page, "checkout");
    await button(page, /^Pay /).click();

    await page.getByText("Thank you! We have your order.").waitFor();
    expect(await accessibility()).toEqual([]);
    await shot(page, "thanks");
    const number =
      /H-\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
    const phone = "+919812345679";
    const link = await vi.waitFor(() => {
      const found = sentTo(phone).flatMap(({ text }) => /https?:\S+\/track\/\S+/.exec(text ?? "") ?? []);
      expect(found).not.toEqual([]);
      return found[0] ?? "";
    }, 60_000);

    // Another phone follows it by the link, and is told nothing that is the buyer's alone.
    const other = await openPage(browser, { viewport: sizes.phone });
    const answer = await other.page.goto(link);
    expect(answer?.headers()["referrer-policy"]).toBe("same-origin");
    expect(answer?.headers()["x-robots-tag"]).toBe("noindex");
    const text = (await other.page.locator("main").textContent()) ?? "";
    for (const secret of ["Lake Road", "98123", "Rao", "560001"]) expect(text).not.toContain(secret);
    expect((await other.page.goto(`${shop.url}/order/${number}`))?.url()).toContain("/login");
    expect((await other.page.goto(link.slice(0, -2)))?.status()).toBe(404);

    await button(page, /Send me a code/).click();
    await page.getByLabel("Code").fill("000000");
    await button(page, /^Keep it/).click();
    await expect.poll(() => page.getByLabel("Code").getAttribute("aria-invalid")).toBe("true");
    await shot(page, "keep");
    await page.getByLabel("Code").fill(await codeTo(phone));
    await button(page, /^Keep it/).click();
    await page.waitForURL(`${shop.url}/orders`);
    await untilInUse(page);
    await expect.poll(() => page.locator("main").textContent()).toContain("View Details");
    expect(troubles.filter((one) => !one.includes("401") && !one.includes("422"))).toEqual([]);
  });

  it("buys without script in a PIN code of two states, and finds the order by number and phone", async () => {
    const { page } = await openPage(browser, {
      viewport: sizes.phone,
      javaScriptEnabled: false,
    });
    await page.goto(`${shop.url}/product/${shop.productId}`);
    await page.getByRole("button", { name: "Add to Cart" }).first().click();
    await page.goto(`${shop.url}/checkout/guest`);
    for (const [label, value] of [
      ["Phone", "98123 45670"],
      ["Name", "Meera Das"],
      ["PIN code", "605106"],
      ["House and street", "5 Hill Road"],
    ] as const)
      await page.getByLabel(label, { exact: label === "Name" }).fill(value);
    await button(page, /^Pay /).click();
    // A PIN code of two states: the one is chosen that is meant.
    await page.getByRole("group", { name: "This PIN code lies in several states. Which one?" }).waitFor();
    const ofState = page.getByRole("radio", { name: /Puducherry$|Tamil Nadu$/ }).first();
    await expect.poll(() => ofState.evaluate((radio) => radio === document.activeElement)).toBe(true);
    await expect.poll(() => page.getByLabel("House and street").inputValue()).toBe("5 Hill Road");
    await page.getByLabel(/Puducherry$/).check();
    await button(page, /^Pay /).click();
    await page.getByText("Thank you! We have your order.").waitFor();
    const number =
      /H-\d+/.exec((await page.getByRole("heading", { level: 1 }).textContent()) ?? "")?.[0] ?? "";
    // A visitor who wants to follow an order meets the login, and below it the way without one.
    await page.goto(`${shop.url}/track-order`);
    await page.getByLabel("Password", { exact: true }).waitFor();
    expect(await page.getByLabel("Order number").isVisible()).toBe(false);
    await page.getByText("Find your order", { exact: true }).click();
    await page.getByLabel("Order number").fill(number);
    await page.getByLabel("Phone", { exact: true }).fill("9812345670");
    await button(page, /Send me a code/).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/track");
    await page.getByLabel("Code").fill(await codeTo("+919812345670"));
    await shot(page, "find");
    await button(page, /Show my order/).click();
    await page.getByRole("heading", { level: 1, name: number }).waitFor();
  });
});
