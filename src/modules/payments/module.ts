import { forFew } from "#platform/in-turns.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { paymentOfficeEndpoints } from "./office-endpoints.ts";
import { paymentOfficeHandlers } from "./office-handlers.ts";
import { createPaymentsService, type PaymentsService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly payments: PaymentsService;
  }
}

/** What orders are paid with, and what of it is given back: by the gateway, by hand, on delivery. */
export const payments = defineModule({
  name: "payments",
  handlers: bindHandlers(paymentOfficeEndpoints, paymentOfficeHandlers),
  services({ db, clock, gateway }) {
    const payments = createPaymentsService({ db, clock, gateway });
    // Known before the first shopper chooses, where the gateway is quick.
    payments.offered.of([]);
    return { payments };
  },
  personalData: ({ payments }) => ({
    exportOf: async (q, { orderIds }) => ({
      payments: await forFew(orderIds, (some) => payments.exportOf(q, some)),
      refunds: await forFew(orderIds, (some) => payments.exportRefundsOf(q, some)),
    }),
  }),
});
