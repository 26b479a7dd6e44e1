import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { bulkEndpoints } from "./bulk/endpoints.ts";
import { bulkHandlers } from "./bulk/handlers.ts";
import { categoriesEndpoints } from "./categories/endpoints.ts";
import { categoriesHandlers } from "./categories/handlers.ts";
import { tablesEndpoints } from "./import/endpoints.ts";
import { tablesHandlers } from "./import/handlers.ts";
import { catalogueEndpoints } from "./listing/endpoints.ts";
import { catalogueHandlers } from "./listing/handlers.ts";
import { pricesEndpoints } from "./prices/endpoints.ts";
import { pricesHandlers } from "./prices/handlers.ts";
import { goodsEndpoints } from "./products/endpoints.ts";
import { goodsHandlers } from "./products/handlers.ts";
import { shelvesEndpoints } from "./products/office-endpoints.ts";
import { shelvesHandlers } from "./products/office-handlers.ts";
import { salesEndpoints } from "./sales/endpoints.ts";
import { salesHandlers } from "./sales/handlers.ts";
import { stockEndpoints } from "./stock/endpoints.ts";
import { stockHandlers } from "./stock/handlers.ts";
import { scarceEndpoints } from "./stock/scarce-endpoints.ts";
import { scarceHandlers } from "./stock/scarce-handlers.ts";

/** What is sold: products, categories, stock, prices, sales, search, and files of goods. */
export const catalogue = defineModule({
  name: "catalogue",
  handlers: [
    ...bindHandlers(catalogueEndpoints, catalogueHandlers),
    ...bindHandlers(goodsEndpoints, goodsHandlers),
    ...bindHandlers(shelvesEndpoints, shelvesHandlers),
    ...bindHandlers(bulkEndpoints, bulkHandlers),
    ...bindHandlers(tablesEndpoints, tablesHandlers),
    ...bindHandlers(stockEndpoints, stockHandlers),
    ...bindHandlers(scarceEndpoints, scarceHandlers),
    ...bindHandlers(pricesEndpoints, pricesHandlers),
    ...bindHandlers(salesEndpoints, salesHandlers),
    ...bindHandlers(categoriesEndpoints, categoriesHandlers),
  ],
});
