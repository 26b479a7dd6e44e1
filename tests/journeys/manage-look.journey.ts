import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ownersOffice } from "#support/owners-office.ts";
import { plainPicture } from "#support/pictures.ts";

const { opened, comeIn } = ownersOffice();

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();
const save = (page: Page) => page.locator(".save-bar").getByRole("button").click();
const home = async (path = "/") => (await fetch(opened.office.url + path)).text();
const shows = async (words: string) => (await home()).includes(words);

describe("how the shop looks", () => {
  it("looks as its owner wants, as long as it can be read", async () => {
    const { page, troubles, accessibility } = await comeIn();
    await page.goto(`${opened.office.url}/manage/shop/look`);
    const logo = {
      name: "logo.png",
      mimeType: "image/png",
      buffer: await plainPicture({ width: 512, height: 512 }),
    };
    await page.locator("#logo-picture").setInputFiles(logo);
    await page.getByRole("button", { name: "Use this picture" }).first().click();
    await strip(page, "Saved");
    await expect.poll(() => shows("/pictures/logo.")).toBe(true);
    // A set that is tapped is in the fields, and on the page once it is saved.
    await page.getByRole("button", { name: "Peacock" }).click();
    await page.getByRole("button", { name: "Peacock", pressed: true }).waitFor();
    await page.getByText("Choose each colour yourself").click();
    const accent = page.getByLabel("Main colour, Light theme", { exact: true });
    expect(await accent.inputValue()).toBe("#0b6a78");
    await accent.fill("#ffb6c1");
    await page.locator(".theme-warning:visible").waitFor();
    await save(page);
    await page
      .getByText(/too hard to read on its background/)
      .first()
      .waitFor();
    await expect.poll(() => accent.inputValue()).toBe("#ffb6c1");
    await accent.fill("#8a1c4a");
    await page.getByLabel("Main colour, deeper, Light theme").fill("#6d143a");
    await page.locator(".theme-warning:visible").waitFor({ state: "hidden" });
    await save(page);
    await strip(page, "Saved");
    const sheet = async () => (await home()).match(/href="(\/[^"]*theme[^"]*)"/)?.[1] ?? "";
    await expect.poll(sheet).not.toBe("");
    await expect.poll(async () => home(await sheet())).toContain("#8a1c4a");
    await page.getByRole("button", { name: "Back to the default colours" }).click();
    await strip(page, "Saved");
    expect(await accessibility()).toEqual([]);
    expect(troubles).toEqual([]);
  });

  it("takes a set of colours without script, and shows it before it is saved", async () => {
    const { page } = await comeIn({ javaScriptEnabled: false });
    await page.goto(`${opened.office.url}/manage/shop/look`);
    await page.getByRole("button", { name: "Leaf" }).click();
    await page.getByText("Not saved yet.").waitFor();
    await page.getByRole("button", { name: "Leaf", pressed: true }).waitFor();
    const style = await page.locator("[data-theme=light]").getAttribute("style");
    expect(style).toContain("--color-accent:#1f6b3f");
    await save(page);
    await strip(page, "Saved");
    await page.getByRole("button", { name: "Back to the default colours" }).click();
    await strip(page, "Saved");
  });

  it("shows the opening words of the home page while they are typed", async () => {
    const { page, troubles } = await comeIn();
    await page.goto(`${opened.office.url}/manage/shop/home`);
    await page.getByLabel("Title (English)").first().fill("Woven on our street");
    await page.locator(".hero-shown", { hasText: "Woven on our street" }).waitFor();
    await page.getByLabel("Small line above (English)").fill("");
    await page.locator(".hero-shown-lead").waitFor({ state: "hidden" });
    expect(troubles).toEqual([]);
  });
});
