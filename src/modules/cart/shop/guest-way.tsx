import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Price } from "#web/ui/price.tsx";
import { useInView } from "#web/ui/use-in-view.ts";
import type { CartView } from "../cart-view.ts";
import { useCartWords } from "./public/cart-words.ts";

/** On to paying, for whoever has no account; the page is none of React's. */
export function GuestWay({ cart }: { readonly cart: CartView }) {
  const words = useCartWords();
  const isNear = useInView("#guest-way", "");
  const on = {
    to: paths.guestCheckout(),
    size: "large",
    reloadDocument: true,
    children: words.guestWay,
  } as const;
  return (
    <div className="stack gap-s above-l">
      {cart.payable && (
        <>
          <LinkButton id="guest-way" {...on} />
          {/* On a phone the sum and the way on stay in reach. */}
          <div className="sticky-buy needs-script" hidden={isNear}>
            <Price now={formatRupees(cart.quote.total)} />
            <LinkButton {...on} className="grow" />
          </div>
        </>
      )}
      <LinkButton to={paths.login({ next: paths.cart() })} look="bare">
        {words.loginToPay}
      </LinkButton>
    </div>
  );
}
