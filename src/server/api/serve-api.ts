import { allCalls } from "#server/calls/all-calls.ts";
import { isHiddenFrom } from "../calls/run-call.ts";
import { serveCalls } from "../calls/serve-calls.ts";
import type { Edge } from "../http/edge.ts";
import type { Shop } from "../shop.ts";
import { serveParcelWebhook } from "../webhooks/parcel-webhook.ts";
import { serveRazorpayWebhook } from "../webhooks/razorpay-webhook.ts";
import { openApiDocument } from "./open-api.ts";

/** Puts every module's calls on the app. */
export function serveApi(app: Edge, shop: Shop): void {
  serveCalls(app, shop);
  serveRazorpayWebhook(app, shop.checkout);
  serveParcelWebhook(app, shop);
  app.get("/api/openapi.json", ({ var: { caller } }) => {
    const known = allCalls.filter((call) => !isHiddenFrom(call, caller));
    const document = openApiDocument(shop.shopSettings.now().shop.name.en, known);
    return new Response(JSON.stringify(document), {
      headers: { "content-type": "application/json; charset=utf-8" },
    });
  });
}
