import { sql } from "kysely";
import { priceFrom } from "#contract/money.ts";
import { payments as paymentSettings } from "#contract/settings/payments.ts";
import { returns as returnSettings } from "#contract/settings/returns.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import { mergedInto } from "#modules/accounts/guests/guests-repository.ts";
import { createCartService } from "#modules/cart/service.ts";
import { payRulesOf } from "#modules/cash/rules/why-no-cash.ts";
import { createCashService } from "#modules/cash/service.ts";
import { addProducts } from "#modules/catalogue/products/add-products.ts";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { createInvoicesService } from "#modules/invoices/service.ts";
import { createCheckout } from "#modules/orders/checkout.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import { paymentMethods } from "#modules/orders/checkout-view.ts";
import { createOrdersService } from "#modules/orders/records/orders-service.ts";
import { createPaymentsService } from "#modules/payments/service.ts";
import { createReturnsService } from "#modules/returns/service.ts";
import type { Database } from "#platform/database/database.ts";
import { examineEvents } from "#platform/events/examine-events.ts";
import { idOf } from "#platform/ids.ts";
import { createLog } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { mockGateway } from "#ports/payment-gateways/mock/gateway.ts";
import type { PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";
import { demoSettings, pricingForTests, promoCodesForTests } from "./pricing.ts";

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

/** The services that checkout needs, over a clock and a gateway that the test moves. */
/** Of the shop that tests sell in. */
export const ownGstin = "27AAPFU0939F1ZV";

export async function checkoutForTests(
  db: Database,
  {
    gateway = mockGateway("test-secret"),
    at = () => {},
    settings,
    rules = {},
  }: {
    settings?: ShopSettings["pricing"];
    rules?: Partial<CheckoutParts["payRules"] extends () => infer Rules ? Rules : never>;
    gateway?: PaymentGateway;
    at?: (point: string) => void;
  } = {},
) {
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  const clock = { now: () => time.now };
  const log = createLog("silent");
  const orders = createOrdersService({ db, clock });
  const payments = createPaymentsService({ db, clock, gateway });
  const catalogue = createCatalogueService({ db, clock, rate, synonyms: {} });
  const pricing = await pricingForTests(db, { clock, rate, ...(settings && { settings }) });
  const promoCodes = await promoCodesForTests(db, { clock, orders });
  const cart = createCartService({
    db,
    clock,
    catalogue,
    rate,
    pricing,
    promoCodes,
    heldFor: orders.heldFor,
  });
  const sent: string[] = [];
  const messages: { to: string; text: string }[] = [];
  const messenger = {
    send: async (_: string, { to, text }: { to: string; text: string }) => {
      sent.push(to);
      messages.push({ to, text });
    },
  };
  const outbox = createOutbox({ db, clock, log, messengers: { mail: messenger, sms: messenger } });
  const accounts = {
    mergedInto,
    addresses: async () => [home],
    customer: async () => ({ name: "Asha Rao", email: "asha@example.com", phone: null }),
  };
  const invoices = createInvoicesService({
    clock,
    seller: () => ({
      name: "Asha Stores",
      address: { en: "", hi: "" },
      city: "",
      pinCode: "",
      gstin: "",
      state: "29",
    }),
  });
  const returns = createReturnsService({ db, clock });
  const returnRules = {
    ...returnSettings.parse({}),
    days: 30,
    sendTo: { en: "14 Chandni Lane, New Delhi 110001", hi: "" },
  };
  const parts: CheckoutParts = {
    db,
    clock,
    log,
    outbox,
    orders,
    payments,
    invoices,
    returns,
    returnRules: () => returnRules,
    stores: async () => [{ id: "shop", name: "Haat Bazaar" }],
    cart,
    pricing,
    promoCodes,
    catalogue,
    accounts,
    at,
    rate,
    methods: () => paymentMethods,
    arrivesBy: () => "2026-11-30",
    hearCourier: async () => {},
    sellsToBusinesses: () => settings?.profile === "india",
    ownGstin: () => ownGstin,
    payRules: () => ({
      ...payRulesOf({
        payments: paymentSettings.parse({ cashCode: "never" }),
        pricing: settings ?? demoSettings,
      }),
      ...rules,
    }),
    cash: createCashService({ db, clock, codeKey: Buffer.from("a key of codes") }),
    sms: { perDay: 1_000, countries: ["IN"] },
    mailPerHour: 1_000,
    linkMs: () => 24 * 3_600_000,
    linkKey: "test-link-key",
    shopName: () => "Haat",
    publicUrl: "https://haat.example",
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
    checkout,
    time,
    sent,
    messages,
    cart,
    pricing,
    promoCodes,
    pass: (ms: number) => {
      time.now += ms;
    },
    async product(id: string, free: number, { price = 1_999, discount = 15 } = {}) {
      await shelve(db, { id: productIdOf(id), free, price, discount, now: time.now });
    },
    async stock(id: string) {
      const { rows } = await sql<{ free: number; held: number; sold: number }>`
        select free, held, sold from stock where product_id = ${productIdOf(id)}`.execute(db.read);
      return rows[0];
    },
    person,
    async fill(userId: string, name: string, quantity = 1) {
      await person(userId);
      const added = await cart.addToCart(userId, { productId: productIdOf(name), quantity });
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
  readonly now: number;
}

async function shelve(db: Database, { id, free, price, discount, now }: Thing): Promise<void> {
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
      sizes: [],
      ratingSum: 0,
      ratingCount: 0,
      featured: false,
      onSale: false,
      free,
      createdAt: now,
    };
    await addProducts(tx, [product], { now });
  });
}
