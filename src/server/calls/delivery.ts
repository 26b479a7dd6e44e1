import type { deliveryCalls } from "#contract/calls/delivery.ts";
import type { VerbsOf } from "./verb.ts";

export const deliveryVerbs: VerbsOf<typeof deliveryCalls> = {
  pinCode: ({ delivery }, _, { pinCode }, { address }) => delivery.lookUp(pinCode, address),
};
