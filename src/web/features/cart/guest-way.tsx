import type { CartView } from "#contract/cart-view.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useCartWords } from "./cart-words.ts";

/** On to paying, for whoever has no account; the page is none of React's. */
export function GuestWay({ cart }: { readonly cart: CartView }) {
  const words = useCartWords();
  return (
    <div className="mt-4 grid gap-2">
      {cart.payable && (
        <LinkButton to={paths.guestCheckout()} size="large" reloadDocument>
          {words.guestWay}
        </LinkButton>
      )}
      <LinkButton to={paths.login({ next: paths.cart() })} look="bare">
        {words.loginToPay}
      </LinkButton>
    </div>
  );
}
