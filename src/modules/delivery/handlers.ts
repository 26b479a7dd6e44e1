import { failure, success } from "#contract/outcome.ts";
import { buyerOf } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { deliveryEndpoints } from "./endpoints.ts";
import { loadOf } from "./public/load-of.ts";
import { deliveryIn } from "./rules/delivery-in.ts";

export const deliveryHandlers: HandlersOf<typeof deliveryEndpoints> = {
  pinCode: ({ delivery }, _, { pinCode }, { address }) => delivery.lookUp(pinCode, address),

  async answer(shop, caller, { pinCode, ...wanted }, facts) {
    const load = await loadOf(shop, buyerOf({ caller, facts }), wanted);
    if (!load) return failure("productNotFound", { field: "productId" });
    const answer = await shop.delivery.ask(pinCode, load, facts.address);
    return answer.ok ? success(deliveryIn(facts.lang, answer.value)) : answer;
  },
};
