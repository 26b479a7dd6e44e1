import { readPinCodeLines } from "#seed/read-seed.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { deliveryEndpoints } from "./endpoints.ts";
import { deliveryHandlers } from "./handlers.ts";
import { createDeliveryService, type DeliveryService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly delivery: DeliveryService;
  }
}

/** Where a PIN code lies, whether goods are brought there, by which day and for how much. */
export const delivery = defineModule({
  name: "delivery",
  handlers: bindHandlers(deliveryEndpoints, deliveryHandlers),
  services: ({ clock, settings, shopSettings, courier, services }) => ({
    delivery: createDeliveryService({
      clock,
      courier,
      courierToken: settings.COURIER_WEBHOOK_TOKEN,
      pinCodes: readPinCodeLines,
      settings: shopSettings.now,
      pricing: { termsTo: (to) => services.pricing.termsTo(to) },
    }),
  }),
});
