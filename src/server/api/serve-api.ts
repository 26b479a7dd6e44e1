import type { Edge } from "../edge.ts";
import { serveCalls } from "../serve-calls.ts";
import type { Shop } from "../shop.ts";
import { serveRazorpayWebhook } from "../webhooks/razorpay-webhook.ts";
import { serveAccounts } from "./accounts-api.ts";
import { serveAddresses } from "./addresses-api.ts";
import { serveCatalogue } from "./catalogue-api.ts";
import { serveCheckout } from "./checkout-api.ts";
import { serveNewsletter } from "./newsletter-api.ts";
import { openApiDocument } from "./open-api.ts";
import { serveOrders } from "./orders-api.ts";
import { serveProfile } from "./profile-api.ts";
import { serveReviews } from "./reviews-api.ts";
import { serveStores } from "./stores-api.ts";

/** Puts every module's calls on the app. */
export function serveApi(app: Edge, shop: Shop): void {
  serveAccounts(app, shop);
  serveProfile(app, shop);
  serveAddresses(app, shop);
  serveCatalogue(app, shop.catalogue);
  serveReviews(app, shop.reviews);
  serveStores(app, shop.stores);
  serveNewsletter(app, shop.newsletter);
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
