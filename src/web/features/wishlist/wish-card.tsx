import type { ReactNode } from "react";
import { wishlistCalls } from "#contract/calls/wishlist.ts";
import { formatRupees } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { adding as addingWords } from "#contract/texts/en/adding.ts";
import { wishlist as wishlistWords } from "#contract/texts/en/wishlist.ts";
import type { WishView } from "#contract/wishlist-view.ts";
import { CallForm } from "#web/request/call-form.tsx";
import { GoodsPrice } from "#web/ui/goods-price.tsx";
import { GoodsTitle } from "#web/ui/goods-title.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Picture, PicturePlaceholder } from "#web/ui/picture.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";

type WishCardProps = {
  readonly wish: WishView;
  readonly onRemove: () => void;
  /** The way into the cart. */
  readonly children: ReactNode;
};

export function WishCard({ wish, onRemove, children }: WishCardProps) {
  const words = useWords("wishlist", wishlistWords);
  const { productId, title, picture, unitPaise, droppedFromPaise } = wish;

  return (
    <li id={`wish-${productId}`} tabIndex={-1} className="card wish-card">
      <ShopLink to={paths.product(productId)} className="wish-picture" tabIndex={-1} aria-hidden="true">
        {picture ? (
          <Picture picture={{ ...picture, alt: "" }} sizes="(min-width: 64rem) 18rem, 46vw" />
        ) : (
          <PicturePlaceholder />
        )}
      </ShopLink>
      <div className="flex flex-1 flex-col gap-1 p-3 sm:p-4">
        <h2 className="text-base leading-snug font-semibold">
          <ShopLink to={paths.product(productId)} className="hover:underline">
            <GoodsTitle of={wish} />
          </ShopLink>
        </h2>
        <GoodsPrice of={wish} />
        {droppedFromPaise !== null && (
          <p className="flex items-center gap-1.5 text-sm font-semibold text-leaf">
            <Icon name="tag" className="size-4" />
            {words.dropped(formatRupees(droppedFromPaise - unitPaise))}
          </p>
        )}
        <p className={`text-sm ${stockLook(wish)}`}>{useStockWords(wish)}</p>
        <div className="mt-auto pt-3">{children}</div>
      </div>
      <CallForm
        call={wishlistCalls.remove}
        input={{ id: productId }}
        send={() => void onRemove()}
        className="wish-remove"
      >
        <button
          type="submit"
          className="icon-button"
          aria-label={words.removeOf(title)}
          title={words.removeOf(title)}
        >
          <Icon name="trash" />
        </button>
      </CallForm>
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
  if (gone || free === 0) return "font-semibold text-danger";
  return free <= 10 ? "font-semibold text-accent" : "text-leaf";
}
