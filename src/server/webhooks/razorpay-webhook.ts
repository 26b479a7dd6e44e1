import { paymentsEndpoints } from "#contract/endpoints/payments.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Checkout } from "#shop/checkout/checkout.ts";
import { readText } from "../api/read-input.ts";
import type { Edge } from "../http/edge.ts";
import { answer, refuse } from "../http/envelope.ts";

/**
 * The payment gateway's webhook. It is served apart from other endpoints: the webhook signature is over the raw bytes,
 * and is verified before anything of them is believed (`readWebhook` of the gateway).
 */
export function serveRazorpayWebhook(app: Edge, checkout: Checkout): void {
  app.post(`/api${paymentsEndpoints.hear.path}`, async ({ req, var: { facts } }) => {
    const raw = await readText(req.raw);
    if (!raw.ok) return refuse(raw, facts.lang);
    const heard = await checkout.hearWebhook(raw.value, req.raw.headers);
    return heard.ok ? answer({ message: textsOf(facts.lang).answers.heard }) : refuse(heard, facts.lang);
  });
}
