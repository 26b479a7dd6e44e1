import { openApiDocument } from "../api/open-api.ts";
import { isHiddenFrom } from "../api/run-handler.ts";
import type { Caller } from "../auth/caller.ts";
import { ownFileRoutes } from "../files/own-files.ts";
import { documentedEndpoints } from "../handlers/all-endpoints.ts";
import type { OfficeUpdates } from "../office/office-updates.ts";
import { crawlerRoutes } from "../seo/found-by-machines.ts";
import type { ShopServices } from "../shop-services.ts";
import { webhookRoutes } from "../webhooks/webhooks.ts";
import type { Route } from "./route.ts";

export interface OtherRoutesParts {
  readonly shop: ShopServices;
  readonly publicUrl: string;
  /** A mailto: or https: address. */
  readonly securityContact: string | undefined;
  readonly officeUpdates?: OfficeUpdates | undefined;
}

/**
 * All that is no endpoint and no page, beside the health checks and the files that the build made. A page's data and the
 * redirects of a sign-in elsewhere are routes of React's router.
 */
export function otherRoutes(parts: OtherRoutesParts): readonly Route[] {
  const { shop, publicUrl, securityContact, officeUpdates } = parts;
  const { catalogue, clock, stores, shopSettings } = shop;
  return [
    ...webhookRoutes(shop),
    { method: "GET", path: "/api/openapi.json", answer: ({ var: { caller } }) => describedTo(shop, caller) },
    ...ownFileRoutes(shopSettings.now),
    ...crawlerRoutes({ catalogue, stores, publicUrl, securityContact, now: clock.now }),
    ...(officeUpdates ? [eventStream(officeUpdates)] : []),
  ];
}

function describedTo({ shopSettings }: ShopServices, caller: Caller | null): Response {
  const known = documentedEndpoints.filter((endpoint) => !isHiddenFrom(endpoint, caller));
  const document = openApiDocument(shopSettings.now().shop.name.en, known);
  return new Response(JSON.stringify(document), {
    headers: { "content-type": "application/json; charset=utf-8" },
  });
}

/** For the staff alone, and waiting in no line: to everybody else this is an address like any unknown one. */
function eventStream(updates: OfficeUpdates): Route {
  return {
    method: "GET",
    path: "/manage/news",
    answer: ({ req, var: { caller } }, next) =>
      caller?.role && req.raw.method === "GET" ? updates.open(caller) : next(),
  };
}
