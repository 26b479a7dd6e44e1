import { type Role, roleHolds } from "#contract/rights.ts";
import type { Screen } from "./screen.ts";
import { todayScreen } from "./screens/today-screen.tsx";

const screens: readonly Screen[] = [todayScreen];

export function screensFor(role: Role): readonly Screen[] {
  return screens.filter(({ right }) => right === undefined || roleHolds(role, right));
}
