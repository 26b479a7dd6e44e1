import { type FormEvent, useState } from "react";
import type { CartView } from "#contract/cart-view.ts";
import type { CheckoutView } from "#contract/checkout-view.ts";
import type { PaymentMethod } from "#contract/order-view.ts";
import { quoteFor } from "#shop/cart/rules/cart-view.ts";
import { firstAddress } from "./address-choice.tsx";

type Asked = {
  readonly view: CheckoutView;
  readonly cart: CartView;
  readonly method: PaymentMethod;
  readonly chosen?: string | undefined;
};

/** What the cart costs on its way to the chosen address, paid in the chosen way. */
export function useQuote({ view: { addresses }, cart, method, chosen }: Asked) {
  const [addressId, setAddressId] = useState(() => firstAddress(addresses, chosen));
  const terms = addresses.find(({ id }) => id === addressId)?.terms ?? cart.terms;
  return {
    quote: quoteFor(cart, { terms, paysCash: method === "cash" }),
    follow: ({ target }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLInputElement && target.name === "addressId") setAddressId(target.value);
    },
  };
}
