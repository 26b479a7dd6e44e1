import { pathIn } from "#contract/lang-address.ts";
import { readSignedId, signId } from "#platform/signed-id.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import type { OrderRecord } from "../public/order-record.ts";
import { type OrderLinkPurpose, orderLinkPath } from "../rules/order-links.ts";

type Key = Pick<CheckoutParts, "linkKey">;
type LinkedOrder = Pick<OrderRecord, "id" | "lang">;

/** Where whoever holds the link can do one thing with an order; a link for one purpose is none for another. */
export function orderUrl(
  { publicUrl, ...key }: Key & Pick<CheckoutParts, "publicUrl">,
  purpose: OrderLinkPurpose,
  order: LinkedOrder,
): string {
  return publicUrl + orderWay(key, purpose, order);
}

/** Its address in the language of the order, for who leads there without a page of a language before. */
export function orderWay(key: Key, purpose: OrderLinkPurpose, { id, lang }: LinkedOrder): string {
  return pathIn(lang, orderLink(key, purpose, id));
}

/** Its path, which the page that leads there gives the language of its own. */
export function orderLink(key: Key, purpose: OrderLinkPurpose, orderId: string): string {
  return orderLinkPath(purpose, orderToken(key, purpose, orderId));
}

export function orderToken({ linkKey }: Key, purpose: OrderLinkPurpose, orderId: string): string {
  return signId({ key: linkKey, purpose }, orderId);
}

/** The order that such a link is about; nothing where we did not write it. */
export function orderOfToken({ linkKey }: Key, purpose: OrderLinkPurpose, token: string): string | undefined {
  return readSignedId({ key: linkKey, purpose }, token);
}
