import { codeKeyOf } from "#platform/keys/derived-key.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { pickupStoreEndpoints } from "./endpoints.ts";
import { pickupStoreHandlers } from "./handlers.ts";
import { pickupOfficeEndpoints } from "./office-endpoints.ts";
import { pickupOfficeHandlers } from "./office-handlers.ts";
import { createStorePickup, type StorePickupService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly storePickup: StorePickupService;
  }
}

/** Orders that are collected in a store; what is done with one of them stands in `orders/collecting`. */
export const storePickup = defineModule({
  name: "store-pickup",
  handlers: [
    ...bindHandlers(pickupStoreEndpoints, pickupStoreHandlers),
    ...bindHandlers(pickupOfficeEndpoints, pickupOfficeHandlers),
  ],
  services: ({ db, clock, linkKey }) => ({
    storePickup: createStorePickup({ db, clock, codeKey: codeKeyOf(linkKey) }),
  }),
  deliveryOptions: ({ storePickup }) => [storePickup.byShopper],
  jobs: ({ checkout }) => [{ name: "store pickup", everyMs: 60_000, run: () => checkout.lookAtPickups() }],
});
