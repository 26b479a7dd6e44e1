import type { Page } from "playwright-core";
import { untilInUse } from "./browser.ts";

/** On the page to log in, or on the way to it: the page before it may have such fields too, and show still. */
export async function logIn(page: Page, email: string, password: string): Promise<void> {
  const button = page.getByRole("button", { name: "Login", exact: true });
  await button.waitFor();
  await untilInUse(page);
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await button.click();
}
