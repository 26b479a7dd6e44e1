import { HtmlValidate } from "html-validate";
import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { openPage, sizes, visit } from "#support/browser.ts";
import { openDemoShop, openForAll } from "#support/open-for-all.ts";
import { productsNamed } from "#support/products-named.ts";
import type { ShopProcess } from "#support/shop-process.ts";

let shop: ShopProcess;
let browser: Browser;
const goods = ["Nehru Jacket", "Fleece Hoodie", "Checked Cotton Shirt", "Running Shoes"];
let products: Record<string, string>;
openForAll(openDemoShop, async (...opened) => {
  [shop, browser] = opened;
  products = await productsNamed(shop.url, goods);
});

describe("every page of the catalogue", () => {
  const addresses = () => [
    "/",
    "/products?category=clothing&maxPrice=2000&rating=4",
    "/products?search=zzqqxx",
    `/product/${products["Nehru Jacket"]}`,
    `/product/${products["Fleece Hoodie"]}`,
  ];

  it.each([
    ["light", "phone"],
    ["dark", "desktop"],
  ] as const)("has no accessibility violation in the %s theme on a %s", async (colorScheme, size) => {
    const viewport = sizes[size];
    const { page, context, troubles, accessibility } = await openPage(browser, { colorScheme, viewport });
    for (const address of addresses().slice(1)) {
      await visit(page, shop.url + address);
      expect({ address, said: await accessibility() }).toEqual({ address, said: [] });
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  it("cuts nothing at 320 pixels and moves nothing while it loads", async () => {
    const { page, context } = await openPage(browser, { viewport: { width: 320, height: 640 } });
    await page.addInitScript(watchShifts);
    for (const address of addresses()) {
      await visit(page, shop.url + address);
      const { wide, cut, shifted } = await page.evaluate(lookForFaults);
      expect({ address, wide, cut }).toEqual({ address, wide: false, cut: [] });
      expect(shifted).toBeLessThanOrEqual(0.02);
    }
    await context.close();
  });

  it("is valid HTML as the server sends it", async () => {
    for (const address of addresses()) {
      const html = await (await fetch(shop.url + address)).text();
      const { results } = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(
        html,
      );
      const said = results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
      );
      expect({ address, said }).toEqual({ address, said: [] });
    }
  });
});

function watchShifts(): void {
  const store = window as unknown as { shifted: number };
  store.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) store.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

/** Text that hides without saying so by dots. */
function lookForFaults() {
  const cut = [...document.querySelectorAll<HTMLElement>("main :is(h1,h2,h3,p,a,button,label,dd,dt,legend)")]
    .filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest(".sr-only, .gallery-track, .product-card-title") &&
        element.clientWidth > 1,
    )
    .filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== "visible",
    )
    .map((element) => element.textContent ?? "");
  const { shifted } = window as unknown as { shifted: number };
  return { wide: document.documentElement.scrollWidth > innerWidth, cut, shifted };
}
