import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import type { Texts } from "#contract/texts/en.ts";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import { OptionName } from "#modules/catalogue/shop/public/option-name.tsx";
import { SetContents } from "#modules/catalogue/shop/public/set-contents.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Amount, Price } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import type { CartLineView, LineChange } from "../cart-view.ts";
import { cartEndpoints } from "../endpoints.ts";
import { CartQuantity } from "./cart-quantity.tsx";
import { LineForm } from "./line-form.tsx";
import { useCartWords } from "./public/cart-words.ts";
import type { RowOffer } from "./row-offers.ts";

type CartRowProps = {
  readonly line: CartLineView;
  readonly offers: readonly RowOffer[];
  readonly onRemove: () => void;
  readonly onQuantity: (quantity: number) => void;
};

export function RowPicture({ of: { picture } }: { readonly of: CartLineView }) {
  if (!picture) return <PicturePlaceholder />;
  return <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 48rem) 8rem, 5.5rem" />;
}

export function CartRow({ line, offers, onRemove, onQuantity }: CartRowProps) {
  const cart = useCartWords();
  const { productId, title, colour, size, unitPaise, oldUnitPaise, linePaise, changes } = line;
  const before = oldUnitPaise === null ? undefined : formatRupees(oldUnitPaise);
  return (
    <li id={`line-${line.id}`} tabIndex={-1} className="cart-row">
      <ShopLink to={paths.product(productId)} className="cart-picture" tabIndex={-1} aria-hidden="true">
        <RowPicture of={line} />
      </ShopLink>
      <div className="cart-text">
        <h3 className="cart-title">
          <ShopLink to={paths.product(productId)} className="name-link">
            <GoodsTitle of={line} />
          </ShopLink>
        </h3>
        {(colour || size) && (
          <p className="cart-detail">
            {colour && [cart.colour, ": ", <OptionName key="" name={colour} />]}
            {colour && size && " · "}
            {size && [cart.size, ": ", <OptionName key="" name={size} />]}
          </p>
        )}
        {line.parts && <SetContents parts={line.parts} />}
        <p className="above-xs small muted">
          <Price now={cart.each(formatRupees(unitPaise))} before={before} size="small" />
        </p>
        {offers.map(({ id, text, way }) => (
          <p key={id} className="line-change" data-kind="promised">
            <Icon name="tag" className="icon-small" />
            <span>
              <Amount of={text} />
              {way && <span className="block">{way}</span>}
            </span>
          </p>
        ))}
        {changes.map((change) => (
          <p key={change.kind} className="line-change" data-kind={change.kind}>
            <Icon name={change.kind === "cheaper" ? "tag" : "warning"} className="icon-small" />
            {wordsOf(change, cart.change)}
          </p>
        ))}
      </div>
      <p className="cart-line-price">
        <Price now={formatRupees(linePaise)} />
      </p>
      <div className="cart-controls">
        <CartQuantity line={line} onQuantity={onQuantity} />
        <LineForm endpoint={cartEndpoints.remove} lineId={line.id} onSubmit={onRemove}>
          <button type="submit" className="button button-bare button-small" aria-label={cart.removeOf(title)}>
            <Icon name="trash" className="icon-small" />
            {cart.remove}
          </button>
        </LineForm>
      </div>
    </li>
  );
}

function wordsOf(change: LineChange, words: Texts["cart"]["change"]): string {
  if (change.kind === "fewer") return change.left === 0 ? words.none : words.fewer(change.left);
  if (change.kind === "dearer" || change.kind === "cheaper")
    return words[change.kind](formatRupees(change.fromPaise));
  return words[change.kind];
}
