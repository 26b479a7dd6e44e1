import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { ownersOffice } from "#support/owners-office.ts";

const { opened, comeIn } = ownersOffice();

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${opened.office.url}/api${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      cookie: opened.owner.cookie,
      "sec-fetch-site": "same-origin",
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what the documents promise
  const told = (await answer.json()) as any;
  if (!answer.ok) throw new Error(`${method} ${path}: ${told.message}`);
  return told;
}

const strip = (page: Page, text: string) => page.locator(".strip").filter({ hasText: text }).waitFor();

for (const javaScriptEnabled of [true, false])
  describe(javaScriptEnabled ? "reviews" : "reviews without script", () => {
    it("are hidden for a reason, shown again, and answered where shoppers read them", async () => {
      const { page, troubles } = await comeIn({ javaScriptEnabled });
      await page.goto(`${opened.office.url}/manage/reviews?stars=${javaScriptEnabled ? 5 : 4}`);
      const first = page.locator(".review-row").first();
      const words = (await first.locator(".review-text").textContent()) ?? "";
      const product = (await first.getByRole("link").getAttribute("href"))?.split("#")[0] ?? "";
      const inShop = async () =>
        (await (await fetch(opened.office.url + product)).text()).includes(words.slice(0, 30));
      const count = async () =>
        (await call("GET", `/ratings/product/${product.split("/").at(-1)}/average`)).data.count as number;
      const before = await count();
      await first.getByText("Hide", { exact: true }).first().click();
      await first.getByLabel("Why? Only the staff see this.").fill("   ");
      await first.getByRole("button", { name: "Hide" }).click();
      await page.locator("[aria-invalid]").waitFor();
      await page.getByLabel("Why? Only the staff see this.").first().fill("Of another shop");
      await page.getByRole("button", { name: "Hide" }).first().click();
      await strip(page, "The review is hidden");
      await expect.poll(inShop).toBe(false);
      await expect.poll(count).toBe(before - 1);
      await page.getByRole("button", { name: /^Undo/ }).click();
      await strip(page, "The review is shown");
      await expect.poll(inShop).toBe(true);
      await expect.poll(count).toBe(before);
      await page.goto(`${opened.office.url}/manage/reviews?search=${encodeURIComponent(words.slice(0, 40))}`);
      const fold = page.locator("details").filter({ hasText: "Reply as the shop" }).first();
      await fold.locator("summary").click();
      await fold.getByRole("textbox").fill("Thank you! <b>Come</b> again.");
      await fold.getByRole("button").click();
      await strip(page, "The reply is saved");
      await page.goto(opened.office.url + product);
      await page.getByText("Thank you! <b>Come</b> again.").waitFor();
      expect(troubles).toEqual([]);
    });

    it("wait until they are approved, where the owner wants that, and Today says so", async () => {
      const { page } = await comeIn({ javaScriptEnabled });
      const { reviews } = await call("GET", "/manage/reviews?state=shown");
      const { id, version, name } = reviews.at(-1);
      await call("POST", `/manage/reviews/${id}/state`, { state: "waiting", seen: version });
      await page.goto(`${opened.office.url}/manage`);
      await page.getByRole("link", { name: "Reviews waiting for you" }).click();
      await page.getByRole("button", { name: `Approve Review by ${name}` }).click();
      await strip(page, "The review is shown");
      await page.getByText("No reviews waiting").waitFor();
      await page.getByRole("button", { name: "Approve new ones first" }).click();
      await page.getByText("New reviews wait until you approve them.").waitFor();
      await page.getByRole("button", { name: "Show them at once" }).click();
      await page.getByText("New reviews are shown at once.").waitFor();
    });
  });

describe("the screen of reviews", () => {
  it("is for everybody, in both themes", async () => {
    const { page, inBothThemes } = await comeIn();
    await page.goto(`${opened.office.url}/manage/reviews`);
    await page.locator("details").evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute("open", "");
    });
    expect(await inBothThemes()).toEqual([]);
  });
});
