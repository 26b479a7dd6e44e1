import { paths } from "#contract/paths.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { QuoteLines } from "../checkout/quote-lines.tsx";
import { useOrderTexts } from "../public/order-texts.ts";
import { BoughtStyle } from "./bought-style.tsx";
import { OrderLine } from "./order-line.tsx";

type CancelPageProps = {
  /** Absent for a visitor. */
  readonly cart: Pick<CartView, "lines" | "quote"> | null | undefined;
  /** Somebody signed in, whose cart can be paid for as it is. */
  readonly mayPay: boolean;
};

/** Nothing is lost: what was to be paid for is still there. */
export function CancelPage({ cart, mayPay }: CancelPageProps) {
  const { cancel: words, success } = useOrderTexts();
  const { pays } = useShop();
  const isPayable = !!cart && cart.lines.length > 0;
  return (
    <div className="page-width read-page page-room">
      <BoughtStyle />
      <PageHead title={words.title} />
      <EmptyState scene="pause" heading="h1" title={words.title} text={words.text} />
      <div className="ways-on above-m">
        {isPayable ? (
          <LinkButton to={`${paths.cart()}#order-summary`}>{words.again}</LinkButton>
        ) : (
          <LinkButton to={paths.cart()}>{words.back}</LinkButton>
        )}
        {/* The way that most can fall back upon. */}
        {mayPay && isPayable && pays.includes("qr") && (
          <LinkButton to={paths.checkout("qr")} look="quiet">
            <Icon name="qr" /> {words.byUpi}
          </LinkButton>
        )}
        {!isPayable && (
          <LinkButton to={paths.products()} look="quiet">
            {success.continue}
          </LinkButton>
        )}
      </div>
      {isPayable && (
        <p className="above-l centred">
          <ShopLink to={paths.cart()} className="link">
            {words.back}
          </ShopLink>
        </p>
      )}
      {isPayable && (
        <section className="card above-xl roomy" aria-labelledby="kept-cart">
          <h2 id="kept-cart" className="title-3">
            {words.kept}
          </h2>
          <ul>
            {cart.lines.map((line) => (
              <OrderLine key={line.id} line={line} />
            ))}
          </ul>
          <div className="cancel-back above-xl">
            <div className="cancel-go">
              <QuoteLines quote={cart.quote} />
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
