import type { Endpoint } from "#contract/endpoint.ts";
import { type Outcome, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { parcelsEndpoints } from "#modules/orders/tracking/parcel-endpoints.ts";
import { gateways } from "#ports/payment-gateways/gateways.ts";
import { readText } from "../api/read-input.ts";
import { answer, refuse } from "../http/envelope.ts";
import type { Route } from "../http/route.ts";
import type { ShopServices } from "../shop-services.ts";

/** What another machine tells the shop. The webhook signature is over the raw bytes, so nothing reads them before. */
interface Webhook {
  readonly endpoint: Endpoint;
  readonly hear: (shop: ShopServices, text: string, headers: Headers) => Promise<Outcome<unknown>>;
}

const webhooks: readonly Webhook[] = [
  ...gateways.flatMap(({ name, webhook }) =>
    webhook
      ? {
          endpoint: webhook.endpoint,
          hear: ({ checkout }: ShopServices, text: string, headers: Headers) =>
            checkout.hearWebhook(name, text, headers),
        }
      : [],
  ),
  { endpoint: parcelsEndpoints.hear, hear: hearOfParcel },
];

/** As they are documented; they are served beside the endpoints. */
export const webhookEndpoints: readonly Endpoint[] = webhooks.map(({ endpoint }) => endpoint);

export function webhookRoutes(shop: ShopServices): readonly Route[] {
  return webhooks.map(({ endpoint, hear }) => ({
    method: "POST",
    path: `/api${endpoint.path}`,
    async answer({ req, var: { requestContext } }) {
      const raw = await readText(req.raw);
      const heard = raw.ok ? await hear(shop, raw.value, req.raw.headers) : raw;
      return heard.ok
        ? answer({ message: textsOf(requestContext.lang).answers.heard })
        : refuse(heard, requestContext.lang);
    },
  }));
}

/** Words about parcels that are not ours are heard and left alone. */
async function hearOfParcel({ checkout, delivery }: ShopServices, text: string, headers: Headers) {
  const shown = headers.get("x-api-key") ?? headers.get("authorization")?.replace(/^\w+ /, "") ?? "";
  const update = delivery.readUpdate(text, shown);
  if (!update.ok) return update;
  if (update.value) await checkout.hearOfParcel(update.value);
  return success({});
}
