import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { Mark } from "#web/ui/mark.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

export function Brand({ shop }: { readonly shop: ShopView }) {
  return (
    <ShopLink to={paths.home()} className="brand">
      <Mark logo={shop.look.logo} className="brand-mark" />
      <span className="brand-name">{shop.name}</span>
    </ShopLink>
  );
}
