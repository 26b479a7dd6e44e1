import type { ReactNode } from "react";
import { useHref } from "react-router";
import { formatRupees } from "#contract/format/money.ts";
import { paths } from "#contract/paths.ts";
import { adding as addingWords } from "#modules/cart/texts/adding.ts";
import { goodsForms } from "#modules/catalogue/rules/goods-forms.ts";
import { GoodsPrice } from "#modules/catalogue/shop/public/goods-price.tsx";
import { GoodsTitle } from "#modules/catalogue/shop/public/goods-title.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { Amount } from "#web/ui/price.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { useWords } from "#web/ui/words.ts";
import { wishlist as wishlistWords } from "../texts.ts";
import type { ShownWish, WishView } from "../views.ts";

type WishCardProps = {
  readonly wish: ShownWish;
  readonly onRemove: () => void;
  /** It has a row of its own. */
  readonly isRow: boolean;
  /** The way into the cart. */
  readonly children: ReactNode;
};

export function WishCard({ wish, onRemove, isRow, children }: WishCardProps) {
  const words = useWords("wishlist", wishlistWords);
  const { productId, title, brand, picture, rate, ratings, unitPaise, droppedFromPaise, notes } = wish;

  return (
    <li id={`wish-${productId}`} tabIndex={-1}>
      <article className="product-card wish-card">
        <div className="product-card-pictures">
          {picture ? (
            <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 64rem) 18rem, 46vw" />
          ) : (
            <PicturePlaceholder />
          )}
        </div>
        <div className="product-card-words">
          <p className="product-card-brand">{brand}</p>
          <h2 className="product-card-title">
            <ShopLink to={paths.product(productId)} className="product-card-link">
              <GoodsTitle of={wish} />
            </ShopLink>
          </h2>
          {ratings > 0 && <Stars rate={rate} count={ratings} className="small" />}
          {droppedFromPaise !== null && (
            <p className="wish-sum">
              <Icon name="tag" className="icon-small" />
              {words.dropped(formatRupees(droppedFromPaise - unitPaise))}
            </p>
          )}
          <p className={`small ${stockLook(wish)}`}>{useStockWords(wish)}</p>
        </div>
        {isRow && notes.length > 0 && (
          <ul className="wish-ways stack gap-s wide-only">
            {notes.map((note, at) => (
              <li key={note} className="beside">
                <Icon name={at === 0 ? "truck" : "tag"} className="accent" />
                <span>
                  <Amount of={note} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <div className="wish-buy">
          <GoodsPrice of={wish} />
          <div className="wish-line">
            {children}
            <button
              type="submit"
              form={goodsForms.unwish}
              name="id"
              value={productId}
              className="icon-button wish-toggle product-card-wish"
              aria-label={words.removeOf(title)}
              title={words.removeOf(title)}
              onClick={(event) => {
                event.preventDefault();
                onRemove();
              }}
            >
              <Icon name="heart-full" />
            </button>
            {isRow && <ShareWish wish={wish} />}
          </div>
        </div>
      </article>
    </li>
  );
}

function useStockWords({ gone, free }: WishView): string {
  const words = useWords("wishlist", wishlistWords);
  const adding = useWords("adding", addingWords);
  if (gone) return words.gone;
  if (free === 0) return adding.outOfStock;
  return free <= 10 ? words.left(free) : words.inStock;
}

function stockLook({ gone, free }: WishView): string {
  if (gone || free === 0) return "danger strong";
  return free <= 10 ? "accent strong" : "leaf";
}

const load = () => import("#web/request/share-link.ts");

function ShareWish({ wish: { productId, title } }: { readonly wish: WishView }) {
  const words = useWords("wishlist", wishlistWords);
  const path = useHref(paths.product(productId));
  const share = async () => {
    const { shareLink } = await load();
    await shareLink(title, path);
  };
  return (
    <IconButton label={words.shareOf(title)} className="wish-share needs-script" onClick={() => void share()}>
      <Icon name="share" />
    </IconButton>
  );
}
