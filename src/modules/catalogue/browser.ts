import { defineBrowserModule } from "../define-browser-module.ts";
import { bulkEndpoints } from "./bulk/endpoints.ts";
import { categoriesEndpoints } from "./categories/endpoints.ts";
import { tablesEndpoints } from "./import/endpoints.ts";
import { catalogueEndpoints } from "./listing/endpoints.ts";
import { pricesEndpoints } from "./prices/endpoints.ts";
import { goodsEndpoints } from "./products/endpoints.ts";
import { goodsOfficeEndpoints } from "./products/office-endpoints.ts";
import { salesEndpoints } from "./sales/endpoints.ts";
import { setsEndpoints } from "./sets/endpoints.ts";
import { stockEndpoints } from "./stock/endpoints.ts";
import { scarceEndpoints } from "./stock/scarce-endpoints.ts";

export const catalogue = defineBrowserModule({
  name: "catalogue",
  endpoints: [
    catalogueEndpoints,
    goodsEndpoints,
    goodsOfficeEndpoints,
    bulkEndpoints,
    tablesEndpoints,
    stockEndpoints,
    scarceEndpoints,
    pricesEndpoints,
    salesEndpoints,
    setsEndpoints,
    categoriesEndpoints,
  ],
  pages: [
    { path: "products", file: "listing/listing.route.tsx", id: "products" },
    { path: "category/:category/:subcategory?", file: "listing/listing.route.tsx", id: "category" },
    { path: "product/:id", file: "product/product.route.tsx" },
    { path: "flash-sale", file: "sale/flash-sale.route.tsx" },
  ],
  screens: () => import("./office/screens.ts"),
  navigation: [
    {
      label: ({ manage }) => manage.nav.goods,
      path: "goods",
      icon: "tag",
      right: "goods.change",
      position: 30,
    },
    {
      label: ({ manage }) => manage.nav.offers,
      path: "sales",
      icon: "bolt",
      right: "goods.change",
      group: "selling",
      position: 60,
    },
  ],
});
