import type { Page } from "playwright-core";
import { expect } from "vitest";

/** How many goods the list on the page says it has. */
export const totalOf = async (page: Page) => {
  const words = (await page.locator("main [role=status]").first().textContent()) ?? "";
  return Number(words.replaceAll(/\D/g, ""));
};

export const showsTotal = (page: Page, count: number) => expect.poll(() => totalOf(page)).toBe(count);
