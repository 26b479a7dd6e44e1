import { z } from "zod";
import { countedTo, mostCounted } from "#contract/format/counted.ts";
import { forFew } from "#platform/in-turns.ts";
import { codeKeyOf } from "#platform/keys/derived-key.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { cashCodeEndpoints } from "./endpoints.ts";
import { cashCodeHandlers } from "./handlers.ts";
import { cashLinkPage } from "./link/link-page.ts";
import { owedCashEndpoints } from "./office-endpoints.ts";
import { owedCashHandlers } from "./office-handlers.ts";
import { type CashService, createCashService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly cash: CashService;
  }
}

/** Cash on delivery: the buyer's word by a code, parcels that were refused, and what couriers owe. */
export const cash = defineModule({
  name: "cash",
  refusalData: { cashTooLittle: z.unknown(), cashTooMuch: z.unknown(), cashNotForGoods: z.unknown() },
  handlers: [
    ...bindHandlers(cashCodeEndpoints, cashCodeHandlers),
    ...bindHandlers(owedCashEndpoints, owedCashHandlers),
  ],
  services: ({ db, clock, linkKey }) => ({
    cash: createCashService({ db, clock, codeKey: codeKeyOf(linkKey) }),
  }),
  linkPages: [cashLinkPage],
  personalData: ({ cash }) => ({
    exportOf: async (q, { orderIds }) => ({ cash: await forFew(orderIds, (some) => cash.exportOf(q, some)) }),
    forget: (tx, { id }) => cash.forget(tx, id),
  }),
  needs: ({ cash }, shopSettings) => [
    async () => ({ unconfirmed: countedTo(mostCounted, await cash.countWaiting(mostCounted + 1)) }),
    async () => {
      const { cashDueDays } = shopSettings.now().payments;
      const late = await cash.owed.countOlder(cashDueDays, mostCounted + 1);
      return { cashOwed: countedTo(mostCounted, late) };
    },
  ],
});
