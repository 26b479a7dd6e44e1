import type { CheckoutStore } from "#contract/checkout-view.ts";
import type { CartLineView } from "#modules/cart/cart-view.ts";
import type { PinAreaView } from "#modules/delivery/views.ts";
import type { PaymentMethod } from "./order-view.ts";
import type { QuoteView } from "./quote-view.ts";

/** What the page needs where somebody buys without an account. */
export type GuestCheckoutView = {
  /** Nobody can pay yet. */
  readonly isClosed?: true;
  readonly lines: readonly CartLineView[];
  readonly quote: QuoteView;
  /** Now, with UPI where the shop takes it, and on delivery. */
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod;
  /** Where the PIN code that was typed is; several where it lies in several states, none where nobody knows it. */
  readonly places: readonly PinAreaView[];
  /** That is meant before anything is typed. */
  readonly knownPin: string | null;
  /** A whole PIN code was typed. */
  readonly isPinTyped: boolean;
  readonly isDelivered: boolean;
  /** The day in India by which it is there, as 2026-11-27; null before a PIN code is typed. */
  readonly by: string | null;
  readonly takesCash: boolean;
  /** Where it can be collected, and in which of them it is meant to be. */
  readonly stores: readonly CheckoutStore[];
  readonly storeId: string;
  readonly asksGstin: boolean;
  readonly isMock: boolean;
  /** A fresh key of one purchase. */
  readonly key: string;
};
