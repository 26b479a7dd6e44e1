import { useRef } from "react";
import { paths } from "#contract/paths.ts";
import { cart as cartWords } from "#contract/texts/en/cart.ts";
import { wishlist as wishlistWords } from "#contract/texts/en/wishlist.ts";
import type { WishlistView } from "#contract/wishlist-view.ts";
import { AddToCart } from "#web/features/cart/cart-actions.tsx";
import { setWished, useWishes } from "#web/features/cart/wish-store.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";
import { WishCard } from "./wish-card.tsx";

/** Without a wishlist it is a visitor's. */
export function WishlistPage({ wishlist }: { readonly wishlist: WishlistView | null }) {
  const words = useWords("wishlist", wishlistWords);
  const cart = useWords("cart", cartWords);
  const { shell } = useCoreTexts();
  const isWished = useWishes();
  const heading = useRef<HTMLHeadingElement>(null);
  const remove = async (productId: string) => {
    heading.current?.focus();
    const answer = await setWished(productId, false);
    if (answer?.success)
      toast.success(words.messages.removedFromPage, {
        label: cart.undo,
        run: () => void setWished(productId, true),
      });
    else if (answer) toast.error(words.messages.failedToRemove);
  };
  const wishes = (wishlist?.wishes ?? []).filter(({ productId }) => isWished(productId));
  return (
    <div className="page-width py-8 lg:py-12">
      <PageHead title={words.title} description={words.description} />
      {!wishlist ? (
        <EmptyState icon="lock" heading="h1" title={cart.notSignedIn} text={words.notSignedInHint}>
          <LinkButton to={paths.login({ next: paths.wishlist() })}>{shell.login}</LinkButton>
          <LinkButton to={paths.products()} look="quiet">
            {cart.continueShopping}
          </LinkButton>
        </EmptyState>
      ) : wishes.length === 0 ? (
        <EmptyState icon="heart" heading="h1" title={words.empty} text={words.emptyHint}>
          <LinkButton to={paths.products()}>{cart.continueShopping}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            {words.title}
          </h1>
          <p className="mt-1 text-muted">{words.count(wishes.length)}</p>
          <ul className="wish-grid" aria-label={words.products}>
            {wishes.map((wish) => (
              <WishCard key={wish.productId} wish={wish} onRemove={() => void remove(wish.productId)}>
                <AddToCart
                  product={{
                    id: wish.productId,
                    title: wish.title,
                    colours: wish.colours,
                    sizes: wish.sizes,
                    inStock: !wish.gone && wish.free > 0,
                  }}
                  place="wishlist"
                  className="flex-1"
                />
              </WishCard>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
