import type { Browser } from "playwright-core";
import { describe, expect, it } from "vitest";
import { settingGroups } from "#contract/shop-settings.ts";
import { openPage } from "#support/browser.ts";
import { openForAll } from "#support/open-for-all.ts";
import { demoIn, type OwnShop, own, startOwnShop } from "#support/own-shop.ts";

let shop: OwnShop;
let browser: Browser;

openForAll(startOwnShop, (...opened) => {
  [shop, browser] = opened;
});

const pages = [
  "/",
  "/products",
  "/products?search=silk",
  "/products?search=nothing+of+the+kind",
  "/category/silk",
  "/category/silk/kanjivaram",
  "/category/blouses",
  "/flash-sale",
  "/stores",
  "/login",
  "/register",
  "/forgot-password",
  "/newsletter",
  "/offline",
  "/track-order",
  "/not-a-page",
];

describe.each(["en", "hi"] as const)("a saree shop in %s", (lang) => {
  it.each(pages)("says nothing of the demo on %s", async (path) => {
    expect(demoIn(await shop.textOf(path, lang))).toEqual([]);
  });

  it("says nothing of it on a product's page, nor to somebody who is signed in", async () => {
    for (const path of [`/product/${shop.products[0]}`, "/cart", "/wishlist", "/orders", "/profile", "/"])
      expect(demoIn(await shop.textOf(path, lang, shop.owner.cookie)), path).toEqual([]);
  });

  it("says its own words instead", async () => {
    const home = await shop.textOf("/", lang);
    const settings = own.settings as Record<string, Record<string, Record<string, Record<string, string>>>>;
    for (const words of [
      settings.shop?.name,
      settings.home?.title,
      settings.home?.hero?.title,
      settings.contact?.hours,
    ])
      expect(home).toContain((words as Record<string, string>)[lang]);
    for (const { label } of own.categories.slice(0, 1)) expect(home).toContain(label[lang]);
    expect(home.indexOf("Malli Kanjivaram")).toBeGreaterThan(0);
  });
});

it("would have seen the demo", () => {
  expect(demoIn(JSON.stringify(settingGroups.home.parse({}))).length).toBeGreaterThan(25);
  expect(demoIn("© 2026 Haat. All rights reserved.")).toContain("Haat");
});

it("tells machines of itself alone", async () => {
  for (const path of [
    "/manifest.webmanifest",
    "/robots.txt",
    "/sitemap.xml",
    "/api/openapi.json",
    "/api/products",
    "/api/stores",
    "/api/products/search?q=silk",
  ])
    expect(demoIn(await shop.textOf(path, "en")), path).toEqual([]);
  expect(JSON.parse(await shop.textOf("/manifest.webmanifest", "en"))).toMatchObject({
    name: "Resham Ghar",
    description: "Handwoven sarees of Kanchipuram",
  });
  const [, facts = ""] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await shop.textOf("/", "en")) ?? [];
  expect(JSON.parse(facts)["@graph"]).toMatchObject([
    { name: "Resham Ghar" },
    { name: "Resham Ghar", legalName: "Resham Ghar Weavers LLP", telephone: "+91 44 5550 0177", sameAs: [] },
  ]);
  expect(await shop.textOf("/sitemap.xml", "en")).toContain("/category/silk/kanjivaram");
});

it("writes letters in its own name, in both languages", async () => {
  for (const lang of ["en", "hi"] as const) {
    const headers = {
      "content-type": "application/json",
      cookie: `lang=${lang}`,
      "sec-fetch-site": "same-origin",
    };
    const post = (path: string, body: object) =>
      fetch(`${shop.url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    const email = `${lang}@buyer.example`;
    await post("/auth/register", { name: "Asha", email, password: "a long enough one" });
    await post("/auth/forgot-password", { email });
    await post("/newsletter/subscribe", { email });
    await post("/auth/otp/request", { phone: lang === "en" ? "9812345678" : "9812345679" });
  }
  await expect.poll(() => shop.messages().length).toBeGreaterThanOrEqual(6);
  const letters = shop.messages().map((letter) => JSON.stringify(letter));
  expect(letters.filter((letter) => /Resham Ghar|रेशम घर/.test(letter))).toHaveLength(letters.length);
  for (const letter of letters) expect(demoIn(letter)).toEqual([]);
});

it("looks and answers like itself in a browser", async () => {
  const { page, troubles, accessibility } = await openPage(browser);
  await page.goto(shop.url);
  const button = page.getByRole("link", { name: "See the sarees" });
  expect(await button.evaluate((link) => getComputedStyle(link).backgroundColor)).toBe("rgb(138, 28, 74)");
  expect(await accessibility()).toEqual([]);
  await page.getByRole("button", { name: "Customer Support" }).click();
  const chat = page.getByRole("dialog", { name: "Customer Support" });
  for (const [question, answer] of [
    ["which cards do you take?", "We take UPI and cards."],
    ["can I return it?", "within 10 days"],
    ["is there a discount?", "New customers with an account get 5% off their first order."],
    ["how long does delivery take?", "2-6 business days"],
  ] as const) {
    await chat.getByRole("textbox").fill(question);
    await chat.getByRole("textbox").press("Enter");
    await chat.getByText(answer).waitFor();
  }
  expect(demoIn((await chat.innerHTML()) ?? "")).toEqual([]);
  await expect
    .poll(() => chat.getByRole("link", { name: "Continue on WhatsApp" }).getAttribute("href"))
    .toContain("914455500177");
  // The pictures that the settings name are not there in this test.
  expect(troubles.filter((trouble) => !/pictures|404/.test(trouble))).toEqual([]);
});
