import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { httpUrl, secret } from "#platform/setting-kinds.ts";
import { tryKeysAt } from "../ask-gateway.ts";
import { createBreaker } from "../breaker.ts";
import type { GatewayAdapter } from "../gateway-adapter.ts";
import { name, title, webhook } from "./about.ts";
import { razorpayGateway } from "./gateway.ts";
import { serverOf } from "./server.ts";

const settings = {
  RAZORPAY_KEY_ID: secret,
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_API_URL: httpUrl.default("https://api.razorpay.com"),
  RAZORPAY_CHECKOUT_URL: httpUrl.default("https://checkout.razorpay.com/v1/checkout.js"),
};

/** Not through a handler: the signature is over the bytes, not over what they mean. */
const { hear } = defineEndpoints("payments", {
  hear: {
    method: "POST",
    path: webhook.path,
    right: "payments.tell",
    summary: "The gateway's own messages, signed over their bytes",
    input: z.looseObject({ event: z.string() }),
    answer: z.object({ success: z.literal(true), message: z.string() }),
    refusals: ["badSignature", "unreadable", "notFound", "tooLarge"],
  },
});

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
