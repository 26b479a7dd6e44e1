import { wishlistWords } from "#contract/own-words.ts";
import { paths } from "#contract/paths.ts";
import { useWishCount } from "#modules/cart/shop/public/wish-store.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { NavLink } from "#web/ui/shop-link.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

type WishlistLinkProps = {
  readonly className?: string;
  readonly withName?: boolean;
};

export function WishlistLink({ className = "", withName = false }: WishlistLinkProps) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const count = useWishCount();
  const label = wishlistWords({ shell, frame }, count);
  return (
    <NavLink to={paths.wishlist()} className={`anchor ${className}`} title={withName ? undefined : label}>
      <Icon name="heart" />
      <span
        className="count"
        aria-hidden="true"
        data-own="wishes"
        hidden={count === 0}
        suppressHydrationWarning
      >
        {count}
      </span>
      {withName && <span aria-hidden="true">{shell.wishlist}</span>}
      <span className="sr-only">{label}</span>
    </NavLink>
  );
}
