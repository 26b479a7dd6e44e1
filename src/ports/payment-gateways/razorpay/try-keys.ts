import type { RazorpayKeys } from "./client.ts";

/** What stands between the shop and Razorpay, in words; nothing when it knows the keys. */
export async function tryKeys({ keyId, keySecret, apiUrl }: RazorpayKeys): Promise<string | undefined> {
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
