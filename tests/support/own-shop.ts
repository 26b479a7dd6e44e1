import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, vi } from "vitest";
import type { z } from "zod";
import { pathIn } from "#contract/lang-address.ts";
import { type SettingGroup, settingGroups } from "#contract/shop-settings.ts";
import { createCategoryService } from "#modules/catalogue/categories/category-service.ts";
import { builtInIndex } from "#modules/catalogue/search/index/index-product.ts";
import { createOrdersService } from "#modules/orders/records/orders-service.ts";
import type { DeliveryRate } from "#modules/pricing/rules/delivery-rates.ts";
import type { TaxRate } from "#modules/pricing/rules/tax-rates.ts";
import { createPricingService } from "#modules/pricing/service.ts";
import { promoInput } from "#modules/promo-codes/file-input.ts";
import { createPromoCodesService } from "#modules/promo-codes/service.ts";
import { createSettingsService } from "#modules/settings/service.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { readCategories } from "#seed/read-seed.ts";
import { type Person, signedUpUser } from "./people.ts";
import { type ShopProcess, startShopProcess } from "./shop-process.ts";

/** A shop of one's own, by data alone. */
export const own = JSON.parse(
  readFileSync(join(import.meta.dirname, "../fixtures/saree-shop.json"), "utf8"),
) as {
  settings: Partial<Record<SettingGroup, Record<string, unknown>>>;
  categories: { id: string; label: { en: string; hi: string } }[];
  products: { title: string }[];
  taxes: TaxRate[];
  delivery: DeliveryRate[];
  promos: z.input<typeof promoInput>[];
};
const clock = { now: () => Date.now() };

export interface OwnShop extends ShopProcess {
  readonly owner: Person;
  /** The ids of its goods, in the order of the data. */
  readonly products: readonly string[];
  textOf(path: string, lang: "en" | "hi", cookie?: string): Promise<string>;
}

export async function startOwnShop(): Promise<OwnShop> {
  const shop = await startShopProcess({ DEMO: "0", RUPEES_PER_UNIT: "1" });
  const db = openDatabase({ DATA_DIR: shop.folder });
  const settings = createSettingsService({ db, clock, log: createLog("silent") });
  const categories = createCategoryService({ db, clock, search: builtInIndex });
  for (const [group, fields] of Object.entries(own.settings))
    expect(await settings.change(group as SettingGroup, { seen: 0, fields, by: "owner" })).toMatchObject({
      ok: true,
    });
  for (const { id } of await categories.categoryRows())
    await categories.putCategory({ id, hidden: true }, { seen: 1, by: "owner" });
  for (const category of own.categories)
    expect(await categories.putCategory(category, { seen: 0, by: "owner" })).toMatchObject({ ok: true });
  const pricing = createPricingService({
    db,
    clock,
    rate: 1,
    settings: () => settings.now().pricing,
  });
  await pricing.putTaxRates("owner", own.taxes);
  await pricing.putDeliveryRates("owner", own.delivery);
  const promoCodes = createPromoCodesService({ db, clock, orders: createOrdersService({ db, clock }) });
  await promoCodes.removePromo("owner", "WELCOME10");
  await promoCodes.putPromos(
    "owner",
    own.promos.map((code) => promoInput.parse(code)),
  );
  const owner = await signedUpUser(db, { name: "Meera", staff: true });
  await db.close();
  const textOf = async (path: string, lang: "en" | "hi", cookie = "") =>
    (await fetch(shop.url + pathIn(lang, path), { headers: { cookie: `lang=${lang}; ${cookie}` } })).text();
  const shown = (words: string) =>
    vi.waitFor(async () => expect(await textOf("/", "en")).toContain(words), {
      timeout: 60_000,
      interval: 100,
    });
  // Seen by the shop's own process, which nobody has told.
  await shown("Resham Ghar");
  await shown("Silk sarees");
  const added = own.products.map(async (product) => {
    const headers = { authorization: `Bearer ${owner.token}`, "content-type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify(product) };
    const answer = (await (await fetch(`${shop.url}/api/products`, asked)).json()) as {
      data: { id: string };
    };
    return answer.data.id;
  });
  const products = await Promise.all(added);
  await shown("Malli Kanjivaram Saree");
  return { ...shop, owner, products, textOf };
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
    "WELCOME10",
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
export function demoIn(text: string): string[] {
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
