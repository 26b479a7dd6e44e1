import { payRulesOf } from "#modules/cash/rules/why-no-cash.ts";
import { sellsToBusinesses } from "#modules/invoices/rules/seller-of.ts";
import { returnRulesOf } from "#modules/returns/rules/return-rules-of.ts";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { type Checkout, createCheckout } from "./checkout.ts";
import { ordersEndpoints } from "./endpoints.ts";
import { fulfilmentEndpoints } from "./fulfilment/endpoints.ts";
import { fulfilmentHandlers } from "./fulfilment/handlers.ts";
import { manyOrdersEndpoints } from "./fulfilment/many-endpoints.ts";
import { manyOrdersHandlers } from "./fulfilment/many-handlers.ts";
import { ordersHandlers } from "./handlers.ts";
import { guestCheckoutPage } from "./link/guest-checkout.ts";
import { payLinkPage } from "./link/pay.ts";
import { findOrderPage, trackLinkPage } from "./link/track.ts";
import { orderSms } from "./messages/order-sms.ts";
import { payLinksEndpoints } from "./payment/endpoints.ts";
import { payLinksHandlers } from "./payment/handlers.ts";
import { checkoutEndpoints } from "./placing/endpoints.ts";
import { checkoutHandlers } from "./placing/handlers.ts";
import type { OrdersService } from "./records/orders-service.ts";
import { waysToPay } from "./rules/ways-to-pay.ts";
import { trackingEndpoints } from "./tracking/endpoints.ts";
import { trackingHandlers } from "./tracking/handlers.ts";

declare module "#server/shop.ts" {
  interface ModuleServices {
    readonly orders: OrdersService;
    readonly checkout: Checkout;
  }
}

/** Orders, from the checkout to the last refund. */
export const orders = defineModule({
  name: "orders",
  handlers: [
    ...bindHandlers(checkoutEndpoints, checkoutHandlers),
    ...bindHandlers(payLinksEndpoints, payLinksHandlers),
    ...bindHandlers(ordersEndpoints, ordersHandlers),
    ...bindHandlers(trackingEndpoints, trackingHandlers),
    ...bindHandlers(fulfilmentEndpoints, fulfilmentHandlers),
    ...bindHandlers(manyOrdersEndpoints, manyOrdersHandlers),
  ],
  linkPages: [payLinkPage, trackLinkPage, findOrderPage, guestCheckoutPage],
  services({ settings, shopSettings, services, orders, ...parts }) {
    const { delivery } = services;
    const checkout = createCheckout({
      ...parts,
      ...services,
      orders,
      rate: settings.RUPEES_PER_UNIT,
      returnRules: () => returnRulesOf(shopSettings.now()),
      stores: services.stores.openStores,
      payRules: () => payRulesOf(shopSettings.now()),
      sms: { perDay: settings.SMS_PER_DAY, countries: settings.SMS_COUNTRIES },
      mailPerHour: settings.MAIL_PER_HOUR,
      linkMs: () => shopSettings.now().payments.linkHours * 3_600_000,
      methods: () => waysToPay(shopSettings.now()),
      sellsToBusinesses: () => sellsToBusinesses(shopSettings.now()),
      ownGstin: () => shopSettings.now().seller.gstin,
      arrivesBy: delivery.arrivesBy,
      hearCourier: (pinCodes, address) => delivery.hearCourier(pinCodes, { grams: 0, address }),
      scriptUrl: gatewayNamed(settings.payments).scriptUrl(settings),
    });
    return { orders, checkout };
  },
  jobs: ({ checkout }, settings) => [
    { name: "payments", everyMs: 5_000, run: () => checkout.runJob() },
    ...(settings.demoFulfilment
      ? [{ name: "demo fulfilment", everyMs: 15_000, run: () => checkout.advanceDemoOrders() }]
      : []),
    { name: "figures", everyMs: 15_000, run: () => checkout.countBusiness() },
    { name: "erasure", everyMs: 3_600_000, run: () => checkout.eraseOrders() },
  ],
  needs: ({ checkout }) => [checkout.orderLists.needs],
  personalData: ({ orders }) => ({
    exportOf: async (_q, { id }) => ({ orders: await orders.exportOf(id) }),
    forget: (tx, { id }) => orders.forget(tx, id),
  }),
  smsTexts: orderSms,
});
