import type { Screen } from "#manage/screen.ts";
import { pastOrdersInScreen, pastOrdersLookedScreen } from "./past-orders-in-screen.tsx";
import { pastOrderScreen, pastOrdersScreen } from "./past-orders-screen.tsx";

export const screens: readonly Screen[] = [
  pastOrdersScreen,
  pastOrdersInScreen,
  pastOrdersLookedScreen,
  pastOrderScreen,
];
