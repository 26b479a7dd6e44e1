import type { deliveryEndpoints } from "#contract/endpoints/delivery.ts";
import { failure, success } from "#contract/outcome.ts";
import { buyerOf } from "../auth/caller.ts";
import { deliveryIn } from "../pages/delivery-in.ts";
import { loadOf } from "../pages/load-of.ts";
import type { HandlersOf } from "./handler.ts";

export const deliveryHandlers: HandlersOf<typeof deliveryEndpoints> = {
  pinCode: ({ delivery }, _, { pinCode }, { address }) => delivery.lookUp(pinCode, address),

  async answer(shop, caller, { pinCode, ...wanted }, facts) {
    const load = await loadOf(shop, buyerOf({ caller, facts }), wanted);
    if (!load) return failure("productNotFound", { field: "productId" });
    const answer = await shop.delivery.ask(pinCode, load, facts.address);
    return answer.ok ? success(deliveryIn(facts.lang, answer.value)) : answer;
  },
};
