import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pathIn } from "#contract/lang-address.ts";
import { hostileTexts } from "#support/hostile-texts.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();

async function fillIn(page: Page, title: string) {
  await page.goto(`${opened.office.url}/manage/goods`);
  await page.getByRole("link", { name: "New product" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Category").selectOption("mens-clothing");
  await page.getByLabel("Price (₹)").fill("999");
  await page.getByText("Sizes, colours and description").click();
  await page.getByLabel("Sizes").fill("S=3, M=5");
}

/** What a stranger gets at its address. */
async function seenBy(id: string, headers: Record<string, string> = {}) {
  const page = await fetch(`${opened.office.url}/product/${id}`, { headers, redirect: "manual" });
  const call = await fetch(`${opened.office.url}/api/products/${id}`, { headers });
  const { data } = (await call.json()) as { data?: { unitPaise: number; discount: number } };
  return { page: page.status, call: call.status, unitPaise: data?.unitPaise, discount: data?.discount };
}

it("is saved by a button that is at hand wherever one is in the form, and covers no field in use", async () => {
  const { page } = await comeIn();
  await page.goto(`${opened.office.url}/manage/goods`);
  await page.locator(".rows a[data-row]").first().click();
  const keep = page.getByRole("button", { name: "Save", exact: true });
  const title = page.getByLabel("Title", { exact: true });
  await title.scrollIntoViewIfNeeded();
  const isSeen = await keep.evaluate((button) => {
    const { top, bottom } = button.getBoundingClientRect();
    const bar = document.querySelector(".side-bar")?.getBoundingClientRect().top ?? 0;
    return top > 0 && bottom <= bar;
  });
  expect(isSeen).toBe(true);
  await page.locator("[name='highlights']").focus();
  const isCovered = await page.evaluate(() => {
    const field = document.activeElement?.getBoundingClientRect().bottom ?? 0;
    return field > (document.querySelector(".save-bar")?.getBoundingClientRect().top ?? 0);
  });
  expect(isCovered).toBe(false);
  // Price and stock are seen as soon as the page is, and are saved by it too.
  await page.reload();
  for (const label of ["Price (₹)", "In stock"]) {
    const field = page.getByLabel(label).first();
    const form = field.locator("xpath=ancestor::form");
    expect(await form.getByRole("button", { name: "Save", exact: true }).count()).toBe(1);
    const { y = 0, height = 0 } = (await field.boundingBox()) ?? {};
    expect(y + height).toBeLessThan((await keep.boundingBox())?.y ?? 0);
  }
});

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "goods in the back office" : "goods in the back office without script", () => {
    const title = javaScriptEnabled ? "Bagru" : "Ajrakh";

    it("are put on sale, counted, changed and hidden", async () => {
      const { page, troubles } = await comeIn({ javaScriptEnabled });
      await fillIn(page, `${title} Kurta`);
      await page.getByRole("button", { name: "Put on sale" }).click();
      await strip(page, "Product saved");
      const id = page.url().split("/").at(-1) ?? "";
      await expect.poll(() => seenBy(id)).toEqual({ page: 200, call: 200, unitPaise: 99_900, discount: 0 });
      // Stock and price are saved together, or refused together.
      await page.locator("[name='counts.1.pieces']").fill("0");
      await page.getByLabel("MRP (₹)").first().fill("900");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText("The MRP cannot be below the price").first().waitFor();
      expect(await page.locator("[name='counts.1.pieces']").inputValue()).toBe("0");
      await page.getByLabel("MRP (₹)").first().fill("1,499.50");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await strip(page, "Product saved");
      await expect
        .poll(() => seenBy(id))
        .toMatchObject({ unitPaise: 99_900, discount: expect.closeTo(33.38, 1) });
      expect(await page.locator("[name='counts.1.pieces']").inputValue()).toBe("0");
      expect(await page.locator("[name='counts.0.pieces']").inputValue()).toBe("3");
      await page.getByRole("button", { name: "Hide" }).click();
      await page.getByText("Only the staff see this.").waitFor();
      await expect.poll(() => seenBy(id)).toMatchObject({ page: 302, call: 404 });
      expect(troubles).toEqual([]);
    });

    it("begin as drafts that nobody sees, and lose nothing when two change them", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      await fillIn(page, `${title} Angrakha`);
      await page.getByRole("button", { name: "Keep as a draft" }).click();
      await page.getByText("Only the staff see this.").waitFor();
      const id = page.url().split("/").at(-1) ?? "";
      const [shopper, packer] = await Promise.all([
        opened.office.person(null),
        opened.office.person("packer"),
      ]);
      for (const headers of [{}, { cookie: shopper.cookie }, { cookie: packer.cookie }])
        expect(await seenBy(id, headers)).toMatchObject({ page: 302, call: 404 });
      const own = await fetch(`${opened.office.url}/product/${id}`, {
        headers: { cookie: opened.owner.cookie },
      });
      expect(own.headers.get("cache-control")).toBe("no-store");
      const html = await own.text();
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain("application/ld+json");
      expect(await seenBy(id)).toMatchObject({ page: 302, call: 404 });
      await page.getByRole("link", { name: "Preview" }).click();
      await page.getByRole("heading", { level: 1, name: `${title} Angrakha` }).waitFor();
      await page.getByRole("link", { name: "Only the staff see this." }).click();
      await page.getByText("Only the staff see this.").waitFor();
      const found = await fetch(`${opened.office.url}/api/products?search=${title}%20Angrakha`);
      expect(await found.text()).not.toContain(id);
      await page.getByLabel("Title", { exact: true }).fill(`${title} Angrakha, long`);
      const other = await comeIn({ javaScriptEnabled });
      await other.page.goto(page.url());
      await other.page.getByLabel("Title", { exact: true }).fill(`${title} Angrakha, short`);
      await other.page.getByRole("button", { name: "Save", exact: true }).click();
      await strip(other.page, "Product saved");
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await page.getByText(`Now: ${title} Angrakha, short`).waitFor();
      await expect
        .poll(() => page.getByLabel("Title", { exact: true }).inputValue())
        .toBe(`${title} Angrakha, long`);
      await page.getByRole("button", { name: "Save", exact: true }).click();
      await strip(page, "Product saved");
      // One size after the other: the fold stays open.
      await page.getByText("Colours and sizes").click();
      for (const size of ["L", "XL"]) {
        await page.getByLabel("Size", { exact: true }).fill(size);
        await page.getByRole("button", { name: "Add a size" }).click();
        await page.getByRole("button", { name: `Remove ${size}`, exact: true }).waitFor();
      }
      await page.getByRole("button", { name: "Put on sale" }).click();
      await page.getByRole("link", { name: "View in the shop" }).click();
      await page.getByRole("heading", { level: 1, name: `${title} Angrakha, long` }).waitFor();
      // Nobody said who makes it.
      expect(await page.getByText(/^by /).count()).toBe(0);
    });

    it("are counted in the list, and a step is undone", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      await page.goto(`${opened.office.url}/manage/goods?search=spice+coast`);
      const count = page.locator(".stepper-count");
      const before = Number(await count.textContent());
      await page.getByRole("button", { name: /^One more: / }).click();
      await page.getByRole("button", { name: /^Undo / }).waitFor();
      expect(Number(await count.textContent())).toBe(before + 1);
      await page.getByRole("button", { name: /^Undo / }).click();
      await page.getByRole("button", { name: /^Undo / }).waitFor({ state: "detached" });
      expect(Number(await count.textContent())).toBe(before);
    });
  });

describe("the screens of goods", () => {
  it("run nothing of what is typed, and take it back", async () => {
    const { page, troubles } = await comeIn();
    const dialogs: string[] = [];
    page.on("dialog", (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    const text = hostileTexts(300).slice(0, 4).join(" ").slice(0, 190);
    const ask = async (method: string, path: string, body: object) => {
      const headers = {
        cookie: opened.owner.cookie,
        "sec-fetch-site": "same-origin",
        "content-type": "application/json",
      };
      const answer = await fetch(`${opened.office.url}/api/manage/goods${path}`, {
        method,
        headers,
        body: JSON.stringify(body),
      });
      const told = (await answer.json()) as { message: string; goods?: { id: string; version: number } };
      if (!told.goods) throw new Error(`${method} ${path}: ${answer.status} ${told.message}`);
      return told.goods;
    };
    const made = await ask("POST", "", {
      ...{ title: text, titleHi: text, category: "mens-clothing", rupees: "10", pieces: "1", state: "live" },
    });
    const words = { description: text, descriptionHi: text, highlights: text, highlightsHi: text };
    await ask("PUT", `/${made.id}`, { seen: made.version, ...words, brand: text.slice(0, 90), maker: text });
    const ran = () => page.evaluate(() => "hit" in globalThis);
    for (const path of [`/product/${made.id}`, `/manage/goods/${made.id}`, "/products?sort=newest"])
      for (const lang of ["en", "hi"] as const) {
        await page.context().addCookies([{ name: "lang", value: lang, url: opened.office.url }]);
        await page.goto(opened.office.url + pathIn(lang, path));
        expect(await ran(), `${path} ${lang}`).toBe(false);
      }
    expect(dialogs).toEqual([]);
    await page.context().addCookies([{ name: "lang", value: "en", url: opened.office.url }]);
    await page.goto(`${opened.office.url}/manage/goods/${made.id}`);
    await page.getByText("What changed", { exact: true }).click();
    await page.getByRole("button", { name: /^Undo: Product changed/ }).click();
    await strip(page, "Undone");
    await expect.poll(() => page.getByLabel("Brand").inputValue()).toBe("");
    expect(troubles).toEqual([]);
  });

  it("are for everybody, in both themes", async () => {
    const { page, inBothThemes } = await comeIn();
    for (const path of ["/manage/goods", "/manage/goods?search=kurta", "/manage/goods/new"]) {
      await page.goto(opened.office.url + path);
      expect(await inBothThemes(), path).toEqual([]);
    }
    await page.goto(`${opened.office.url}/manage/goods?search=bagru`);
    await page.locator("[data-row]").first().click();
    await page.getByRole("heading", { level: 1, name: /Bagru/ }).waitFor();
    await page.locator("details").evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    });
    expect(await inBothThemes(), "a product").toEqual([]);
  });
});
