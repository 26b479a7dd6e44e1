import { sendsMail } from "#ports/messengers/messengers.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { promoCodeEndpoints } from "./endpoints.ts";
import { promoCodeHandlers } from "./handlers.ts";
import { promoCodePromotion } from "./promotion.ts";
import { createPromoCodesService, type PromoCodesService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly promoCodes: PromoCodesService;
  }
}

/** Codes that take something off: written by the owner, used in a cart, counted by orders. */
export const promoCodes = defineModule({
  name: "promo-codes",
  handlers: bindHandlers(promoCodeEndpoints, promoCodeHandlers),
  services: ({ db, clock, settings, shopSettings, orders, services: { accounts, pastOrders } }) => ({
    promoCodes: createPromoCodesService({
      db,
      clock,
      orders: {
        promoUses: orders.promoUses,
        hasBoughtBefore: async (q, id) =>
          (await orders.hasBoughtBefore(q, id)) || pastOrders.hasBought(q, id),
      },
      welcomeCode: () => shopSettings.now().home.welcomeCode,
      // A link to confirm an address that nobody is sent cannot be asked for.
      lacksProof: async (q, id) => sendsMail(settings) && !(await accounts.isProven(q, id)),
    }),
  }),
  promotions: ({ promoCodes }) => [promoCodePromotion(promoCodes)],
  followSettings: ({ promoCodes }) => promoCodes.catchUp(),
});
