import type { Settings } from "#platform/settings.ts";
import { gatewayNamed } from "./gateways.ts";

/** Money moves: the gateway's keys are not those of its tests. */
export function hasLiveKeys(settings: Settings): boolean {
  return gatewayNamed(settings.payments).isLive(settings);
}
