import { returnPath } from "#contract/return-path.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { linkToken, orderOfLink } from "../pay-token.ts";

type Key = Pick<CheckoutParts, "linkKey">;

/** Where goods of an order are sent back by whoever holds the link; what it shows ends with their days. */
export function returnUrl(
  { publicUrl, ...key }: Key & Pick<CheckoutParts, "publicUrl">,
  orderId: string,
): string {
  return `${publicUrl}${returnLink(key, orderId)}`;
}

export function returnLink(key: Key, orderId: string): string {
  return returnPath(linkToken(key, "return", orderId));
}

export function orderOfReturnToken(key: Key, token: string): string | undefined {
  return orderOfLink(key, "return", token);
}
