import { returnPath } from "#contract/return-path.ts";
import { readSignedId, signId } from "#platform/signed-id.ts";
import type { CheckoutParts } from "../checkout-parts.ts";

type Key = Pick<CheckoutParts, "linkKey">;

/** Where goods of an order are sent back by whoever holds the link; what it shows ends with their days. */
export function returnUrl(
  { publicUrl, ...key }: Key & Pick<CheckoutParts, "publicUrl">,
  orderId: string,
): string {
  return `${publicUrl}${returnLink(key, orderId)}`;
}

export function returnLink({ linkKey }: Key, orderId: string): string {
  return returnPath(signId({ key: linkKey, purpose: "return" }, orderId));
}

export function orderOfReturnToken({ linkKey }: Key, token: string): string | undefined {
  return readSignedId({ key: linkKey, purpose: "return" }, token);
}
