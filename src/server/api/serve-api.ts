import type { Edge } from "../edge.ts";
import { serveCalls } from "../serve-calls.ts";
import type { Shop } from "../shop.ts";
import { serveRazorpayWebhook } from "../webhooks/razorpay-webhook.ts";
import { serveCatalogue } from "./catalogue-api.ts";
import { serveCheckout } from "./checkout-api.ts";
import { openApiDocument } from "./open-api.ts";
import { serveOrders } from "./orders-api.ts";

/** Puts every module's calls on the app. */
export function serveApi(app: Edge, shop: Shop): void {
  serveCatalogue(app, shop.catalogue);
  serveCheckout(app, shop.checkout);
  serveOrders(app, shop.checkout);
  serveCalls(app, shop);
  serveRazorpayWebhook(app, shop.checkout);
  const document = JSON.stringify(openApiDocument());
  app.get(
    "/api/openapi.json",
    () => new Response(document, { headers: { "content-type": "application/json; charset=utf-8" } }),
  );
}
