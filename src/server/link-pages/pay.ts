import { payLinksCalls } from "#contract/calls/pay-links.ts";
import type { PayView } from "#contract/pay-view.ts";
import type { LinkPage } from "../link-page.ts";
import { makeCall } from "../make-call.ts";

/** The page behind a payment link. */
export const payLinkPage: LinkPage = {
  address: /^\/pay\/([\w-]{42})$/,
  async open(token, page, query) {
    const shown = await makeCall(payLinksCalls.show, { token }, page);
    if (!shown.ok) return undefined;
    // Back from the gateway's page, one wants to see at once that it worked.
    const isBack = query.has("asked") && shown.value.order.state === "open";
    const heard = isBack ? await makeCall(payLinksCalls.pay, { token }, page) : shown;
    const view = (heard.ok ? heard : shown).value.order as PayView;
    return { lang: view.lang, draw: ({ payPage }, asked) => payPage({ ...asked, view }) };
  },
  ways: (token) => ({ only: payLinksCalls.pay, given: () => ({ token }), said: () => null }),
};
