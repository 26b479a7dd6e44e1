import type { Screen } from "#manage/screen.ts";
import { lookScreen } from "./look-screen.tsx";
import { settingScreen, shopScreen } from "./public/setting-screens.tsx";
import { changesScreen } from "./setting-changes-screen.tsx";

export const screens: readonly Screen[] = [shopScreen, changesScreen, lookScreen, settingScreen];
