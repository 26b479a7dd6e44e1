import { paths } from "#contract/paths.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useCartWords } from "./cart-words.ts";

export function NothingInCart({ isVisitors }: { readonly isVisitors: boolean }) {
  const words = useCartWords();
  const { shell } = useCoreTexts();
  return (
    <div>
      {isVisitors ? (
        <EmptyState scene="lock" title={words.notSignedIn} text={words.notSignedInHint}>
          <LinkButton to={paths.login({ next: paths.cart() })}>{shell.login}</LinkButton>
          <LinkButton to={paths.products()} look="quiet">
            {words.continueShopping}
          </LinkButton>
        </EmptyState>
      ) : (
        <EmptyState scene="cart" title={words.empty} text={words.emptyHint}>
          <LinkButton to={paths.products()}>{words.continueShopping}</LinkButton>
          <LinkButton to={paths.wishlist()} look="quiet">
            {shell.wishlist}
          </LinkButton>
        </EmptyState>
      )}
    </div>
  );
}
