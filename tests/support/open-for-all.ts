import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";

/**
 * Opens a shop and a browser for all tests of a file, both at once, and takes the browser away before the shop that its
 * pages ask.
 */
export function openForAll<Shop extends { stop(): Promise<unknown> }>(
  start: () => Promise<Shop>,
  take: (shop: Shop, browser: Browser) => void | Promise<void>,
  open: () => Promise<Browser> = openBrowser,
): void {
  let shop: Shop | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([start(), open()]);
    await take(shop, browser);
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });
}
