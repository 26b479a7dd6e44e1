import { sendsMail } from "#ports/messengers/messengers.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { discountEndpoints } from "./endpoints.ts";
import { discountHandlers } from "./handlers.ts";
import { type AutomaticDiscountsService, createAutomaticDiscounts } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly automaticDiscounts: AutomaticDiscountsService;
  }
}

/** What is taken off by itself: written by the owner, found for each cart. */
export const automaticDiscounts = defineModule({
  name: "automatic-discounts",
  handlers: bindHandlers(discountEndpoints, discountHandlers),
  services: ({ db, clock, settings, orders, services: { accounts, catalogue, pastOrders } }) => ({
    automaticDiscounts: createAutomaticDiscounts({
      db,
      clock,
      catalogue,
      accounts,
      async isFirstOrder(q, userId, ofWaiting) {
        const customer = await accounts.customer(q, userId);
        // A guest has given neither; where no link to confirm an address can be sent, one that was given will do.
        if (!(customer?.email ?? customer?.phone)) return false;
        if (sendsMail(settings) && !(await accounts.isProven(q, userId))) return false;
        if (ofWaiting !== null && (await orders.promoUses(q, userId, ofWaiting)).isHeld) return false;
        return !(await orders.hasBoughtBefore(q, userId)) && !(await pastOrders.hasBought(q, userId));
      },
    }),
  }),
  promotions: ({ automaticDiscounts }) => [
    {
      find: automaticDiscounts.find,
      take: async (_, code) => automaticDiscounts.has(code),
      // Nothing is counted.
      giveBack: async () => {},
    },
  ],
  followSettings: ({ automaticDiscounts }) => automaticDiscounts.catchUp(),
  personalData: ({ automaticDiscounts }) => ({
    exportOf: async (q, { id }) => ({ discounts: await automaticDiscounts.exportOf(q, id) }),
    forget: (tx, { id }) => automaticDiscounts.forget(tx, id),
  }),
});
