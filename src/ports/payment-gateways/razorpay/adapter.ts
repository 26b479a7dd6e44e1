import type { z } from "zod";
import { createBreaker } from "../breaker.ts";
import type { GatewayAdapter } from "../gateway-adapter.ts";
import { name, title, webhook } from "./about.ts";
import type { RazorpayKeys } from "./client.ts";
import { razorpayGateway } from "./gateway.ts";
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
  tryKeys: (set) => tryKeys(keysIn(set)),
  scriptUrl: ({ RAZORPAY_CHECKOUT_URL }) => RAZORPAY_CHECKOUT_URL,
  origins: ({ RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL }) => [
    ...new Set([RAZORPAY_CHECKOUT_URL, RAZORPAY_API_URL].map((url) => new URL(url).origin)),
  ],
};

type Set = z.output<z.ZodObject<typeof settings>>;

function keysIn({ RAZORPAY_KEY_ID = "", RAZORPAY_KEY_SECRET = "", RAZORPAY_API_URL }: Set) {
  return { keyId: RAZORPAY_KEY_ID, keySecret: RAZORPAY_KEY_SECRET, apiUrl: RAZORPAY_API_URL };
}

/** What stands between the shop and Razorpay, in words; nothing when it knows the keys. */
async function tryKeys({ keyId, keySecret, apiUrl }: RazorpayKeys): Promise<string | undefined> {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString("base64")}`;
  try {
    const { status } = await fetch(`${apiUrl.replace(/\/+$/, "")}/v1/orders?count=1`, {
      redirect: "error",
      headers: { authorization },
      signal: AbortSignal.timeout(10_000),
    });
    return status === 401 ? "refuses the keys" : undefined;
  } catch {
    return "cannot be reached";
  }
}
