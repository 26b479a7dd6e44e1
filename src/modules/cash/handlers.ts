import { failure, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { cashCodeEndpoints } from "./endpoints.ts";

export const cashCodeHandlers: HandlersOf<typeof cashCodeEndpoints> = {
  async show({ checkout }, _caller, { token }) {
    const order = await checkout.cashView(token);
    return order ? success({ order }) : failure("notFound");
  },

  async confirm({ checkout }, _caller, { token, code }, { address: network }) {
    const done = await checkout.confirmCash({ token, code, network });
    return done.ok ? success({ order: done.value }) : done;
  },

  async again({ checkout }, _caller, { token }, { address: network }) {
    const sent = await checkout.sendCashCode({ token, network });
    return sent.ok ? success({ order: sent.value }) : sent;
  },
};
