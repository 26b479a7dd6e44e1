import { paths } from "#contract/paths.ts";
import type { OrderView } from "#modules/orders/order-view.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useOrderTexts } from "../public/order-texts.ts";

/** Other orders that come in the same parcel. */
export function OrderTogether({ order: { together } }: { readonly order: OrderView }) {
  const words = useOrderTexts();
  if (together.length === 0) return null;
  return (
    <p className="above-s line gap-s wraps">
      {words.together}
      {together.map(({ id, number }) => (
        <ShopLink key={id} to={paths.order(id)} className="link strong">
          {number}
        </ShopLink>
      ))}
    </p>
  );
}
