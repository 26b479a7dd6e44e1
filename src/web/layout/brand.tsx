import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { Mark } from "#web/ui/mark.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";

export function Brand({ shop }: { readonly shop: ShopView }) {
  return (
    <ShopLink to={paths.home()} className="flex min-h-11 items-center gap-2.5 pe-2">
      <Mark logo={shop.look.logo} className="size-9 lg:size-10" />
      <span className="text-2xl font-extrabold tracking-tight">{shop.name}</span>
    </ShopLink>
  );
}
