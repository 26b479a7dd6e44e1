import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type SettingGroup, settingGroups } from "#contract/shop-settings.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { readCategories } from "#seed/read-seed.ts";
import { createCategoryService } from "#shop/catalogue/goods/category-service.ts";
import { createSettingsService } from "#shop/settings/settings-service.ts";
import { openBrowser, openPage } from "#support/browser.ts";
import { type Person, signedUpUser } from "#support/people.ts";
import { type ShopProcess, startShopProcess } from "#support/shop-process.ts";

/** A shop of one's own, by data alone. */
const own = JSON.parse(readFileSync(join(import.meta.dirname, "../fixtures/saree-shop.json"), "utf8")) as {
  settings: Partial<Record<SettingGroup, Record<string, unknown>>>;
  categories: { id: string; label: { en: string; hi: string } }[];
  products: { title: string }[];
};
const clock = { now: () => Date.now() };

let shop: ShopProcess;
let browser: Browser;
let owner: Person;
let products: string[];

beforeAll(async () => {
  shop = await startShopProcess({ DEMO: "0" });
  browser = await openBrowser();
  const db = openDatabase({ DATA_DIR: shop.folder });
  const settings = createSettingsService({ db, clock, log: createLog("silent") });
  const categories = createCategoryService({ db, clock });
  for (const [group, fields] of Object.entries(own.settings))
    expect(await settings.change(group as SettingGroup, { seen: 0, fields, by: "owner" })).toMatchObject({
      ok: true,
    });
  for (const { id } of await categories.categoryRows())
    await categories.putCategory({ id, hidden: true }, { seen: 1, by: "owner" });
  for (const category of own.categories)
    expect(await categories.putCategory(category, { seen: 0, by: "owner" })).toMatchObject({ ok: true });
  owner = await signedUpUser(db, { name: "Meera", staff: true });
  await db.close();
  // Seen by the shop's own process, which nobody has told.
  await shown("Resham Ghar");
  await shown("Silk sarees");
  const added = own.products.map((product) => call("POST", "/api/products", product));
  products = (await Promise.all(added)).map(({ data }) => (data as { id: string }).id);
  await shown("Malli Kanjivaram Saree");
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
});

async function shown(words: string): Promise<void> {
  await vi.waitFor(async () => expect(await textOf("/", "en")).toContain(words), {
    timeout: 10_000,
    interval: 100,
  });
}

function open(path: string, lang: "en" | "hi", cookie = ""): Promise<Response> {
  return fetch(shop.url + path, { headers: { cookie: `lang=${lang}; ${cookie}` } });
}
const textOf = async (path: string, lang: "en" | "hi", cookie = "") =>
  (await open(path, lang, cookie)).text();

async function call(method: string, path: string, body: unknown): Promise<Record<string, unknown>> {
  const headers = { authorization: `Bearer ${owner.token}`, "content-type": "application/json" };
  const answer = await fetch(shop.url + path, { method, headers, body: JSON.stringify(body) });
  return (await answer.json()) as Record<string, unknown>;
}

/** Said in texts of any shop as well: of a safe payment, of a device, by a style. */
const anyShops = ["सुरक्षित भुगतान", "कंप्यूटर", "hero"];

/** Every value that an untouched shop says and this one has replaced, and what is drawn or written otherwise. */
function wordsOfTheDemo(): string[] {
  const mine = new Set(stringsIn(own.settings));
  const theirs = Object.entries(own.settings).flatMap(([group, fields]) => {
    const untouched = settingGroups[group as SettingGroup].parse({}) as Record<string, unknown>;
    return Object.keys(fields).flatMap((field) => stringsIn({ [field]: untouched[field] }));
  });
  const labels = readCategories().flatMap(({ label, tagline }) => [label.en, label.hi, tagline]);
  const others = [
    "haat.example",
    "social-card.jpg",
    "/icon-512.png",
    "/pictures/hero",
    "demo shop",
    "bazaar",
    "बाज़ार",
    "हाट",
  ];
  return [...new Set([...theirs, ...labels, ...others])].filter(
    (word) => word.length > 3 && !mine.has(word) && !anyShops.includes(word),
  );
}

/** Names of icons, kinds and ways to pay are no words. */
function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["icon", "kind", "id", "ways"].includes(key) ? [] : stringsIn(inner),
  );
}

/** In the order in which they stand there, each with its neighbours. Keys that browsers keep are not shown. */
function demoIn(text: string): string[] {
  const plain = text
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/haat-[a-z]+/g, "");
  const found = wordsOfTheDemo().filter((word) =>
    /^[\p{L}\p{M}' ]+$/u.test(word)
      ? new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "u").test(plain)
      : plain.includes(word),
  );
  return [...found, ...(plain.match(/.{0,40}\bHaat\b.{0,40}/g) ?? [])];
}

const pages = [
  "/",
  "/products",
  "/products?search=silk",
  "/products?search=nothing+of+the+kind",
  "/category/silk",
  "/category/silk/kanjivaram",
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
    expect(demoIn(await textOf(path, lang))).toEqual([]);
  });

  it("says nothing of it on a product's page, nor to somebody who is signed in", async () => {
    for (const path of [`/product/${products[0]}`, "/cart", "/wishlist", "/orders", "/profile", "/"])
      expect(demoIn(await textOf(path, lang, owner.cookie)), path).toEqual([]);
  });

  it("says its own words instead", async () => {
    const home = await textOf("/", lang);
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
    expect(demoIn(await textOf(path, "en")), path).toEqual([]);
  expect(await (await open("/manifest.webmanifest", "en")).json()).toMatchObject({
    name: "Resham Ghar",
    description: "Handwoven sarees of Kanchipuram",
  });
  const [, facts = ""] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(await textOf("/", "en")) ?? [];
  expect(JSON.parse(facts)["@graph"]).toMatchObject([
    { name: "Resham Ghar" },
    { name: "Resham Ghar", legalName: "Resham Ghar Weavers LLP", telephone: "+91 44 5550 0177", sameAs: [] },
  ]);
  expect(await textOf("/sitemap.xml", "en")).toContain("/category/silk/kanjivaram");
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
    ["how long does delivery take?", "4-9 business days"],
  ] as const) {
    await chat.getByRole("textbox").fill(question);
    await chat.getByRole("textbox").press("Enter");
    await chat.getByText(answer).waitFor();
  }
  expect(demoIn((await chat.innerHTML()) ?? "")).toEqual([]);
  expect(await chat.getByRole("link", { name: "Continue on WhatsApp" }).getAttribute("href")).toContain(
    "914455500177",
  );
  // The pictures that the settings name are not there in this test.
  expect(troubles.filter((trouble) => !/pictures|404/.test(trouble))).toEqual([]);
});
