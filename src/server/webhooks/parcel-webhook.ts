import { parcelsEndpoints } from "#contract/endpoints/parcels.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { readText } from "../api/read-input.ts";
import type { Edge } from "../http/edge.ts";
import { answer, refuse } from "../http/envelope.ts";
import type { Shop } from "../shop.ts";

/** The courier's door. Words about parcels that are not ours are heard and left alone. */
export function serveParcelWebhook(app: Edge, { checkout, delivery }: Shop): void {
  app.post(`/api${parcelsEndpoints.hear.path}`, async ({ req, var: { facts } }) => {
    const raw = await readText(req.raw);
    if (!raw.ok) return refuse(raw, facts.lang);
    const { headers } = req.raw;
    const shown = headers.get("x-api-key") ?? headers.get("authorization")?.replace(/^\w+ /, "") ?? "";
    const news = delivery.readUpdate(raw.value, shown);
    if (!news.ok) return refuse(news, facts.lang);
    if (news.value) await checkout.hearOfParcel(news.value);
    return answer({ message: textsOf(facts.lang).answers.heard });
  });
}
