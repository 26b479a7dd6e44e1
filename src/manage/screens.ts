import { type Role, roleHolds } from "#contract/rights.ts";
import { browserModules } from "#modules-browser";
import type { Screen } from "./screen.ts";
import { bulkListScreen, bulkScreen, filesScreen, manyScreen } from "./screens/bulk-screens.tsx";
import { categoriesScreen, categoryScreen, newCategoryScreen } from "./screens/categories-screens.tsx";
import { customerScreen, customersScreen } from "./screens/customers-screen.tsx";
import { enterScreen } from "./screens/enter-screen.tsx";
import { goodsScreen } from "./screens/goods-screen.tsx";
import { joinScreen } from "./screens/join-screen.tsx";
import { logScreen } from "./screens/log-screen.tsx";
import { lookScreen } from "./screens/look-screen.tsx";
import { meScreen } from "./screens/me-screen.tsx";
import { newOrderScreen } from "./screens/new-order-screen.tsx";
import { orderScreen } from "./screens/order-screen.tsx";
import { ordersScreen } from "./screens/orders-screen.tsx";
import { peopleScreen } from "./screens/people-screen.tsx";
import { newGoodsScreen, productScreen } from "./screens/product-screen.tsx";
import { planSaleScreen, salesScreen } from "./screens/sales-screen.tsx";
import { scarceScreen } from "./screens/scarce-screen.tsx";
import { changesScreen } from "./screens/setting-changes-screen.tsx";
import { settingScreen, shopScreen } from "./screens/setting-screens.tsx";
import { todayScreen } from "./screens/today-screen.tsx";
import { unsentScreen } from "./screens/unsent-screen.tsx";

const screens: readonly Screen[] = [
  todayScreen,
  ordersScreen,
  orderScreen,
  goodsScreen,
  newGoodsScreen,
  manyScreen,
  bulkListScreen,
  filesScreen,
  bulkScreen,
  productScreen,
  scarceScreen,
  newOrderScreen,
  salesScreen,
  planSaleScreen,
  customersScreen,
  customerScreen,
  shopScreen,
  changesScreen,
  lookScreen,
  categoriesScreen,
  newCategoryScreen,
  categoryScreen,
  settingScreen,
  logScreen,
  unsentScreen,
  peopleScreen,
  meScreen,
  enterScreen,
  joinScreen,
  ...(await Promise.all(browserModules.map(({ screens: load }) => load?.()))).flatMap(
    (loaded) => loaded?.screens ?? [],
  ),
];

export function screensFor(role: Role | null): readonly Screen[] {
  if (role === null) return screens.filter(({ isForInvited }) => isForInvited);
  return screens.filter(({ right }) => right === undefined || roleHolds(role, right));
}
