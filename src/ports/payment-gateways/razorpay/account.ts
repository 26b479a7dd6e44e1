import type { Breaker } from "../breaker.ts";
import type { AccountWays } from "../payment-gateway.ts";
import { createRazorpayClient, type RazorpayKeys } from "./client.ts";
import { read, waysShape } from "./shapes.ts";

/** The one call that is made with the key alone: whoever opens the gateway's window makes it too. */
export async function accountWays({
  keyId,
  apiUrl,
}: Pick<RazorpayKeys, "keyId" | "apiUrl">): Promise<AccountWays> {
  const ask = createRazorpayClient({ keyId, keySecret: "", apiUrl }, notCounted);
  const { card, upi, wallet } = read(waysShape, await ask({ path: "/v1/methods", repeatable: false }));
  return { card, upi, paypal: wallet?.paypal ?? false };
}

/** What is asked for show alone must not keep anybody from paying. */
const notCounted: Breaker = { run: (work) => work(), isOpen: () => false };
