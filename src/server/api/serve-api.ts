import type { Edge } from "../edge.ts";
import { serveCalls } from "../serve-calls.ts";
import type { Shop } from "../shop.ts";
import { serveRazorpayWebhook } from "../webhooks/razorpay-webhook.ts";
import { openApiDocument } from "./open-api.ts";

/** Puts every module's calls on the app. */
export function serveApi(app: Edge, shop: Shop): void {
  serveCalls(app, shop);
  serveRazorpayWebhook(app, shop.checkout);
  const document = JSON.stringify(openApiDocument());
  app.get(
    "/api/openapi.json",
    () => new Response(document, { headers: { "content-type": "application/json; charset=utf-8" } }),
  );
}
