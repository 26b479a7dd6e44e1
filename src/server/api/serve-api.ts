import { allEndpoints } from "#server/handlers/all-endpoints.ts";
import type { Edge } from "../http/edge.ts";
import type { Shop } from "../shop.ts";
import { serveGatewayWebhooks } from "../webhooks/gateway-webhooks.ts";
import { serveParcelWebhook } from "../webhooks/parcel-webhook.ts";
import { openApiDocument } from "./open-api.ts";
import { isHiddenFrom } from "./run-handler.ts";
import { serveEndpoints } from "./serve-endpoints.ts";

/** Puts every module's calls on the app. */
export function serveApi(app: Edge, shop: Shop): void {
  serveEndpoints(app, shop);
  serveGatewayWebhooks(app, shop.checkout);
  serveParcelWebhook(app, shop);
  app.get("/api/openapi.json", ({ var: { caller } }) => {
    const known = allEndpoints.filter((endpoint) => !isHiddenFrom(endpoint, caller));
    const document = openApiDocument(shop.shopSettings.now().shop.name.en, known);
    return new Response(JSON.stringify(document), {
      headers: { "content-type": "application/json; charset=utf-8" },
    });
  });
}
