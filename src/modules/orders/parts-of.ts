import { payRulesOf } from "#modules/cash/rules/why-no-cash.ts";
import { sellsToBusinesses } from "#modules/invoices/rules/seller-of.ts";
import { returnRulesOf } from "#modules/returns/rules/return-rules-of.ts";
import type { ModuleParts } from "../define-module.ts";
import type { CheckoutParts } from "./checkout-parts.ts";
import { customerOf } from "./records/order-repository.ts";
import { paymentMethodsFor } from "./rules/payment-methods-for.ts";

/** What checkout needs, of the services of other modules and of what is set. */
export function partsOf({ settings, shopSettings, services, orders, ...parts }: ModuleParts): CheckoutParts {
  return {
    ...parts,
    ...services,
    orders,
    cart: { ...services.cart, lockCartOf: services.cart.lockCartNamedBy(customerOf) },
    rate: settings.RUPEES_PER_UNIT,
    returnRules: () => returnRulesOf(shopSettings.now()),
    stores: services.stores.readStores,
    pickups: services.storePickup,
    payRules: () => payRulesOf(shopSettings.now()),
    sms: { perDay: settings.SMS_PER_DAY, countries: settings.SMS_COUNTRIES },
    mailPerHour: settings.MAIL_PER_HOUR,
    linkMs: () => shopSettings.now().payments.linkHours * 3_600_000,
    methods: () => paymentMethodsFor(shopSettings.now()),
    sellsToBusinesses: () => sellsToBusinesses(shopSettings.now()),
    ownGstin: () => shopSettings.now().seller.gstin,
    arrivesBy: services.delivery.arrivesBy,
    hearCourier: (pinCodes, address) => services.delivery.hearCourier(pinCodes, { grams: 0, address }),
  };
}
