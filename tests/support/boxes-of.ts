import type { Page } from "playwright-core";

/** Of all that show. */
export const boxesOf = async (page: Page, parts: string) =>
  (
    await page.locator(parts).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  ).filter(({ width }) => width > 0);
