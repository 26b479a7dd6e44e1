import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { ordersEndpoints } from "./endpoints.ts";
import { fulfilmentEndpoints } from "./fulfilment/endpoints.ts";
import { fulfilmentHandlers } from "./fulfilment/handlers.ts";
import { manyOrdersEndpoints } from "./fulfilment/many-endpoints.ts";
import { manyOrdersHandlers } from "./fulfilment/many-handlers.ts";
import { ordersHandlers } from "./handlers.ts";
import { guestCheckoutPage } from "./link/guest-checkout.ts";
import { payLinkPage } from "./link/pay.ts";
import { findOrderPage, trackLinkPage } from "./link/track.ts";
import { payLinksEndpoints } from "./payment/endpoints.ts";
import { payLinksHandlers } from "./payment/handlers.ts";
import { checkoutEndpoints } from "./placing/endpoints.ts";
import { checkoutHandlers } from "./placing/handlers.ts";
import { trackingEndpoints } from "./tracking/endpoints.ts";
import { trackingHandlers } from "./tracking/handlers.ts";

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
});
