import { z } from "zod";
import { mostPictureBytes } from "#contract/limits.ts";
import { createFetchPublic } from "#platform/fetch/fetch-public.ts";
import { read } from "#seed/read-seed.ts";
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
import { goodsOfficeEndpoints } from "./products/office-endpoints.ts";
import { goodsOfficeHandlers } from "./products/office-handlers.ts";
import { salesEndpoints } from "./sales/endpoints.ts";
import { salesHandlers } from "./sales/handlers.ts";
import { type CatalogueService, createCatalogueService } from "./service.ts";
import { setsEndpoints } from "./sets/endpoints.ts";
import { setsHandlers } from "./sets/handlers.ts";
import { stockEndpoints } from "./stock/endpoints.ts";
import { stockHandlers } from "./stock/handlers.ts";
import { scarceEndpoints } from "./stock/scarce-endpoints.ts";
import { scarceHandlers } from "./stock/scarce-handlers.ts";

/** As large as one that is sent by hand may be. */
const fetchPicture = createFetchPublic({ mostBytes: mostPictureBytes, mostMs: 30_000 });

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly catalogue: CatalogueService;
  }
}

/** What is sold: products, categories, stock, prices, sales, search, and files of goods. */
export const catalogue = defineModule({
  name: "catalogue",
  refusalData: {
    productChanged: z.unknown(),
    stockChanged: z.unknown(),
    stockHeld: z.unknown(),
    tableBroken: z.unknown(),
  },
  handlers: [
    ...bindHandlers(catalogueEndpoints, catalogueHandlers),
    ...bindHandlers(goodsEndpoints, goodsHandlers),
    ...bindHandlers(goodsOfficeEndpoints, goodsOfficeHandlers),
    ...bindHandlers(bulkEndpoints, bulkHandlers),
    ...bindHandlers(tablesEndpoints, tablesHandlers),
    ...bindHandlers(stockEndpoints, stockHandlers),
    ...bindHandlers(scarceEndpoints, scarceHandlers),
    ...bindHandlers(pricesEndpoints, pricesHandlers),
    ...bindHandlers(salesEndpoints, salesHandlers),
    ...bindHandlers(setsEndpoints, setsHandlers),
    ...bindHandlers(categoriesEndpoints, categoriesHandlers),
  ],
  async services({ db, clock, settings, log, at, searchEngine }) {
    const catalogue = createCatalogueService({
      db,
      clock,
      rate: settings.RUPEES_PER_UNIT,
      synonyms: read("synonyms", {}),
      learns: settings.SEARCH_LEARNS,
      search: searchEngine,
      at,
      failed: (err) => log.error({ err }, "goods were passed by in bulk work"),
    });
    await catalogue.prepare();
    return { catalogue };
  },
  jobs: ({ catalogue, pictures }) => [
    { name: "timed sales", everyMs: 250, run: () => catalogue.runPriceJob() },
    { name: "bulk changes", everyMs: 300, run: () => catalogue.runBulkJob() },
    {
      name: "pictures of files",
      everyMs: 1_000,
      run: () => catalogue.runFilePicturesJob({ fetch: fetchPicture, make: pictures.make }),
    },
    { name: "old bulk changes", everyMs: 3_600_000, run: () => catalogue.tidyBulk() },
    { name: "search warm-up", everyMs: 250, run: catalogue.readAhead },
    { name: "old listing changes", everyMs: 600_000, run: () => catalogue.tidy() },
    { name: "removed pictures", everyMs: 3_600_000, run: () => catalogue.dropRemovedPictures(pictures.drop) },
    { name: "searches without results", everyMs: 10_000, run: catalogue.writeMisses },
    { name: "search choices", everyMs: 60_000, run: catalogue.writeChoices },
  ],
  needs: ({ catalogue }, shopSettings) => [
    async () => ({ scarce: await catalogue.countScarce(shopSettings.now().stock.lowAt) }),
  ],
});
