import { Link } from "react-router";
import { paths } from "#contract/paths.ts";
import type { ShopView } from "#contract/shop-view.ts";
import { Mark } from "./mark.tsx";

export function Brand({ shop }: { readonly shop: ShopView }) {
  return (
    <Link to={paths.home()} className="flex min-h-11 items-center gap-2.5 pe-2">
      <Mark logo={shop.look.logo} className="size-9 lg:size-10" />
      <span className="text-2xl font-extrabold tracking-tight">{shop.name}</span>
    </Link>
  );
}
