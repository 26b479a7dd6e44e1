import { waysToPay } from "#contract/ways-to-pay.ts";
import { wordsIn } from "#contract/words.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { mergedInto } from "#shop/accounts/guests-repository.ts";
import { customerOf } from "#shop/accounts/staff.ts";
import { createCartService } from "#shop/cart/cart-service.ts";
import { createCashService } from "#shop/cash/cash-service.ts";
import { payRulesOf } from "#shop/cash/rules/why-no-cash.ts";
import { createCatalogueService } from "#shop/catalogue/catalogue-service.ts";
import { createCheckout } from "#shop/checkout/checkout.ts";
import { createInvoicesService } from "#shop/invoices/invoices-service.ts";
import { sellerOf, sellsToBusinesses } from "#shop/invoices/rules/seller-of.ts";
import { createOrdersService } from "#shop/orders/orders-service.ts";
import { mockGateway } from "#shop/payments/gateways/mock.ts";
import { createPaymentsService } from "#shop/payments/payments-service.ts";
import { createPricingService } from "#shop/pricing/pricing-service.ts";
import { createReturnsService } from "#shop/returns/returns-service.ts";
import { returnRulesOf } from "#shop/returns/rules/return-rules-of.ts";
import type { StaffShop } from "./command.ts";

/** The shop's own checkout without a way out: mails and refunds leave from the running shop. */
export function checkoutOver({ db, settings, shopSettings }: Omit<StaffShop, "actor">) {
  const clock = systemClock;
  const log = createLog("error");
  const rate = settings.RUPEES_PER_UNIT;
  const catalogue = createCatalogueService({ db, clock, rate, synonyms: {} });
  const orders = createOrdersService({ db, clock });
  const pricing = createPricingService({
    db,
    clock,
    rate,
    orders,
    settings: () => shopSettings.now().pricing,
  });
  const never = { send: () => Promise.reject(new Error("The running shop sends.")) };
  return createCheckout({
    db,
    clock,
    log,
    rate,
    payRules: () => payRulesOf(shopSettings.now()),
    // Nor codes.
    cash: createCashService({ db, clock, codeKey: Buffer.alloc(0) }),
    sms: { perDay: 0, countries: [] },
    mailPerHour: 0,
    linkMs: () => shopSettings.now().payments.linkHours * 3_600_000,
    // It sends no links.
    linkKey: "",
    methods: () => waysToPay(shopSettings.now()),
    arrivesBy: () => "",
    hearCourier: async () => {},
    sellsToBusinesses: () => sellsToBusinesses(shopSettings.now()),
    ownGstin: () => shopSettings.now().seller.gstin,
    catalogue,
    orders,
    outbox: createOutbox({ db, clock, log, carriers: { mail: never, sms: never } }),
    payments: createPaymentsService({ db, clock, gateway: mockGateway("") }),
    invoices: createInvoicesService({ clock, seller: () => sellerOf(shopSettings.now()) }),
    pricing,
    returns: createReturnsService({ db, clock }),
    // Nor the way to send goods back.
    returnRules: () => ({ ...returnRulesOf(shopSettings.now()), days: 0, daysOf: [] }),
    stores: async () => [],
    cart: createCartService({ db, clock, catalogue, rate, pricing }),
    accounts: { mergedInto, addresses: async () => [], customer: customerOf },
    shopName: (lang) => wordsIn(shopSettings.now().shop.name, lang),
    publicUrl: settings.publicUrl,
    scriptUrl: settings.RAZORPAY_CHECKOUT_URL,
  });
}
