import { type Role, roleHolds } from "#contract/rights.ts";
import { browserModules } from "#modules-browser";
import type { Screen } from "./screen.ts";

const loaded = await Promise.all(browserModules.map(({ screens }) => screens?.()));
const screens: readonly Screen[] = loaded.flatMap((module) => module?.screens ?? []);

export function screensFor(role: Role | null): readonly Screen[] {
  if (role === null) return screens.filter(({ isForInvited }) => isForInvited);
  return screens.filter(({ right }) => right === undefined || roleHolds(role, right));
}
