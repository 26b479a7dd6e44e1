import { createHmac, timingSafeEqual } from "node:crypto";
import { payPath } from "#contract/pay-path.ts";
import type { CheckoutParts } from "./checkout-parts.ts";

type Key = Pick<CheckoutParts, "linkKey">;

/** Where an order can be seen and paid by whoever holds the link: its id, and that we wrote it. Short enough for an SMS. */
export function payUrl(
  { publicUrl, ...key }: Key & Pick<CheckoutParts, "publicUrl">,
  orderId: string,
): string {
  return `${publicUrl}${payPath(payToken(key, orderId))}`;
}

export function payToken({ linkKey }: Key, orderId: string): string {
  const id = Buffer.from(orderId.replaceAll("-", ""), "hex");
  return Buffer.concat([id, signature(id, linkKey)]).toString("base64url");
}

/** The order that such a link is about; nothing where we did not write it. */
export function orderOfToken({ linkKey }: Key, token: string): string | undefined {
  if (!/^[\w-]{42}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, "base64url");
  // Of several texts for the same bytes one is the link.
  if (bytes.toString("base64url") !== token) return undefined;
  const [id, given] = [bytes.subarray(0, 16), bytes.subarray(16)];
  const right = signature(id, linkKey);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const hex = id.toString("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

/** 120 bits of it. */
function signature(id: Buffer, key: string): Buffer {
  return createHmac("sha256", key).update("pay").update(id).digest().subarray(0, 15);
}
