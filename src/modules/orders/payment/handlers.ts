import { failure, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { PayView } from "../pay-view.ts";
import type { payLinksEndpoints } from "./endpoints.ts";

export const payLinksHandlers: HandlersOf<typeof payLinksEndpoints> = {
  async show({ checkout }, _caller, { token }) {
    const view = await checkout.payView(token);
    return view ? success({ order: whole(view) }) : failure("notFound");
  },

  async pay({ checkout }, _caller, { token }) {
    const done = await checkout.payByLink(token);
    return done.ok ? success({ order: whole(done.value) }) : done;
  },
};

function whole({ bill, together, ...view }: PayView) {
  const { subtotal, promo, shipping, tax, total, charges } = bill;
  return {
    ...view,
    bill: { subtotal, promo, shipping, tax, total, charges: [...charges] },
    together: [...together],
  };
}
