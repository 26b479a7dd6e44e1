import { type Outcome, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { newsletterEndpoints } from "./endpoints.ts";

export const newsletterHandlers: HandlersOf<typeof newsletterEndpoints> = {
  subscribe: async ({ newsletter }, _, { email }, requestContext) =>
    told(await newsletter.subscribe(email, requestContext)),
  confirm: async ({ newsletter }, _, { token }) => told(await newsletter.confirm(token)),
  unsubscribe: async ({ newsletter }, _, { token }) => told(await newsletter.unsubscribe(token)),
};

function told(outcome: Outcome<unknown>) {
  return outcome.ok ? success({}) : outcome;
}
