import type { Locator, Page } from "playwright-core";
import { describe, expect, it, vi } from "vitest";
import { ownersOffice } from "#support/owners-office.ts";
import { plainPicture } from "#support/pictures.ts";

const { opened, comeIn } = ownersOffice();

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();

const disguised = {
  name: "kurta.jpg",
  mimeType: "image/jpeg",
  buffer: Buffer.from("<script>alert(1)</script>"),
};

const ofIphone = {
  name: "IMG_0042.heic",
  mimeType: "image/heic",
  buffer: Buffer.concat([Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic"), Buffer.alloc(2_000)]),
};
const tooLarge = { name: "wall.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(15_000_001, 7) };

async function photo(name: string, colour: string, width = 640) {
  return { name, mimeType: "image/jpeg", buffer: await plainPicture({ colour, width }, "jpeg") };
}

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "pictures of goods" : "pictures of goods without script", () => {
    it("come with a new product, which stays a draft where one of them cannot be used", async () => {
      const { page, troubles } = await comeIn({ javaScriptEnabled });
      const width = javaScriptEnabled ? 700 : 720;
      const make = async (title: string, ...files: Awaited<ReturnType<typeof photo>>[]) => {
        await page.goto(`${opened.office.url}/manage/goods/new`);
        await page.getByLabel("Choose pictures").setInputFiles(files);
        if (javaScriptEnabled)
          await expect.poll(() => page.locator("[data-chosen] img").count()).toBe(files.length);
        await page.getByLabel("Title", { exact: true }).fill(title);
        await page.getByLabel("Category").selectOption("mens-clothing");
        await page.getByLabel("Price (₹)").fill("499");
        await page.getByLabel("How many you have").fill("4");
        await page.getByRole("button", { name: "Put on sale" }).click();
        await page.getByRole("heading", { level: 1, name: title }).waitFor();
      };
      await make(
        "Jacket with pictures",
        await photo("a.jpg", "#446611", width),
        await photo("b.jpg", "#661144", width),
      );
      await page.getByText("On sale").first().waitFor();
      expect(await page.locator(".picture-strip img").count()).toBe(2);
      await make("Jacket of a disguise", await photo("c.jpg", "#114466", width), disguised);
      await strip(page, "Kept as a draft");
      await strip(page, "kurta.jpg: ");
      await strip(page, "The shop cannot read this picture");
      await page.getByText("Only the staff see this.").waitFor();
      expect(await page.locator(".picture-strip img").count()).toBe(1);
      await page.getByLabel("Choose pictures").setInputFiles([await photo("e.jpg", "#771122", width)]);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Add them" }).click();
      await expect.poll(() => page.locator(".picture-strip img").count()).toBe(2);
      await expect.poll(() => page.getByText("The shop cannot read this picture").count()).toBe(0);
      expect(troubles).toEqual([]);
    });

    it("name those that the shop cannot take, with what to do, and keep the others", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      const good = await Promise.all(
        ["#332211", "#112233"].map((colour, at) =>
          photo(`good-${at}.jpg`, colour, javaScriptEnabled ? 600 : 620),
        ),
      );
      await page.goto(`${opened.office.url}/manage/goods/new`);
      await page.getByLabel("Choose pictures").setInputFiles([ofIphone, ...good]);
      if (javaScriptEnabled) {
        // Said before anything is sent.
        await page.getByText("iPhone photo (HEIC)").waitFor();
        await page.getByText("IMG_0042.heic").waitFor();
      }
      await page.getByLabel("Title", { exact: true }).fill("Jacket from an iPhone");
      await page.getByLabel("Category").selectOption("mens-clothing");
      await page.getByLabel("Price (₹)").fill("499");
      await page.getByLabel("How many you have").fill("4");
      await page.getByRole("button", { name: "Put on sale" }).click();
      await page.getByRole("heading", { level: 1, name: "Jacket from an iPhone" }).waitFor();
      if (!javaScriptEnabled) await strip(page, "IMG_0042.heic: This is an iPhone photo (HEIC)");
      await expect.poll(() => page.locator(".picture-strip img").count()).toBe(2);
      await page
        .getByLabel("Choose pictures")
        .setInputFiles([tooLarge, ofIphone, await photo("third.jpg", "#aa1133")]);
      if (!javaScriptEnabled) await page.getByRole("button", { name: "Add them" }).click();
      await page.getByText("wall.jpg").first().waitFor();
      await page.getByText("larger than 15 MB").first().waitFor();
      await page.getByText("iPhone photo (HEIC)").first().waitFor();
      await expect.poll(() => page.locator(".picture-strip img").count()).toBe(3);
    });

    it("are added, put in order and shown, and what is none is refused", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      await page.goto(`${opened.office.url}/manage/goods?search=lipstick`);
      await page.locator("[data-row]").first().click();
      const rows = page.locator(".picture-row");
      const chosen = page.getByLabel("Choose pictures");
      await chosen.waitFor();
      await page.waitForLoadState();
      const before = await rows.count();
      const camera = (name: string, colour: string) => photo(name, colour, javaScriptEnabled ? 640 : 680);
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
        await page.getByRole("button", { name: "Save", exact: true }).click();
        await strip(page, "Product saved");
        const box = async (of: Locator) => {
          // It shows as soon as the page's script can drag it.
          await of.waitFor();
          return (await of.boundingBox()) ?? { x: 0, y: 0 };
        };
        await page.setViewportSize({ width: 1000, height: 3_600 });
        await page.getByText("Arrange, describe, remove").click();
        const [from, to] = [await box(rows.last().locator("[data-drag]")), await box(rows.first())];
        await page.mouse.move(from.x + 8, from.y + 8);
        await page.mouse.down();
        await page.mouse.move(from.x + 8, to.y + 30, { steps: 5 });
        await page.mouse.move(from.x + 8, to.y + 2);
        await page.mouse.up();
      } else {
        await page.getByText("Arrange, describe, remove").click();
        // The fold stays open while one goes on.
        for (let at = before + 2; at > 1; at--)
          await Promise.all([
            page.waitForEvent("load"),
            page.getByRole("button", { name: `Move picture ${at} forward` }).click(),
          ]);
      }
      await page.locator(".picture-row").first().locator(`img[src="${last}"]`).waitFor();
      const id = page.url().split("/").at(-1) ?? "";
      const main = async () =>
        (
          (await (await fetch(`${opened.office.url}/api/products/${id}`)).json()) as {
            data: { image: string };
          }
        ).data.image;
      await expect.poll(main).toContain(last.replace("-320.webp", ""));
      await send(disguised);
      await page.getByText("The shop cannot read this picture").first().waitFor();
      await expect.poll(() => rows.count()).toBe(before + 2);
    });
  });

it("are asked for again where their form waited at the door, and shoppers don't see the product without", async () => {
  const { page, troubles } = await comeIn();
  const { office, owner } = opened;
  await page.goto(`${office.url}/manage/goods/new`);
  await page.getByLabel("Choose pictures").setInputFiles([await photo("d.jpg", "#225577")]);
  await page.getByLabel("Title", { exact: true }).fill("Jacket at the door");
  await page.getByLabel("Category").selectOption("mens-clothing");
  await page.getByLabel("Price (₹)").fill("499");
  await page.getByLabel("How many you have").fill("4");
  await office.askForFactor();
  await page.getByRole("button", { name: "Put on sale" }).click();
  await page.getByRole("button", { name: /Send a code to/ }).click();
  const code = await vi.waitFor(() => {
    const sent = office.messages().findLast(({ to }) => to === owner.email);
    const digits = /\b(\d{6}) is your code/.exec(sent?.text ?? "")?.[1];
    if (digits === undefined) throw new Error("no code was sent");
    return digits;
  }, 60_000);
  await page.getByLabel("Six-digit code").fill(code);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("heading", { level: 1, name: "Jacket at the door" }).waitFor();
  await strip(page, "Please choose the photos again");
  await page.getByText("Only the staff see this.").waitFor();
  expect(troubles).toEqual([]);
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
