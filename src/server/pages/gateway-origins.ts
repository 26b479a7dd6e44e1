import { paths } from "#contract/paths.ts";
import type { Settings } from "#platform/settings.ts";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";
import type { PagePolicy } from "../http/security-headers.ts";

/** The gateway's window is admitted where a shopper pays, and nowhere else. */
export function gatewayOrigins(path: string, settings: Settings): PagePolicy["origins"] {
  if (path !== paths.cart() && path !== paths.checkout()) return {};
  const origins = gatewayNamed(settings.payments).origins(settings);
  return { script: origins, frame: origins, connect: origins, form: origins };
}
