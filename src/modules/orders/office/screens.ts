import type { Screen } from "#manage/screen.ts";
import { newOrderScreen } from "./new-order-screen.tsx";
import { orderScreen } from "./order-screen.tsx";
import { ordersScreen } from "./orders-screen.tsx";
import { todayScreen } from "./today-screen.tsx";

export const screens: readonly Screen[] = [todayScreen, ordersScreen, orderScreen, newOrderScreen];
