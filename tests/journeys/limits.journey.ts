import type { Browser, Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { openBrowser, openPage } from "#support/browser.ts";
import { limitBrowser } from "#support/limit-browser.ts";
import { untilStill } from "#support/until-still.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});

const text = `<style>@keyframes appear { from { opacity: 0 } } .new { animation: appear 500ms }</style>
  <details open><summary>More</summary><p>A part</p></details>`;

async function begin(page: Page): Promise<void> {
  await page.setContent(text);
  await page.locator("p").evaluate((part) => part.classList.add("new"));
}

it("waits until a part is there, and for none that is shut away meanwhile", async () => {
  const { page } = await openPage(browser);
  await begin(page);
  await untilStill(page);
  expect(await page.locator("p").evaluate((part) => getComputedStyle(part).opacity)).toBe("1");
  await begin(page);
  await page.locator("details").evaluate((part: HTMLDetailsElement) => {
    part.open = false;
  });
  await untilStill(page);
});

it("says what a page was asked that it never answers", async () => {
  const { page } = await openPage(browser);
  limitBrowser(browser, 1_000);
  const asked = page.evaluate(() => new Promise(() => {}));
  limitBrowser(browser);
  await expect(asked).rejects.toThrow(
    /^page.evaluate: Waited 1 s for the browser: evaluateExpression: .*Promise/,
  );
});
