import type { Settings } from "#platform/settings.ts";

/** Money moves: the gateway's keys are not those of its tests. */
export function hasLiveKeys({ payments, RAZORPAY_KEY_ID }: Settings): boolean {
  return payments === "razorpay" && !RAZORPAY_KEY_ID?.startsWith("rzp_test");
}
