import { paths } from "#contract/paths.ts";
import type { Settings } from "#platform/settings.ts";
import type { PagePolicy } from "../http/security-headers.ts";

/** The gateway's window is admitted where a shopper pays, and nowhere else. */
export function gatewayOrigins(
  path: string,
  { RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL }: Settings,
): PagePolicy["origins"] {
  if (path !== paths.cart() && path !== paths.checkout()) return {};
  const origins = [...new Set([RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL].map((url) => new URL(url).origin))];
  return { script: origins, frame: origins, connect: origins };
}
