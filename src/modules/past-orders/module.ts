import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { pastOrdersEndpoints } from "./endpoints.ts";
import { pastOrdersHandlers } from "./handlers.ts";
import { createPastOrders, type PastOrdersService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly pastOrders: PastOrdersService;
  }
}

/** Orders of the shop before, out of its file. */
export const pastOrders = defineModule({
  name: "past-orders",
  handlers: bindHandlers(pastOrdersEndpoints, pastOrdersHandlers),
  services: ({ db, clock, services: { accounts } }) => ({
    pastOrders: createPastOrders({ db, clock, accounts }),
  }),
  jobs: ({ pastOrders }) => [
    { name: "past orders", everyMs: 600_000, run: () => pastOrders.deleteOldFiles() },
    { name: "erasure of past orders", everyMs: 3_600_000, run: () => pastOrders.eraseOld() },
  ],
  personalData: ({ pastOrders }) => ({
    exportOf: async (q, person) => ({ pastOrders: await pastOrders.exportOf(q, person) }),
    forget: (tx, person) => pastOrders.forget(tx, person),
  }),
});
