import type { payLinksCalls } from "#contract/calls/pay-links.ts";
import { failure, success } from "#contract/outcome.ts";
import type { PayView } from "#contract/pay-view.ts";
import type { VerbsOf } from "./verb.ts";

export const payLinksVerbs: VerbsOf<typeof payLinksCalls> = {
  async show({ checkout }, _caller, { token }) {
    const view = await checkout.payView(token);
    return view ? success({ order: whole(view) }) : failure("notFound");
  },

  async pay({ checkout }, _caller, { token }) {
    const done = await checkout.payByLink(token);
    return done.ok ? success({ order: whole(done.value) }) : done;
  },
};

function whole({ bill, ...view }: PayView) {
  const { subtotal, promo, shipping, tax, total, charges } = bill;
  return { ...view, bill: { subtotal, promo, shipping, tax, total, charges: [...charges] } };
}
