import type { deliveryCalls } from "#contract/calls/delivery.ts";
import { failure, success } from "#contract/outcome.ts";
import { loadOf } from "../load-of.ts";
import type { VerbsOf } from "./verb.ts";

export const deliveryVerbs: VerbsOf<typeof deliveryCalls> = {
  pinCode: ({ delivery }, _, { pinCode }, { address }) => delivery.lookUp(pinCode, address),

  async answer(shop, caller, { pinCode, ...wanted }, { address }) {
    const load = await loadOf(shop, caller, wanted);
    if (!load) return failure("productNotFound", { field: "productId" });
    const answer = shop.delivery.ask(pinCode, load, address);
    return answer.ok ? success(answer.value) : answer;
  },
};
