import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { openBrowser } from "./browser.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

/**
 * Opens a shop for all tests of a file, and takes the worker's browser for them or opens one of their own, which is
 * closed before the shop that its pages ask.
 */
export function openForAll<Shop extends { stop(): Promise<unknown> }>(
  start: () => Promise<Shop>,
  take: (shop: Shop, browser: Browser) => void | Promise<void>,
  openOwn?: () => Promise<Browser>,
): void {
  let shop: Shop | undefined;
  let own: Browser | undefined;
  beforeAll(async () => {
    const [started, browser] = await Promise.all([start(), openOwn ? openOwn() : openBrowser()]);
    shop = started;
    if (openOwn) own = browser;
    await take(started, browser);
  });
  afterAll(async () => {
    await own?.close();
    await shop?.stop();
  });
}

let demo: Promise<ShopProcess> | undefined;

/** One shop for all files of a worker that only look, or bring their own people: it ends with the worker. */
export function openDemoShop(): Promise<ShopProcess> {
  demo ??= startShopProcess().then((shop) => {
    process.once("exit", () => shop.process.kill("SIGKILL"));
    return { ...shop, stop: async () => null };
  });
  return demo;
}
