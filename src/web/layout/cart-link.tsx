import { cartWords } from "#contract/own-words.ts";
import { paths } from "#contract/paths.ts";
import { useCartCounts } from "#modules/cart/shop/public/cart-store.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useShell } from "#web/ui/shell-context.ts";
import { NavLink } from "#web/ui/shop-link.tsx";

type CartLinkProps = {
  readonly className?: string;
  readonly withName?: boolean;
};

/** The badge shows lines; the label reads lines and units. */
export function CartLink({ className = "", withName = false }: CartLinkProps) {
  const { shell } = useCoreTexts();
  const shellData = useShell();
  const { lines, units } = useCartCounts({
    version: shellData.cartVersion,
    lines: shellData.cartLines,
    units: shellData.cartUnits,
  });
  const label = cartWords(shell, lines, units);
  return (
    <NavLink to={paths.cart()} className={`anchor ${className}`} title={withName ? undefined : label}>
      <Icon name="cart" />
      <span
        className="count"
        aria-hidden="true"
        data-own="cart"
        hidden={lines === 0}
        suppressHydrationWarning
      >
        {lines}
      </span>
      {withName && <span aria-hidden="true">{shell.cart}</span>}
      <span className="sr-only">{label}</span>
    </NavLink>
  );
}
