import { type FormEvent, useState } from "react";
import type { CheckoutView } from "#contract/checkout-view.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { quoteFor } from "#modules/cart/rules/cart-view.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { firstAddress } from "./address-choice.tsx";

type QuoteInput = {
  readonly view: CheckoutView;
  readonly cart: CartView;
  readonly method: PaymentMethod;
  readonly chosen?: string | undefined;
  readonly draft?: { readonly storeId?: string } | undefined;
};

/** What the cart costs on its way to the chosen address, or in the chosen store, paid in the chosen way. */
export function useQuote({ view: { addresses, stores }, cart, method, chosen, draft }: QuoteInput) {
  const [storeId, setStoreId] = useState(draft?.storeId ?? "");
  const store = stores.find((one) => one.storeId === storeId);
  const [picked, setPicked] = useState<{ readonly id: string; readonly from: string | undefined }>();
  // What was typed and is kept meanwhile stands chosen until somebody picks again.
  const first = firstAddress(addresses, chosen);
  // Where it is out of reach it is no choice, and what was picked stands.
  const isTaken = picked && (picked.from === chosen || first !== chosen);
  const addressId = isTaken ? picked.id : first;
  const known = (wanted: string | undefined) => addresses.find(({ id }) => id === wanted);
  const address = known(addressId) ?? known(chosen);
  const terms = store?.terms ?? address?.terms ?? cart.terms;
  return {
    isCollected: store !== undefined,
    quote: quoteFor(cart, { terms, paysCash: method === "cash" }),
    follow: ({ target }: FormEvent<HTMLFormElement>) => {
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === "storeId") setStoreId(target.value);
      if (target.name === "addressId") setPicked({ id: target.value, from: chosen });
    },
  };
}
