import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { shopifyFile } from "#support/goods-files.ts";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

async function chooseMany(page: Page, search: string) {
  await page.goto(`${opened.office.url}/manage/goods?search=${search}`);
  await page.getByRole("link", { name: "Change many" }).click();
}

async function priceOf(search: string): Promise<number> {
  const answer = await fetch(`${opened.office.url}/api/products?search=${search}`);
  const { products } = (await answer.json()) as { products: { unitPaise: number }[] };
  return products[0]?.unitPaise ?? 0;
}

for (const javaScriptEnabled of [true, false])
  describe(`many goods ${javaScriptEnabled ? "with" : "without"} script`, () => {
    it("are dearer after a look, and then again as they were", async () => {
      const { page, troubles, ...eye } = await comeIn({ javaScriptEnabled });
      // What examines a page is a script itself.
      const accessibility = async () => (javaScriptEnabled ? eye.accessibility() : []);
      const before = await priceOf("lipstick");
      await chooseMany(page, "lipstick");
      await page.getByLabel("All results").waitFor();
      // Nothing is ticked yet: the list stays, with what was looked for.
      await page.getByRole("button", { name: /^Change (the ticked|\d)/ }).click();
      await page.getByRole("alert").filter({ hasText: "Nothing is ticked yet." }).waitFor();
      await page.getByLabel("All results").waitFor();
      expect(await page.getByRole("searchbox").inputValue()).toBe("lipstick");
      expect(await accessibility(), "choosing").toEqual([]);
      if (javaScriptEnabled) {
        const ticks = page.locator(".tick input");
        await ticks.first().check();
        await page.getByRole("button", { name: "Change 1 product", exact: true }).waitFor();
        await ticks.first().uncheck();
      }
      await page.getByLabel("All results").check();
      await page.getByRole("button", { name: /^Change (the ticked|\d)/ }).click();
      await page.getByLabel("How much").waitFor();
      expect(await accessibility(), "the deeds").toEqual([]);
      await page.getByLabel("How much").fill("ten");
      await page.getByRole("button", { name: "Preview the changes" }).first().click();
      await page.getByText("Please enter an amount").first().waitFor();
      await page.getByLabel("How much").fill("10");
      await page.getByRole("button", { name: "Preview the changes" }).first().click();
      await page.getByRole("heading", { level: 1, name: /Price up by 10%/ }).waitFor();
      expect(await priceOf("lipstick")).toBe(before);
      expect(await accessibility(), "the look").toEqual([]);
      await page.getByRole("button", { name: /^Apply to \d/ }).click();
      await page.getByRole("button", { name: "Undo" }).waitFor();
      await expect.poll(() => priceOf("lipstick")).toBeGreaterThan(before * 1.09);
      await page.getByRole("link", { name: "Goods" }).first().click();
      await page.getByRole("link", { name: "Change many" }).click();
      await page.getByRole("link", { name: "Recent changes" }).click();
      const ours = page.getByRole("link", { name: /Price up by 10%/ }).first();
      await ours.waitFor();
      expect(await accessibility(), "recent changes").toEqual([]);
      await ours.click();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText("Undone").first().waitFor();
      await expect.poll(() => priceOf("lipstick")).toBe(before);
      expect(troubles).toEqual([]);
    });

    it("are moved when they are ticked one by one", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      await page.goto(`${opened.office.url}/manage/goods?many=1&category=beauty`);
      for (const at of [0, 1]) await page.locator(".tick input").nth(at).check();
      await page.getByRole("button", { name: /^Change (the ticked|\d)/ }).click();
      await page.getByText("2 products chosen").waitFor();
      await page.getByText("On sale, draft or hidden").click();
      await page.getByRole("radio", { name: "Hidden" }).check();
      await page.locator("details[open]").getByRole("button", { name: "Preview the changes" }).click();
      await page.getByRole("button", { name: "Apply to 2 products" }).click();
      await page.getByText("2 done").waitFor();
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText("2 undone").waitFor();
    });

    if (javaScriptEnabled)
      it("are asked about on the first view, also where the file takes a while", async () => {
        const { page } = await comeIn({ javaScriptEnabled });
        await page.goto(`${opened.office.url}/manage/goods/files`);
        const lines = Array.from({ length: 900 }, (_, at) => `Lamp ${at},Lamps of clay,10,1,`);
        const buffer = Buffer.from(["Title,Category,Price,Pieces,Choice price", ...lines, ""].join("\n"));
        await page
          .getByLabel("File", { exact: true })
          .setInputFiles({ name: "lamps.csv", mimeType: "text/csv", buffer });
        await page.getByRole("button", { name: "Preview the file" }).click();
        await page.getByLabel(/^Lamps of clay/).waitFor();
        await page.getByRole("button", { name: "Check again" }).waitFor();
      });

    it("come in from a file after a look, and go out again", async () => {
      const { page, troubles, ...eye } = await comeIn({ javaScriptEnabled });
      const accessibility = async () => (javaScriptEnabled ? eye.accessibility() : []);
      await page.goto(`${opened.office.url}/manage/goods`);
      await page.getByRole("link", { name: "Files (CSV)" }).click();
      await page.getByLabel("File", { exact: true }).waitFor();
      expect(await accessibility(), "files").toEqual([]);
      const send = async (text: string) => {
        const buffer = Buffer.from(text);
        await page
          .getByLabel("File", { exact: true })
          .setInputFiles({ name: "goods.csv", mimeType: "text/csv", buffer });
        await page.getByRole("button", { name: "Preview the file" }).click();
      };
      await send("a,b\n1,2\n");
      await page.getByText("The shop does not know this first line").first().waitFor();
      // Other goods than those of the visit before, which the shop knows.
      const prefix = javaScriptEnabled ? "one" : "two";
      await send(
        shopifyFile
          .replaceAll("jaipur-kurta", prefix)
          .replaceAll("JK-", prefix)
          .replace("tent,Tent", `tent-${prefix},Tent`),
      );
      await page.getByText("1 new").first().waitFor();
      await page.getByText("line 6").first().waitFor();
      expect(await accessibility(), "the look").toEqual([]);
      await page.getByLabel(/^Camping/).selectOption("Leave these out");
      await page.getByRole("radio", { name: "on sale at once" }).check();
      await page.getByRole("button", { name: "Check again" }).click();
      await page.getByRole("button", { name: "Apply to 1 product" }).waitFor();
      const where = javaScriptEnabled ? "sports" : { label: "Make a new category “Camping”" };
      await page.getByLabel(/^Camping/).selectOption(where);
      await page.getByRole("button", { name: "Check again" }).click();
      await page.getByRole("button", { name: "Apply to 2 products" }).click();
      await page.getByText("2 done").waitFor();
      // Its address in the shop before leads to it.
      const old = await fetch(`${opened.office.url}/products/${prefix}`, { redirect: "manual" });
      expect([old.status, old.headers.get("location")]).toEqual([
        301,
        expect.stringMatching(/^\/product\/\w+/),
      ]);
      await page.getByRole("button", { name: "Undo" }).click();
      await page.getByText("2 undone").waitFor();
      const cookie = opened.office.cookieOf(opened.owner);
      const answer = await fetch(`${opened.office.url}/api/manage/tables/goods`, {
        headers: { cookie: `${cookie.name}=${cookie.value}` },
      });
      expect(answer.headers.get("content-type")).toContain("text/csv");
      expect((await answer.text()).split("\r\n").length).toBeGreaterThan(100);
      expect(troubles).toEqual([]);
    });
  });
