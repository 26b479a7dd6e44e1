import type { Screen } from "#manage/screen.ts";
import { logScreen } from "./log-screen.tsx";

export const screens: readonly Screen[] = [logScreen];
