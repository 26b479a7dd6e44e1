import type { Endpoint } from "#contract/endpoint.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { parcelsEndpoints } from "#modules/orders/tracking/parcel-endpoints.ts";
import { whatsappWebhook } from "#modules/whatsapp/webhook.ts";
import { gateways } from "#ports/payment-gateways/gateways.ts";
import { readText } from "../api/read-input.ts";
import { answer, refuse } from "../http/envelope.ts";
import type { Route } from "../http/route.ts";
import type { ShopServices } from "../shop-services.ts";

/** What another machine tells the shop. The webhook signature is over the raw bytes, so nothing reads them before. */
interface Webhook {
  readonly endpoint: Endpoint;
  readonly hear: (shop: ShopServices, text: string, headers: Headers) => Promise<Outcome<unknown>>;
  /** Of one that tells much at once. */
  readonly mostBytes?: number;
  /** Of one that asks before whether the address is the owner's: what it is answered. */
  readonly prove?: {
    readonly endpoint: Endpoint;
    readonly answer: (shop: ShopServices, query: URLSearchParams) => string | undefined;
  };
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
  {
    endpoint: whatsappWebhook.hear,
    hear: ({ whatsapp }, text, headers) => whatsapp.hear(text, headers),
    mostBytes: 3_000_000,
    prove: {
      endpoint: whatsappWebhook.prove,
      answer({ whatsapp }, query) {
        const [mode, token, challenge] = ["mode", "verify_token", "challenge"].map((name) =>
          query.get(`hub.${name}`),
        );
        return whatsapp.prove(mode ?? "", token ?? "", challenge ?? "");
      },
    },
  },
];

/** As they are documented; they are served beside the endpoints. */
export const webhookEndpoints: readonly Endpoint[] = webhooks.flatMap(({ endpoint, prove }) => [
  ...(prove ? [prove.endpoint] : []),
  endpoint,
]);

export function webhookRoutes(shop: ShopServices): readonly Route[] {
  return webhooks.flatMap((webhook) => [...proofOf(shop, webhook), hearingOf(shop, webhook)]);
}

function hearingOf(shop: ShopServices, { endpoint, hear, mostBytes }: Webhook): Route {
  return {
    method: "POST",
    path: `/api${endpoint.path}`,
    async answer({ req, var: { requestContext } }) {
      const raw = await readText(req.raw, mostBytes);
      const heard = raw.ok ? await hear(shop, raw.value, req.raw.headers) : raw;
      return heard.ok
        ? answer({ message: textsOf(requestContext.lang).answers.heard })
        : refuse(heard, requestContext.lang);
    },
  };
}

function proofOf(shop: ShopServices, { prove }: Webhook): Route[] {
  if (!prove) return [];
  return [
    {
      method: "GET",
      path: `/api${prove.endpoint.path}`,
      answer({ req, var: { requestContext } }) {
        const proof = prove.answer(shop, new URL(req.url).searchParams);
        if (proof === undefined) return refuse(failure("badSignature"), requestContext.lang);
        return new Response(proof, {
          headers: { "content-type": "text/plain", "cache-control": "no-store" },
        });
      },
    },
  ];
}

/** Words about parcels that are not ours are heard and left alone. */
async function hearOfParcel({ checkout, delivery }: ShopServices, text: string, headers: Headers) {
  const shown = headers.get("x-api-key") ?? headers.get("authorization")?.replace(/^\w+ /, "") ?? "";
  const update = delivery.readUpdate(text, shown);
  if (!update.ok) return update;
  if (update.value) await checkout.hearOfParcel(update.value);
  return success({});
}
