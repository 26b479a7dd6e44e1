import { formatRupees } from "#contract/format/money.ts";
import type { CartView } from "#modules/cart/cart-view.ts";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import { SetContents } from "#modules/catalogue/shop/public/set-contents.tsx";
import { useOption } from "#modules/catalogue/shop/public/use-option.ts";
import { orders as ordersEnglish } from "#modules/orders/texts/orders.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { useWords } from "#web/ui/words.ts";
import { useCheckoutTexts } from "./checkout-texts.ts";

type ConfirmItemsProps = {
  readonly cart: CartView;
  /** As a page it has the room; in the dialog it is a row above the sum, which opens. */
  readonly isOpen: boolean;
};

const shownPictures = 3;

export function ConfirmItems({ cart: { lines, itemCount }, isOpen }: ConfirmItemsProps) {
  const words = useCheckoutTexts().checkout.confirm;
  const { detail } = useWords("orders", ordersEnglish);
  const { shell } = useCoreTexts();
  const optionOf = useOption();
  return (
    <details className="confirm-items" open={isOpen}>
      <summary>
        {lines.slice(0, shownPictures).map(
          ({ id, picture }, at) =>
            picture && (
              <span
                key={id}
                // Within the page's card a phone has room for two of them beside the words.
                className={`thumb thumb-small ${isOpen && at > 1 ? "not-phone" : ""}`}
              >
                <Picture picture={{ ...picture, alt: "" }} sizes="40px" />
              </span>
            ),
        )}
        <span className="strong">{shell.cartCount(lines.length, itemCount)}</span>
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <ul aria-label={words.items} className="stack above-m">
        {lines.map(({ id, title, titleHi, quantity, colour, size, linePaise, parts }) => (
          <li key={id} className="line">
            <span className="grow">
              <GoodsTitle of={{ title, titleHi }} className="goods-name" />
              <span className="block muted small">
                {[`${detail.quantity} ${quantity}`, colour && optionOf(colour), size && optionOf(size)]
                  .filter(Boolean)
                  .join(" · ")}
                {parts && <SetContents parts={parts} />}
              </span>
            </span>
            <span className="tabular-nums">
              <Amount of={formatRupees(linePaise)} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
