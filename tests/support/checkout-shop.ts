import { sql } from "kysely";
import { paymentMethods } from "#contract/checkout-view.ts";
import { priceFrom } from "#contract/format/money.ts";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { modules } from "#modules";
import { mergedInto } from "#modules/accounts/guests/guests-repository.ts";
import { payRulesOf } from "#modules/cash/rules/why-no-cash.ts";
import { addProducts } from "#modules/catalogue/products/add-products.ts";
import { builtInIndex } from "#modules/catalogue/search/index/index-product.ts";
import type { ModuleParts } from "#modules/define-module.ts";
import { createCheckout } from "#modules/orders/checkout.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { partsOf } from "#modules/orders/parts-of.ts";
import { createOrdersService } from "#modules/orders/records/orders-service.ts";
import type { Database } from "#platform/database/database.ts";
import { examineEvents } from "#platform/events/examine-events.ts";
import { idOf } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { readSettings } from "#platform/settings.ts";
import type { DeliveryOption } from "#ports/delivery-options/delivery-option.ts";
import { mockGateway } from "#ports/payment-gateways/mock/gateway.ts";
import type { PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";
import type { Promotion } from "#ports/promotions/promotion.ts";
import { createPromotions } from "#ports/promotions/promotions.ts";
import type { ModuleServices } from "#server/shop-services.ts";

export const rate = 83.16;
const home = {
  id: "home",
  isDefault: true,
  name: "Asha Rao",
  phone: "+919812345678",
  street: "12 Lake Road",
  city: "Bengaluru",
  state: "Karnataka",
  pinCode: "560001",
  country: "India",
};

export type CheckoutForTests = Awaited<ReturnType<typeof checkoutForTests>>;

/** Of the shop that tests sell in. */
export const ownGstin = "27AAPFU0939F1ZV";

/** What checkout stands on; accounts, stores and delivery are answered by the test. */
const made = new Set([
  ...["catalogue", "past-orders", "promo-codes", "automatic-discounts", "pricing", "cart"],
  ...["payments", "invoices", "cash", "returns", "store-pickup"],
]);
const defaultSettings = Object.fromEntries(
  Object.entries(settingGroups).map(([name, group]) => [name, group.parse({})]),
) as ShopSettings;

/** Checkout as the manifests put it together, over a clock and a gateway that the test moves. */
export async function checkoutForTests(
  db: Database,
  {
    gateway = mockGateway("test-secret"),
    at = () => {},
    settings,
    rules = {},
    promotions = [],
    deliveryOptions = [],
    time = { now: Date.UTC(2026, 10, 21, 9) },
    messages = [],
    post = { isDown: false },
  }: {
    /** Another machine of the same shop has the same. */
    time?: { now: number };
    messages?: { id: string; to: string; text: string }[];
    /** What brings them. */
    post?: { isDown: boolean };
    /** Kinds that the test makes up, beside those of the shop. */
    promotions?: readonly Promotion[];
    /** Looked at before those of the shop. */
    deliveryOptions?: readonly DeliveryOption[];
    settings?: ShopSettings["pricing"];
    rules?: Partial<CheckoutParts["payRules"] extends () => infer Rules ? Rules : never>;
    gateway?: PaymentGateway;
    at?: (point: string) => void;
  } = {},
) {
  const clock = { now: () => time.now };
  const log = createLog("silent");
  const sent: string[] = [];
  const messenger = {
    send: async (id: string, { to, text }: { to: string; text: string }) => {
      if (post.isDown) throw new Error("The line is down.");
      sent.push(to);
      messages.push({ id, to, text });
    },
  };
  const outbox = createOutbox({ db, clock, log, messengers: { mail: messenger, sms: messenger } });
  const own: ShopSettings = {
    ...defaultSettings,
    ...(settings && { pricing: settings }),
    payments: { ...defaultSettings.payments, cashCode: "never" },
    support: { ...defaultSettings.support, returnDays: 30 },
    contact: { ...defaultSettings.contact, address: { en: "14 Chandni Lane, New Delhi 110001", hi: "" } },
    seller: { ...defaultSettings.seller, legalName: "Asha Stores" },
    shop: { ...defaultSettings.shop, name: { en: "Asha Stores", hi: "" } },
  };
  const services = {
    accounts: {
      mergedInto,
      addresses: async () => [home],
      customer: async (_q: unknown, id: string) =>
        id === "guest" ? null : { name: "Asha Rao", email: "asha@example.com", phone: null },
      provenCustomer: async (typed: string) => typed.split("@")[0],
      reachOf: async (_q: unknown, ids: readonly string[]) =>
        new Map(ids.map((id) => [id, { email: `${id}@example.com`, phone: null }])),
    },
    stores: { readStores: async () => [{ id: "shop", name: "Haat Bazaar" }] },
    delivery: { arrivesBy: () => "2026-11-30", hearCourier: async () => {} },
  } as unknown as ModuleServices;
  const given = {
    ...{ db, clock, log, outbox, gateway, at, services },
    settings: readSettings({}),
    shopSettings: { now: () => own },
    orders: createOrdersService({ db, clock }),
    promotions: createPromotions(() => [
      ...modules.flatMap((one) => (made.has(one.name) ? (one.promotions?.(services) ?? []) : [])),
      ...promotions,
    ]),
    deliveryOptions: () => [
      ...deliveryOptions,
      ...modules.flatMap((one) => (made.has(one.name) ? (one.deliveryOptions?.(services) ?? []) : [])),
    ],
    linkKey: "test-link-key",
    shopName: () => "Haat",
    publicUrl: "https://haat.example",
  } as unknown as ModuleParts;
  for (const { name, services: make } of modules)
    if (made.has(name)) Object.assign(services, await make?.(given));
  for (const { name, followSettings } of modules) if (made.has(name)) await followSettings?.(services);
  const { cart, pricing, promoCodes, automaticDiscounts } = services;
  const parts: CheckoutParts = {
    ...partsOf(given),
    methods: () => paymentMethods,
    sellsToBusinesses: () => settings?.profile === "india",
    ownGstin: () => ownGstin,
    payRules: () => ({ ...payRulesOf(own), ...rules }),
    sms: { perDay: 1_000, countries: ["IN"] },
    mailPerHour: 1_000,
    linkMs: () => 24 * 3_600_000,
  };
  db.events.onEvery(examineEvents);
  const checkout = createCheckout({ ...parts, scriptUrl: null });
  const person = (id: string) =>
    db.write((tx) =>
      sql`insert into users (id, name, created_at) values (${id}, ${id}, ${time.now}) on conflict do nothing`.execute(
        tx,
      ),
    );
  return {
    parts,
    services,
    checkout,
    time,
    sent,
    messages,
    cart,
    pricing,
    promoCodes,
    automaticDiscounts,
    pass: (ms: number) => {
      time.now += ms;
    },
    async product(
      id: string,
      free: number,
      { price = 1_999, discount = 15, sizes = [] as readonly string[] } = {},
    ) {
      await shelve(db, { id: productIdOf(id), free, price, discount, sizes, now: time.now });
    },
    async stock(id: string) {
      const { rows } = await sql<{ free: number; held: number; sold: number }>`
        select free, held, sold from stock where product_id = ${productIdOf(id)}`.execute(db.read);
      return rows[0];
    },
    person,
    async fill(userId: string, name: string, quantity = 1, size?: string) {
      await person(userId);
      const added = await cart.addToCart(userId, { productId: productIdOf(name), quantity, size });
      if (!added.ok) throw new Error(`not added: ${added.reason}`);
      return added.value;
    },
  };
}

/** Tests name products; the catalogue knows them by id. */
export function productIdOf(name: string): string {
  return idOf(`product:${name}`);
}

interface Thing {
  readonly id: string;
  readonly free: number;
  readonly price: number;
  readonly discount: number;
  readonly sizes: readonly string[];
  readonly now: number;
}

async function shelve(db: Database, { id, free, price, discount, sizes, now }: Thing): Promise<void> {
  const category = { id: "things", parent: null, name: "Things", tagline: "", position: 1 };
  await db.write(async (tx) => {
    await tx
      .insertInto("categories")
      .values(category)
      .onConflict((on) => on.doNothing())
      .execute();
    const product = {
      id,
      slug: id,
      title: `Thing ${id}`,
      brand: "Haat",
      category: "things",
      topCategory: "things",
      categoryWords: "things",
      description: "A thing.",
      highlights: [],
      ...priceFrom({ price: price / 100, discount }, rate),
      pictures: [],
      colours: [],
      sizes,
      ratingSum: 0,
      ratingCount: 0,
      featured: false,
      onSale: false,
      free,
      createdAt: now,
    };
    await addProducts(tx, [product], { now, search: builtInIndex });
  });
}
