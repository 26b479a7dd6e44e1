import { failure, success } from "#contract/outcome.ts";
import { buyerOf } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { deliveryEndpoints } from "./endpoints.ts";
import { loadOf } from "./public/load-of.ts";
import { deliveryIn } from "./rules/delivery-in.ts";

export const deliveryHandlers: HandlersOf<typeof deliveryEndpoints> = {
  pinCode: ({ delivery }, _, { pinCode }, { address }) => delivery.lookUp(pinCode, address),

  async answer(shop, caller, { pinCode, ...wanted }, requestContext) {
    const load = await loadOf(shop, buyerOf({ caller, requestContext }), wanted);
    if (!load) return failure("productNotFound", { field: "productId" });
    const answer = await shop.delivery.ask(pinCode, load, requestContext.address);
    return answer.ok ? success(deliveryIn(requestContext.lang, answer.value)) : answer;
  },
};
