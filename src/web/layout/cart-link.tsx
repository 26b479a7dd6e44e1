import { cartWords } from "#contract/own-words.ts";
import { paths } from "#contract/paths.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { useCartCounts } from "#web/features/cart/cart-store.ts";
import { useAfterwards } from "#web/features/cart/use-afterwards.ts";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { NavLink } from "#web/ui/shop-link.tsx";

type CartLinkProps = {
  /** As the page was made; what was changed since shows at once. */
  readonly facts: Pick<ShellView, "cartLines" | "cartUnits" | "cartVersion">;
  readonly className?: string;
  readonly withName?: boolean;
};

/** The badge shows lines; the label reads lines and units. */
export function CartLink({ facts, className = "", withName = false }: CartLinkProps) {
  const { shell } = useCoreTexts();
  const { lines, units } = useCartCounts({
    version: facts.cartVersion,
    lines: facts.cartLines,
    units: facts.cartUnits,
  });
  const label = useAfterwards(shell.cart, cartWords(shell, lines, units));
  return (
    <NavLink to={paths.cart()} className={`relative ${className}`} title={withName ? undefined : label}>
      <Icon name="cart" />
      <span className="count" aria-hidden="true" data-own="cart" hidden={lines === 0}>
        {lines}
      </span>
      {withName && <span aria-hidden="true">{shell.cart}</span>}
      <span className="sr-only">{label}</span>
    </NavLink>
  );
}
