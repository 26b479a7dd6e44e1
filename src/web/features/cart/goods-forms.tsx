import { useHref, useLocation } from "react-router";
import type { Call } from "#contract/call.ts";
import { cartCalls } from "#contract/calls/cart.ts";
import { goodsForms } from "#contract/goods-forms.ts";
import { paths } from "#contract/paths.ts";
import { wishlistEndpoints } from "#modules/wishlist/endpoints.ts";

/** What the buttons of all cards post before the script arrives: each names its goods, and none needs a form of its own. */
export function GoodsForms() {
  return (
    <div>
      <GoodsForm id={goodsForms.buy} call={cartCalls.add} action={paths.cart()} />
      <GoodsForm id={goodsForms.wish} call={wishlistEndpoints.add} action={paths.wishlist()} />
      <GoodsForm id={goodsForms.unwish} call={wishlistEndpoints.remove} action={paths.wishlist()} />
    </div>
  );
}

type GoodsFormProps = { readonly id: string; readonly call: Call; readonly action: string };

function GoodsForm({ id, call, action }: GoodsFormProps) {
  const { pathname, search } = useLocation();
  return (
    <form id={id} method="post" action={useHref(action)}>
      <input type="hidden" name="call" value={call.name} />
      <input type="hidden" name="next" value={pathname + search} />
    </form>
  );
}
