import { forFew } from "#platform/in-turns.ts";
import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { type AccountingService, createAccountingService } from "./accounting-service.ts";
import { booksEndpoints } from "./endpoints.ts";
import { booksHandlers } from "./handlers.ts";
import { sellerOf } from "./rules/seller-of.ts";
import { createInvoicesService, type InvoicesService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly invoices: InvoicesService;
    readonly accounting: AccountingService;
  }
}

/** Invoices and credit notes, what they add up to, and the files for the tax office and the accountant. */
export const invoices = defineModule({
  name: "invoices",
  handlers: bindHandlers(booksEndpoints, booksHandlers),
  services({ db, clock, shopSettings }) {
    const invoices = createInvoicesService({ clock, seller: () => sellerOf(shopSettings.now()) });
    const gstin = async () => (await shopSettings.look("seller")).value.gstin;
    return { invoices, accounting: createAccountingService({ db, clock, invoices, gstin }) };
  },
  personalData: ({ invoices }) => ({
    exportOf: async (q, { orderIds }) => ({
      invoices: await forFew(orderIds, (some) => invoices.ofOrders(q, some)),
    }),
  }),
  jobs: ({ accounting }) => [{ name: "sales by day", everyMs: 5_000, run: () => accounting.runJob() }],
});
