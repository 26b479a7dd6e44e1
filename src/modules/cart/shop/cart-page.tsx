import { type ReactNode, useDeferredValue, useEffect, useState } from "react";
import type { OwnOffer } from "#contract/shop-view.ts";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import buying from "#web/styles/buying.css?url";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { PageHead } from "#web/ui/page-head.tsx";
import { UndoStrip } from "#web/ui/undo-strip.tsx";
import type { CartLineView, CartView } from "../cart-view.ts";
import { cartEndpoints } from "../endpoints.ts";
import { CartRow, RowPicture } from "./cart-row.tsx";
import { CartSummary, Estimate } from "./cart-summary.tsx";
import { LineForm } from "./line-form.tsx";
import { NothingInCart } from "./nothing-in-cart.tsx";
import { PromoForm } from "./promo-form.tsx";
import { clearCart, type Removal, removeLine, setPromo, setQuantity } from "./public/cart-changes.ts";
import { useCart } from "./public/cart-store.ts";
import { useCartWords } from "./public/cart-words.ts";
import { loadForesight } from "./public/foresight.ts";
import { FreeShipping } from "./public/free-shipping.tsx";
import { type Promised, rowOffers } from "./row-offers.ts";

type CartPageProps = {
  /** Absent for a visitor. */
  readonly loaded: CartView | null;
  /** The code that newcomers are told of, if this shopper is one. */
  readonly offer: OwnOffer | null;
  readonly promised: Promised;
  /** Goods for a cart with little in it. */
  readonly beside: ReactNode;
  /** What the shop offers beside the goods. */
  readonly extras: (cart: CartView) => ReactNode;
  /** When and for how much it is brought. */
  readonly delivery: (cart: CartView) => ReactNode;
  /** The ways to pay, given the cart that is shown. */
  readonly checkout: (cart: CartView) => ReactNode;
};

export function CartPage({ loaded, beside, ...parts }: CartPageProps) {
  const words = useCartWords();
  useEffect(() => void loadForesight().catch(() => undefined), []);
  const stored = useCart(loaded);
  const cart = loaded && stored;
  const { removal, at, take } = useRemoval(cart);
  const [only, ...others] = removal?.lines ?? [];
  const strip = removal && (
    <UndoStrip
      key={removal.lines.map(({ id }) => id).join()}
      text={removal.said}
      label={words.undo}
      onUndo={removal.undo}
      {...(only &&
        others.length === 0 && {
          of: <GoodsTitle of={only} />,
          picture: (
            <span className="cart-picture">
              <RowPicture of={only} />
            </span>
          ),
        })}
    />
  );
  return (
    <div className="page-width cart-page">
      <link rel="stylesheet" href={buying} precedence="buying" />
      <PageHead title={words.title} description={words.description} />
      {!cart || cart.lines.length === 0 ? (
        <>
          {/* What is empty says so below, in a part that may come later. */}
          <h1 className="below-l title-1">{words.title}</h1>
          {strip && <div className="card cart-rows">{strip}</div>}
          <NothingInCart hasCart={!!cart} hasGoods={!!beside} />
          {beside}
        </>
      ) : (
        <FilledCart {...parts} beside={beside} cart={cart} strip={strip} stripAt={at} onTaken={take} />
      )}
    </div>
  );
}

/** What was taken away last, and where it stood, until it is back. */
function useRemoval(cart: CartView | null) {
  const [taken, setTaken] = useState<{ readonly removal: Removal; readonly at: number }>();
  const first = taken?.removal.lines[0];
  const back = first && cart?.lines.find((line) => isSame(line, first))?.id;
  useEffect(() => {
    if (back === undefined) return;
    setTaken(undefined);
    document.getElementById(`line-${back}`)?.focus();
  }, [back]);
  return {
    removal: back === undefined ? taken?.removal : undefined,
    at: taken?.at ?? 0,
    take: (removal: Removal, at: number) => setTaken({ removal, at }),
  };
}

/** A line that comes back has a new id. */
function isSame(one: CartLineView, other: CartLineView): boolean {
  return one.productId === other.productId && one.colour === other.colour && one.size === other.size;
}

type FilledCartProps = Omit<CartPageProps, "loaded"> & {
  readonly cart: CartView;
  readonly strip: ReactNode;
  readonly stripAt: number;
  readonly onTaken: (removal: Removal, at: number) => void;
};

function FilledCart({
  cart,
  offer,
  promised,
  beside,
  extras,
  delivery,
  checkout,
  strip,
  stripAt,
  onTaken,
}: FilledCartProps) {
  // A press on plus must not wait for the script of the ways to pay.
  const steady = useDeferredValue(cart);
  const words = useCartWords();
  const { shell } = useCoreTexts();
  const rows = cart.lines.map((line, at) => (
    <CartRow
      key={line.id}
      line={line}
      offers={rowOffers(line, cart, { promised, words: words.offer })}
      onRemove={() => onTaken(removeLine(line), at)}
      onQuantity={(quantity) => setQuantity(line, quantity)}
    />
  ));
  return (
    <>
      <div className="cart-head">
        <h1 className="title-1">{words.title}</h1>
        <p className="cart-count">{shell.cartCount(cart.lines.length, cart.itemCount)}</p>
        <LineForm endpoint={cartEndpoints.clear} onSubmit={() => onTaken(clearCart(), 0)}>
          <button type="submit" className="button button-bare button-small cart-clear">
            {words.clear}
          </button>
        </LineForm>
      </div>
      <div className="cart-columns">
        <section aria-labelledby="cart-items">
          <h2 id="cart-items" className="sr-only">
            {words.items}
          </h2>
          <ul className="card cart-rows">
            {strip ? rows.toSpliced(stripAt, 0, <li key="undo">{strip}</li>) : rows}
          </ul>
          <FreeShipping quote={cart.quote} />
          {/* What changes the sum stands before it, in a line each, and not between the sum and the way to pay. */}
          <div className="card cart-rows cart-rows-part above-l">
            <PromoForm promo={steady.promo} offer={offer} setPromo={setPromo} />
            {delivery(steady)}
          </div>
        </section>
        <section aria-labelledby="order-summary" className="card cart-aside page-aside padded">
          <h2 id="order-summary" className="title-3">
            {words.summary.title}
          </h2>
          <Estimate cart={cart} />
          <CartSummary cart={cart} />
          {cart.terms.extras.length > 0 && extras(steady)}
          {!cart.payable && (
            <AlertPanel kind="warning" className="above-l">
              {words.cannotPay}
            </AlertPanel>
          )}
          {checkout(steady)}
        </section>
        {beside}
      </div>
    </>
  );
}
