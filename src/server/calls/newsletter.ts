import type { newsletterCalls } from "#contract/calls/newsletter.ts";
import { type Outcome, success } from "#contract/outcome.ts";
import type { VerbsOf } from "./verb.ts";

export const newsletterVerbs: VerbsOf<typeof newsletterCalls> = {
  subscribe: async ({ newsletter }, _, { email }, facts) => told(await newsletter.subscribe(email, facts)),
  confirm: async ({ newsletter }, _, { token }) => told(await newsletter.confirm(token)),
  unsubscribe: async ({ newsletter }, _, { token }) => told(await newsletter.unsubscribe(token)),
};

function told(outcome: Outcome<unknown>) {
  return outcome.ok ? success({}) : outcome;
}
