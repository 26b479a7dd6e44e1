import type { Screen } from "#manage/screen.ts";
import { bulkListScreen, bulkScreen, filesScreen, manyScreen } from "./bulk/bulk-screens.tsx";
import { categoriesScreen, categoryScreen, newCategoryScreen } from "./categories/categories-screens.tsx";
import { goodsScreen } from "./products/goods-screen.tsx";
import { newGoodsScreen, productScreen } from "./products/product-screen.tsx";
import { planSaleScreen, salesScreen } from "./sales/sales-screen.tsx";
import { setScreen } from "./sets/set-screen.tsx";
import { scarceScreen } from "./stock/scarce-screen.tsx";

export const screens: readonly Screen[] = [
  goodsScreen,
  newGoodsScreen,
  manyScreen,
  bulkListScreen,
  filesScreen,
  bulkScreen,
  productScreen,
  setScreen,
  scarceScreen,
  salesScreen,
  planSaleScreen,
  categoriesScreen,
  newCategoryScreen,
  categoryScreen,
];
