import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();
const save = (page: Page) => page.locator(".save-bar").getByRole("button").click();
const home = async (path = "/", lang = "en") =>
  (await fetch(opened.office.url + path, { headers: { cookie: `lang=${lang}` } })).text();
const shows = async (words: string, ...at: readonly string[]) => (await home(...at)).includes(words);

/** Nothing that somebody can type is run, lost or a fault of the shop. */
const hostile = `"><script>alert(1)</script>'{{7*7}}\${7}%00 \u202E‮<img src=x onerror=alert(1)>`;

describe("the shop in its owner's hand", () => {
  it("is changed on a phone without script, seen by shoppers within a second, and taken back", async () => {
    const { page } = await comeIn({ javaScriptEnabled: false });
    await page.goto(`${opened.office.url}/manage`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByRole("searchbox", { name: "Search the settings" }).fill("announcement");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("link", { name: "Seller" }).waitFor({ state: "detached" });
    await page.getByRole("link", { name: /^Announcement/ }).click();
    await page.getByLabel("Announcement (English)").fill(`Closed on Sunday ${hostile}`);
    await page.getByLabel("Announcement (Hindi)").fill("रविवार को बंद");
    await save(page);
    await strip(page, "Saved. Shoppers see it within a second.");
    await expect
      .poll(() => page.getByLabel("Announcement (English)").inputValue())
      .toContain("<script>alert(1)</script>");
    await expect.poll(() => shows("Closed on Sunday")).toBe(true);
    expect(await shows("<script>alert(1)")).toBe(false);
    expect(await shows("<img src=x")).toBe(false);
    await expect.poll(() => shows("रविवार को बंद", "/", "hi")).toBe(true);
    await page.goto(`${opened.office.url}/manage/shop/changes`);
    await page.getByRole("button", { name: "Undo" }).first().click();
    await strip(page, "Undone");
    await expect.poll(() => shows("Closed on Sunday")).toBe(false);
  });

  it("says in its rows what is set now", async () => {
    const { page } = await comeIn();
    const row = page.getByRole("main").getByRole("link", { name: /^Stock / });
    await page.goto(`${opened.office.url}/manage/shop`);
    const before = (await row.textContent()) ?? "";
    expect(before).toMatch(/You are told at \d+ left/);
    const other = before.includes("at 4 left") ? "5" : "4";
    await page.goto(`${opened.office.url}/manage/shop/stock`);
    await page.locator("[name='lowAt']").fill(other);
    await save(page);
    await strip(page, "Saved");
    await page.goto(`${opened.office.url}/manage/shop`);
    expect(await row.textContent()).toContain(`You are told at ${other} left`);
  });

  it("keeps its sections in the order that buttons give them, and only once they are saved", async () => {
    const { page, troubles } = await comeIn();
    await page.goto(`${opened.office.url}/manage/shop/home`);
    const before = await order();
    await page.getByText("Sections, in this order").first().click();
    await page.getByRole("button", { name: "New products: move up" }).press("Enter");
    await page.getByText("Not saved yet.").waitFor();
    await expect.poll(() => focused(page)).toBe("New products: move up");
    await page.locator(".setting-row summary").first().click();
    await page.locator("[name='sections.0.title.en']").fill("Everything in its place");
    await page.getByRole("button", { name: "New products: move up" }).click();
    await page.getByRole("button", { name: "New products: move down" }).waitFor();
    expect(await order()).toEqual(before);
    await save(page);
    await strip(page, "Saved");
    await expect.poll(order).toEqual(["New at the market", "Everything in its place", "Featured products"]);
    expect(troubles).toEqual([]);

    async function order(): Promise<string[]> {
      const titles = [
        "Everything in its place",
        "Shop by category",
        "Featured products",
        "New at the market",
      ];
      const html = await home();
      return titles
        .filter((title) => html.includes(`>${title}<`))
        .sort((a, b) => html.indexOf(`>${a}<`) - html.indexOf(`>${b}<`));
    }
  });

  it("opens a row again that cannot be sent as it stands", async () => {
    const { page } = await comeIn();
    await page.goto(`${opened.office.url}/manage/shop/home`);
    const title = page.locator("[name='sections.0.title.en']");
    const part = page.locator(".setting-part > summary", { hasText: "Sections" });
    const row = page.locator(".setting-row summary").first();
    await part.click();
    await row.click();
    await title.fill("");
    await row.click();
    await part.click();
    await title.waitFor({ state: "hidden" });
    await save(page);
    await title.waitFor();
  });

  it("keeps what was typed when it was wrong, and when somebody else was there first", async () => {
    const { page } = await comeIn();
    await page.goto(`${opened.office.url}/manage/shop/seller`);
    await page.getByLabel("Legal name").fill("Asha Stores LLP");
    await page.getByLabel("GSTIN").fill("29AAGCB7383J1Z5");
    await save(page);
    await page.getByText("This GSTIN is not valid").first().waitFor();
    await expect.poll(() => focused(page)).toMatch(/GSTIN/);
    await expect.poll(() => page.getByLabel("Legal name").inputValue()).toBe("Asha Stores LLP");
    const other = await comeIn();
    await other.page.goto(`${opened.office.url}/manage/shop/seller`);
    await other.page.getByLabel("Legal name").fill("Asha and Sons");
    await save(other.page);
    await strip(other.page, "Saved");
    await page.getByLabel("GSTIN").fill("29AAGCB7383J1Z4");
    await save(page);
    await page.getByText("Now: Asha and Sons").waitFor();
    await expect.poll(() => page.getByLabel("Legal name").inputValue()).toBe("Asha Stores LLP");
    await save(page);
    await strip(page, "Saved");
    await expect.poll(() => shows("29AAGCB7383J1Z4", "/policies/about")).toBe(true);
  });

  it("begins a page about the shop with the shop's own text", async () => {
    const { page } = await comeIn({ javaScriptEnabled: false });
    await page.goto(`${opened.office.url}/manage/shop/policies`);
    await page.getByRole("link", { name: "View in the shop: Returns" }).waitFor();
    await page.getByRole("link", { name: "Edit: Returns" }).click();
    await page.getByText("Write your own text instead").click();
    await page.getByRole("button", { name: "Start from the shop's text" }).click();
    const field = page.getByLabel("Returns (English)");
    expect((await field.inputValue()).length).toBeGreaterThan(100);
    await field.fill(`## Ours\n\n${hostile}\n\n- one\n- two`);
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("heading", { name: "Ours" }).waitFor();
    await expect.poll(() => page.locator("main img").count()).toBe(0);
    await expect.poll(() => field.inputValue()).toContain("## Ours");
    expect(await shows("Ours</h2>", "/policies/returns")).toBe(false);
    await save(page);
    await strip(page, "Saved");
    await expect.poll(() => shows("Ours</h2>", "/policies/returns")).toBe(true);
    expect(await shows("<img src=x", "/policies/returns")).toBe(false);
  });

  it("has categories and stores in its owner's words and order, without script", async () => {
    const { page } = await comeIn({ javaScriptEnabled: false });
    await page.goto(`${opened.office.url}/manage/shop/tree/new`);
    await page.getByLabel("Name (English)", { exact: true }).fill("Toys <b>");
    await page.getByLabel(/^Name \(Hindi\)/).fill("खिलौने");
    await save(page);
    await strip(page, "Saved");
    await page.goto(`${opened.office.url}/manage/shop/tree`);
    await page.getByRole("link", { name: "Change the order" }).click();
    await page.getByRole("button", { name: "Toys <b>: move up" }).click();
    await strip(page, "Saved");
    await expect.poll(() => page.locator(".row-top").last().textContent()).not.toContain("Toys <b>");
    const later = page.getByRole("button", { name: "Audio: move down" });
    await later.waitFor({ state: "hidden" });
    await page.getByText("Audio, ").click();
    await later.click();
    await strip(page, "Saved");
    await later.waitFor();
    await expect.poll(() => shows("Toys &lt;b&gt;", "/category/toys-b")).toBe(true);
    await page.goto(`${opened.office.url}/manage/shop/stores/new`);
    for (const [name, words] of Object.entries({
      ...{ Name: "Asha Kothrud", City: "Pune", Address: "5 Karve Road", "PIN code": "411038" },
      ...{ Phone: "+91 20 5550 0100", WhatsApp: "+91 20 5550 0100", Hours: "whenever" },
    }))
      await page.getByLabel(name, { exact: true }).fill(words);
    await page.getByLabel("Place on the map").fill("https://www.google.com/maps/@18.5018,73.8136,15z");
    await save(page);
    await page.getByText("Hours such as 10:00 AM - 9:00 PM").first().waitFor();
    await expect.poll(() => page.getByLabel("City").inputValue()).toBe("Pune");
    await page.getByLabel("Hours").fill("10 AM - 8 PM");
    await save(page);
    await strip(page, "Saved");
    await expect.poll(() => shows("Asha Kothrud", "/stores")).toBe(true);
    await page.locator("summary", { hasText: "Remove the store" }).click();
    await page.locator("details[open]").getByRole("button", { name: "Remove the store" }).click();
    await strip(page, "Saved");
    await expect.poll(() => shows("Asha Kothrud", "/stores")).toBe(false);
  });

  it("takes hostile words in every field", async () => {
    const { page, troubles } = await comeIn();
    for (const group of ["shop", "contact", "home", "social", "pricing"]) {
      await page.goto(`${opened.office.url}/manage/shop/${group}`);
      const fields = page.locator("main form input.input, main form textarea");
      for (let at = 0; at < Math.min(await fields.count(), 6); at++)
        await fields.nth(at).evaluate((field, text) => {
          (field as HTMLInputElement).value = text;
        }, hostile);
      const typed = await fields.first().inputValue();
      await page
        .locator("main form")
        .first()
        .evaluate((form) => {
          (form as HTMLFormElement).noValidate = true;
        });
      const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
      await save(page);
      expect([303, 422], group).toContain((await answered).status());
      await page.locator(".strip").waitFor();
      await expect
        .poll(() => page.locator("main form input.input, main form textarea").first().inputValue())
        .toBe(typed.trim());
    }
    expect(troubles).toEqual([]);
    expect((await fetch(opened.office.url)).status).toBe(200);
  });

  it("is for everybody, in both themes", async () => {
    const { page, inBothThemes } = await comeIn();
    for (const path of [
      "",
      "/home",
      "/policies/terms",
      "/changes",
      "/tree",
      "/tree/sports",
      "/stores/delhi",
    ]) {
      await page.goto(`${opened.office.url}/manage/shop${path}`);
      expect(await inBothThemes(), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  });
});

function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement | null;
    return field?.ariaLabel ?? field?.labels?.[0]?.textContent ?? "";
  });
}
