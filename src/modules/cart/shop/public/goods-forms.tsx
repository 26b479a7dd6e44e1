import { useHref, useLocation } from "react-router";
import type { Endpoint } from "#contract/endpoint.ts";
import { paths } from "#contract/paths.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import { goodsForms } from "#modules/catalogue/rules/goods-forms.ts";
import { wishlistEndpoints } from "#modules/wishlist/endpoints.ts";

/** What the buttons of all cards post before the script arrives: each names its goods, and none needs a form of its own. */
export function GoodsForms() {
  return (
    <div>
      <GoodsForm id={goodsForms.buy} endpoint={cartEndpoints.add} action={paths.cart()} />
      <GoodsForm id={goodsForms.wish} endpoint={wishlistEndpoints.add} action={paths.wishlist()} />
      <GoodsForm id={goodsForms.unwish} endpoint={wishlistEndpoints.remove} action={paths.wishlist()} />
    </div>
  );
}

type GoodsFormProps = { readonly id: string; readonly endpoint: Endpoint; readonly action: string };

function GoodsForm({ id, endpoint, action }: GoodsFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form id={id} method="post" action={useHref(action)}>
      <input type="hidden" name="call" value={endpoint.name} />
      <input type="hidden" name="next" value={pathname + search} />
    </form>
  );
}
