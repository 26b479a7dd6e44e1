import type { Locator, Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { pathIn } from "#contract/lang-address.ts";
import { hostileTexts } from "#support/hostile-texts.ts";
import { ownersOffice } from "#support/owners-office.ts";
import { plainPicture } from "#support/pictures.ts";

const { opened, comeIn } = ownersOffice();

const strip = (page: Page, said: string) => page.locator(".strip").filter({ hasText: said }).waitFor();

async function fillIn(page: Page, title: string) {
  await page.goto(`${opened.office.url}/manage/goods`);
  await page.getByRole("link", { name: "New product" }).click();
  await page.getByLabel("Title", { exact: true }).fill(title);
  await page.getByLabel("Category").selectOption("mens-clothing");
  await page.getByLabel("Price in rupees").fill("999");
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
  const keep = page.getByRole("button", { name: "Save the details" });
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
  // The stock has one of its own, and the pictures come before the details.
  const topOf = (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().top);
  const stock = page.getByRole("button", { name: "Save the stock" });
  const pictures = page.getByRole("heading", { name: "Pictures" });
  expect(await topOf(stock)).toBeLessThan(await topOf(pictures));
  expect(await topOf(pictures)).toBeLessThan(await topOf(title));
});

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "goods in the back office" : "goods in the back office without script", () => {
    const mark = javaScriptEnabled ? "Bagru" : "Ajrakh";

    it("are put on sale, counted, changed and hidden", async () => {
      const { page, troubles } = await comeIn({ javaScriptEnabled });
      await fillIn(page, `${mark} Kurta`);
      await page.getByRole("button", { name: "Put on sale" }).click();
      await strip(page, "Product saved");
      const id = page.url().split("/").at(-1) ?? "";
      await expect.poll(() => seenBy(id)).toEqual({ page: 200, call: 200, unitPaise: 99_900, discount: 0 });
      await page.locator("[name='counts.1.pieces']").fill("0");
      await page
        .locator("form", { has: page.locator("[name='counts.1.pieces']") })
        .getByRole("button")
        .click();
      await strip(page, "The stock is saved");
      await page.getByLabel("MRP in rupees").first().fill("900");
      await page.getByRole("button", { name: "Save the details" }).click();
      await page.getByText("The MRP cannot be below the price").first().waitFor();
      await page.getByLabel("MRP in rupees").first().fill("1,499.50");
      await page.getByRole("button", { name: "Save the details" }).click();
      await strip(page, "Product saved");
      await expect
        .poll(() => seenBy(id))
        .toMatchObject({ unitPaise: 99_900, discount: expect.closeTo(33.38, 1) });
      await page.getByRole("button", { name: "Hide" }).click();
      await page.getByText("Only the staff see this.").waitFor();
      await expect.poll(() => seenBy(id)).toMatchObject({ page: 302, call: 404 });
      expect(troubles).toEqual([]);
    });

    it("begin as drafts that nobody sees, and lose nothing when two change them", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      await fillIn(page, `${mark} Angrakha`);
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
      await page.getByRole("heading", { level: 1, name: `${mark} Angrakha` }).waitFor();
      await page.getByRole("link", { name: "Only the staff see this." }).click();
      await page.getByText("Only the staff see this.").waitFor();
      const found = await fetch(`${opened.office.url}/api/products?search=${mark}%20Angrakha`);
      expect(await found.text()).not.toContain(id);
      await page.getByLabel("Title", { exact: true }).fill(`${mark} Angrakha, long`);
      const other = await comeIn({ javaScriptEnabled });
      await other.page.goto(page.url());
      await other.page.getByLabel("Title", { exact: true }).fill(`${mark} Angrakha, short`);
      await other.page.getByRole("button", { name: "Save the details" }).click();
      await strip(other.page, "Product saved");
      await page.getByRole("button", { name: "Save the details" }).click();
      await page.getByText(`Now: ${mark} Angrakha, short`).waitFor();
      await expect
        .poll(() => page.getByLabel("Title", { exact: true }).inputValue())
        .toBe(`${mark} Angrakha, long`);
      await page.getByRole("button", { name: "Save the details" }).click();
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
      await page.getByRole("heading", { level: 1, name: `${mark} Angrakha, long` }).waitFor();
      // Nobody said who makes it.
      expect(await page.getByText(/^by /).count()).toBe(0);
    });

    it("are photographed: pictures are added, put in order and shown, and what is none is refused", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      await page.goto(`${opened.office.url}/manage/goods?search=lipstick`);
      await page.locator("[data-row]").first().click();
      const rows = page.locator(".picture-row");
      const chosen = page.getByLabel("Choose pictures");
      await chosen.waitFor();
      await page.waitForLoadState();
      const before = await rows.count();
      const camera = async (name: string, colour: string) => ({
        name,
        mimeType: "image/jpeg",
        buffer: await plainPicture({ colour, width: javaScriptEnabled ? 640 : 680 }, "jpeg"),
      });
      const send = async (...files: { name: string; mimeType: string; buffer: Buffer }[]) => {
        await chosen.setInputFiles(files);
        if (!javaScriptEnabled) await page.getByRole("button", { name: "Add them" }).click();
      };
      await page.getByLabel("Brand").fill("Typed, not saved");
      const seen = page
        .locator("form", { has: page.getByLabel("Brand") })
        .locator("input[name=seen]")
        .first();
      const version = Number(await seen.inputValue());
      const mayLeave = () =>
        page.evaluate(() => dispatchEvent(new Event("beforeunload", { cancelable: true })));
      const held = javaScriptEnabled ? await holdPictures(page) : undefined;
      await send(await camera("one.jpg", "#2f3e75"), await camera("two.jpg", "#b24319"));
      if (held) {
        // Who saves something else while pictures are on their way is asked first.
        await held.came;
        expect(await mayLeave()).toBe(false);
        held.release();
      }
      await expect.poll(() => rows.count(), { timeout: 60_000 }).toBe(before + 2);
      if (held) await expect.poll(mayLeave).toBe(true);
      const last = (await rows.last().locator("img").getAttribute("src")) ?? "";
      expect((await fetch(opened.office.url + last)).headers.get("content-type")).toBe("image/webp");
      if (javaScriptEnabled) {
        // What was typed elsewhere is there still, and is saved on top of the pictures that came meanwhile.
        await expect.poll(async () => Number(await seen.inputValue())).toBe(version + 2);
        await expect.poll(() => page.getByLabel("Brand").inputValue()).toBe("Typed, not saved");
        await page.getByRole("button", { name: "Save the details" }).click();
        await strip(page, "Product saved");
        const box = async (of: Locator) => {
          // It shows as soon as the page's script can drag it.
          await of.waitFor();
          return (await of.boundingBox()) ?? { x: 0, y: 0 };
        };
        await page.setViewportSize({ width: 1000, height: 3_600 });
        const [from, to] = [await box(rows.last().locator("[data-drag]")), await box(rows.first())];
        await page.mouse.move(from.x + 8, from.y + 8);
        await page.mouse.down();
        await page.mouse.move(from.x + 8, to.y + 30, { steps: 5 });
        await page.mouse.move(from.x + 8, to.y + 2);
        await page.mouse.up();
      } else
        for (let at = before + 2; at > 1; at--)
          await Promise.all([
            page.waitForEvent("load"),
            page.getByRole("button", { name: `Move picture ${at} forward` }).click(),
          ]);
      await page.locator(".picture-row").first().locator(`img[src="${last}"]`).waitFor();
      const id = page.url().split("/").at(-1) ?? "";
      const main = async () =>
        (
          (await (await fetch(`${opened.office.url}/api/products/${id}`)).json()) as {
            data: { image: string };
          }
        ).data.image;
      await expect.poll(main).toContain(last.replace("-320.webp", ""));
      const disguised = {
        name: "kurta.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from("<script>alert(1)</script>"),
      };
      await send(disguised);
      await page.getByText("The shop cannot read this picture").first().waitFor();
      await expect.poll(() => rows.count()).toBe(before + 2);
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

/** Pictures on their way to the shop wait until they are let go. */
async function holdPictures(page: Page) {
  const { promise: go, resolve: release } = Promise.withResolvers<void>();
  const { promise: came, resolve: arrived } = Promise.withResolvers<void>();
  await page.route("**/api/manage/goods/*/pictures", async (route) => {
    arrived();
    await go;
    await route.continue();
  });
  return { came, release };
}
