import { Icon } from "./icon.tsx";
import { ShopLink } from "./shop-link.tsx";
import { staying } from "./staying.ts";

type ChipProps = { readonly label: string; readonly to: string; readonly removeLabel: string };

/** An applied filter: following it takes the filter away. */
export function Chip({ label, to, removeLabel }: ChipProps) {
  return (
    <ShopLink to={to} className="chip" aria-label={removeLabel} {...staying}>
      {label}
      <Icon name="close" className="icon-small" />
    </ShopLink>
  );
}
