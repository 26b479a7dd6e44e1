import { z } from "zod";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { changeWishEndpoints } from "./changes/ask-endpoints.ts";
import { changeWishHandlers } from "./changes/ask-handlers.ts";
import { orderChangesEndpoints } from "./changes/endpoints.ts";
import { orderChangesHandlers } from "./changes/handlers.ts";
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
import { changedMeanwhile } from "./office-answers.ts";
import { partsOf } from "./parts-of.ts";
import { payLinksEndpoints } from "./payment/endpoints.ts";
import { payLinksHandlers } from "./payment/handlers.ts";
import { checkoutEndpoints } from "./placing/endpoints.ts";
import { checkoutHandlers } from "./placing/handlers.ts";
import type { OrdersService } from "./records/orders-service.ts";
import { trackingEndpoints } from "./tracking/endpoints.ts";
import { trackingHandlers } from "./tracking/handlers.ts";

declare module "#server/shop-services.ts" {
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
    ...bindHandlers(orderChangesEndpoints, orderChangesHandlers),
    ...bindHandlers(changeWishEndpoints, changeWishHandlers),
    ...bindHandlers(manyOrdersEndpoints, manyOrdersHandlers),
  ],
  refusalData: {
    orderChanged: changedMeanwhile,
    cartChanged: z.unknown(),
    holdTooMuch: z.unknown(),
    heldTooLong: z.unknown(),
  },
  linkPages: [payLinkPage, trackLinkPage, findOrderPage, guestCheckoutPage],
  services(parts) {
    const scriptUrl = gatewayNamed(parts.settings.payments).scriptUrl(parts.settings);
    const checkout = createCheckout({ ...partsOf(parts), scriptUrl, takesMoney: parts.takesMoney });
    return { orders: parts.orders, checkout };
  },
  jobs: ({ checkout }, settings) => [
    { name: "payments", everyMs: 5_000, run: () => checkout.runJob() },
    ...(settings.demoFulfilment
      ? [{ name: "demo fulfilment", everyMs: 15_000, run: () => checkout.advanceDemoOrders() }]
      : []),
    { name: "business metrics", everyMs: 15_000, run: () => checkout.countBusiness() },
    { name: "erasure", everyMs: 3_600_000, run: () => checkout.eraseOrders() },
  ],
  needs: ({ checkout }) => [checkout.orderLists.needs],
  personalData: ({ orders }) => ({
    exportOf: async (_q, { id }) => ({ orders: await orders.exportOf(id) }),
    forget: (tx, { id }) => orders.forget(tx, id),
  }),
  smsTexts: orderSms,
});
