import type { Lang } from "#contract/texts/lang.ts";
import type { AddressRequest } from "#modules/accounts/rules/address.ts";
import type { PaymentMethod } from "../order-view.ts";
import type { RequestedItem } from "../rules/same-items.ts";

/** What somebody asks for who presses the button. */
export interface Purchase {
  readonly userId: string;
  /** Made by the browser when the dialog opens: the same key is the same purchase. */
  readonly key: string;
  readonly method: PaymentMethod;
  readonly items?: readonly RequestedItem[] | undefined;
  readonly addressId?: string | undefined;
  /** Of this order alone, when it is in no address book. */
  readonly address?: AddressRequest | undefined;
  /** Where its goods are collected; else they are brought to the address. */
  readonly storeId?: string | undefined;
  /** What the shopper was shown; another sum is not charged. */
  readonly shownPaise?: number | undefined;
  readonly gstin?: string | undefined;
  readonly businessName?: string | undefined;
  /** Without an account: what the order is to know of its buyer beside the address. */
  readonly guest?: { readonly email?: string | undefined } | undefined;
  readonly lang: Lang;
  /** The address that asks; what costs the shop money or stock is counted by it. */
  readonly network?: string | undefined;
}
