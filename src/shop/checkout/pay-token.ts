import { payPath } from "#contract/pay-path.ts";
import { readSignedId, signId } from "#platform/signed-id.ts";
import type { CheckoutParts } from "./checkout-parts.ts";

type Key = Pick<CheckoutParts, "linkKey">;

/** Where an order can be seen and paid by whoever holds the link. */
export function payUrl(
  { publicUrl, ...key }: Key & Pick<CheckoutParts, "publicUrl">,
  orderId: string,
): string {
  return `${publicUrl}${payPath(payToken(key, orderId))}`;
}

export function payToken({ linkKey }: Key, orderId: string): string {
  return signId({ key: linkKey, purpose: "pay" }, orderId);
}

/** The order that such a link is about; nothing where we did not write it. */
export function orderOfToken({ linkKey }: Key, token: string): string | undefined {
  return readSignedId({ key: linkKey, purpose: "pay" }, token);
}
