import { textsOf } from "#contract/texts/texts.ts";
import { gateways } from "#ports/payment-gateways/gateways.ts";
import type { Checkout } from "#shop/checkout/checkout.ts";
import { readText } from "../api/read-input.ts";
import type { Edge } from "../http/edge.ts";
import { answer, refuse } from "../http/envelope.ts";

/** The webhooks of the payment gateways, apart from other endpoints: the webhook signature is over the raw bytes. */
export function serveGatewayWebhooks(app: Edge, checkout: Checkout): void {
  for (const { name, webhook } of gateways) if (webhook) serve(name, webhook.endpoint.path);

  function serve(gateway: string, path: string): void {
    app.post(`/api${path}`, async ({ req, var: { facts } }) => {
      const raw = await readText(req.raw);
      if (!raw.ok) return refuse(raw, facts.lang);
      const heard = await checkout.hearWebhook(gateway, raw.value, req.raw.headers);
      return heard.ok ? answer({ message: textsOf(facts.lang).answers.heard }) : refuse(heard, facts.lang);
    });
  }
}
