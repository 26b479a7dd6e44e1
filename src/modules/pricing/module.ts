import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { placeEndpoints } from "./places-endpoints.ts";
import { placeHandlers } from "./places-handlers.ts";
import { createPricingService, type PricingService } from "./service.ts";
import { taxEndpoints } from "./taxes-endpoints.ts";
import { taxHandlers } from "./taxes-handlers.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly pricing: PricingService;
  }
}

/** What goods cost beside their prices: taxes and delivery by the owner's tables, a code, a gift wrap. */
export const pricing = defineModule({
  name: "pricing",
  handlers: [...bindHandlers(taxEndpoints, taxHandlers), ...bindHandlers(placeEndpoints, placeHandlers)],
  services: ({ db, clock, settings, shopSettings, courier, deliveryOptions }) => ({
    pricing: createPricingService({
      db,
      clock,
      courier,
      deliveryOptions,
      rate: settings.RUPEES_PER_UNIT,
      settings: () => shopSettings.now().pricing,
    }),
  }),
  deliveryOptions: ({ pricing }) => [pricing.byCourier],
  followSettings: ({ pricing }) => pricing.catchUp(),
});
