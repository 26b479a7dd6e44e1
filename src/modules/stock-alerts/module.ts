import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { stockAlertEndpoints } from "./endpoints.ts";
import { stockAlertHandlers } from "./handlers.ts";
import { lettersIn } from "./letters.ts";
import { createStockAlertsService, type StockAlertsService } from "./service.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly stockAlerts: StockAlertsService;
  }
}

/** Who is told when goods are back in stock. */
export const stockAlerts = defineModule({
  name: "stock-alerts",
  handlers: bindHandlers(stockAlertEndpoints, stockAlertHandlers),
  services: ({ services: { accounts, catalogue }, ...parts }) => ({
    stockAlerts: createStockAlertsService({ ...parts, catalogue, reachOf: accounts.reachOf }),
  }),
  jobs: ({ stockAlerts }) => [{ name: "stock alerts", everyMs: 5_000, run: () => stockAlerts.runJob() }],
  personalData: ({ stockAlerts }) => ({
    exportOf: async (q, { id }) => ({ stockAlerts: await stockAlerts.exportOf(q, id) }),
    forget: (tx, { id }) => stockAlerts.forget(tx, id),
  }),
  smsTexts: (lang, varies) => ({
    "stock-alert": lettersIn(lang).backSms({ goods: varies, shop: varies, url: varies }),
  }),
});
