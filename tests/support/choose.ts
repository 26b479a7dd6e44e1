import type { Locator } from "playwright-core";
import { expect } from "vitest";

/** Presses what one sees of a radio or a checkbox, its label, as a shopper does; goes on when it is chosen. */
export async function choose(choice: Locator): Promise<void> {
  await choice.locator("xpath=ancestor::label").click();
  await expect.poll(() => choice.isChecked()).toBe(true);
}
