import { useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { paths } from "#contract/paths.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { confirmedCart, subscribeToCart } from "./public/cart-store.ts";
import { useCartWords } from "./public/cart-words.ts";

type NothingInCartProps = {
  readonly hasCart: boolean;
  /** To be shown beside it. */
  readonly hasGoods: boolean;
};

export function NothingInCart({ hasCart, hasGoods }: NothingInCartProps) {
  const words = useCartWords();
  const { shell } = useCoreTexts();
  // Whoever may buy without an account has no reason to log in first.
  const isVisitors = !useShop().hasGuests && !hasCart;
  useGoodsBeside(!isVisitors && !hasGoods);
  return isVisitors ? (
    <EmptyState scene="cart" title={words.notSignedIn} text={words.keptWith}>
      <LinkButton to={paths.products()}>{words.startShopping}</LinkButton>
      <LinkButton to={paths.login({ next: paths.cart() })} look="quiet">
        {words.toSaved}
      </LinkButton>
    </EmptyState>
  ) : (
    <EmptyState scene="cart" title={words.empty} text={words.emptyHint}>
      <LinkButton to={paths.products()}>{words.continueShopping}</LinkButton>
      <LinkButton to={paths.wishlist()} look="quiet">
        {shell.wishlist}
      </LinkButton>
    </EmptyState>
  );
}

/** Of goods beside it the page knows nothing while it has its own; when the server has taken the last, it asks. */
function useGoodsBeside(areMissing: boolean): void {
  const { revalidate } = useRevalidator();
  const isTaken = useSyncExternalStore(
    subscribeToCart,
    () => confirmedCart()?.lines.length === 0,
    () => false,
  );
  useEffect(() => {
    if (areMissing && isTaken) void revalidate();
  }, [areMissing, isTaken, revalidate]);
}
