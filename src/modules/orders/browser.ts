import { defineBrowserModule } from "../define-browser-module.ts";
import { changeWishEndpoints } from "./changes/ask-endpoints.ts";
import { orderChangesEndpoints } from "./changes/endpoints.ts";
import { ordersEndpoints } from "./endpoints.ts";
import { fulfilmentEndpoints } from "./fulfilment/endpoints.ts";
import { manyOrdersEndpoints } from "./fulfilment/many-endpoints.ts";
import { payLinksEndpoints } from "./payment/endpoints.ts";
import { checkoutEndpoints } from "./placing/endpoints.ts";
import { trackingEndpoints } from "./tracking/endpoints.ts";

export const orders = defineBrowserModule({
  name: "orders",
  endpoints: [
    checkoutEndpoints,
    payLinksEndpoints,
    ordersEndpoints,
    trackingEndpoints,
    fulfilmentEndpoints,
    manyOrdersEndpoints,
    orderChangesEndpoints,
    changeWishEndpoints,
  ],
  pages: [
    { path: "checkout", file: "checkout/checkout.route.tsx" },
    { path: "success", file: "order/success.route.tsx" },
    { path: "cancel", file: "order/cancel.route.tsx" },
    { path: "orders", file: "orders.route.tsx" },
    { path: "order/:id", file: "order/order.route.tsx" },
    { path: "track-order/:orderId?", file: "track-order.route.tsx" },
  ],
  linkDraws: () => import("./link/documents.ts"),
  screens: () => import("./office/screens.ts"),
  navigation: [
    { label: ({ manage }) => manage.nav.today, path: "", icon: "home", right: "office.enter", position: 10 },
    {
      label: ({ manage }) => manage.nav.orders,
      path: "orders",
      icon: "package",
      right: "orders.see",
      position: 20,
    },
  ],
});
