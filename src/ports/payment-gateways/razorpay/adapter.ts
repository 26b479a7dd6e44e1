import type { z } from "zod";
import { tryKeysAt } from "../ask-gateway.ts";
import { createBreaker } from "../breaker.ts";
import type { GatewayAdapter } from "../gateway-adapter.ts";
import { name, title, webhook } from "./about.ts";
import { razorpayGateway } from "./gateway.ts";
import { serverOf } from "./server.ts";
import { settings } from "./settings.ts";
import { hear } from "./webhook.ts";

export const razorpay: GatewayAdapter<Set> = {
  name,
  title,
  settings,
  keys: ["RAZORPAY_KEY_ID", "RAZORPAY_KEY_SECRET"],
  webhook: { endpoint: hear, secret: webhook.secret },
  open: (set, { clock }) =>
    razorpayGateway({
      ...keysIn(set),
      webhookSecret: set.RAZORPAY_WEBHOOK_SECRET,
      breaker: createBreaker(clock),
    }),
  isLive: ({ RAZORPAY_KEY_ID }) => !RAZORPAY_KEY_ID?.startsWith("rzp_test"),
  tryKeys: (set) => tryKeysAt(serverOf(keysIn(set)), "/v1/orders?count=1"),
  scriptUrl: ({ RAZORPAY_CHECKOUT_URL }) => RAZORPAY_CHECKOUT_URL,
  origins: ({ RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL }) => [
    ...new Set([RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL].map((url) => new URL(url).origin)),
  ],
};

type Set = z.output<z.ZodObject<typeof settings>>;

function keysIn({ RAZORPAY_KEY_ID = "", RAZORPAY_KEY_SECRET = "", RAZORPAY_API_URL }: Set) {
  return { keyId: RAZORPAY_KEY_ID, keySecret: RAZORPAY_KEY_SECRET, apiUrl: RAZORPAY_API_URL };
}
