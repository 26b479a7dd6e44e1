import { NavLink } from "react-router";
import { paths } from "#contract/paths.ts";
import { useWishCount } from "#web/features/cart/wish-store.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useFrameTexts } from "./use-frame-texts.ts";

type WishlistLinkProps = {
  readonly wished: readonly string[];
  readonly className?: string;
  readonly withName?: boolean;
};

export function WishlistLink({ wished, className = "", withName = false }: WishlistLinkProps) {
  const { shell } = useCoreTexts();
  const frame = useFrameTexts();
  const count = useWishCount(wished);
  const label = count > 0 ? `${shell.wishlist}, ${frame.wishlistCount(count)}` : shell.wishlist;
  return (
    <NavLink to={paths.wishlist()} className={`relative ${className}`} title={withName ? undefined : label}>
      <Icon name="heart" />
      {count > 0 && (
        <span className="count" aria-hidden="true">
          {count}
        </span>
      )}
      {withName && <span aria-hidden="true">{shell.wishlist}</span>}
      <span className="sr-only">{label}</span>
    </NavLink>
  );
}
