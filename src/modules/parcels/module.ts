import { forFew } from "#platform/in-turns.ts";
import { bookableCouriers } from "#ports/couriers/couriers.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { courierBillEndpoints } from "./bill-endpoints.ts";
import { courierBillHandlers } from "./bill-handlers.ts";
import { bookingEndpoints } from "./endpoints.ts";
import { bookingHandlers } from "./handlers.ts";
import { createParcels, type ParcelsService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly parcels: ParcelsService;
  }
}

/** Parcels that are booked with couriers, and what couriers bill for them. */
export const parcels = defineModule({
  name: "parcels",
  handlers: [
    ...bindHandlers(bookingEndpoints, bookingHandlers),
    ...bindHandlers(courierBillEndpoints, courierBillHandlers),
  ],
  services: ({ settings, shopSettings, ...parts }) => ({
    parcels: createParcels({
      ...parts,
      couriers: bookableCouriers(settings, parts.clock),
      settings: () => shopSettings.now(),
    }),
  }),
  jobs: ({ parcels }) => [
    { name: "parcels", everyMs: 5_000, run: () => parcels.runJob() },
    { name: "labels of who has left", everyMs: 3_600_000, run: () => parcels.forgetLabels() },
  ],
  personalData: ({ parcels }) => ({
    exportOf: async (q, { orderIds }) => ({
      bookedParcels: await forFew(orderIds, (some) => parcels.exportOf(q, some)),
    }),
  }),
});
