import { renderSVG } from "uqr";
import { goOn } from "#server/forms/form-answer.ts";
import type { DrawLinkPage, LinkPage } from "#server/links/link-page.ts";
import type { PayPageView, PayView } from "../pay-view.ts";
import { payLinksEndpoints } from "../payment/endpoints.ts";

declare module "#server/links/link-page.ts" {
  interface LinkDraws {
    readonly payPage: DrawLinkPage<PayPageView>;
  }
}

/** The page behind a payment link. */
export const payLinkPage: LinkPage = {
  address: /^\/pay\/([\w-]{42})$/,
  async open(token, page, query) {
    const shown = await page.ask(payLinksEndpoints.show, { token });
    if (!shown.ok) return undefined;
    // Back from the gateway's page, one wants to see at once that it worked.
    const isBack = query.has("asked") && shown.value.order.state === "open";
    const heard = isBack ? await page.ask(payLinksEndpoints.pay, { token }) : shown;
    const told = (heard.ok ? heard : shown).value.order as PayView;
    const buyer = await page.shop.checkout.buyerOfLink(token);
    const isBuyer =
      buyer !== undefined && buyer.userId === (page.caller ?? page.requestContext.guest)?.userId;
    // Whoever else holds the link is told no more than that it is paid.
    if (isBuyer && told.state === "paid") return goOn(buyer.path);
    const upiCode = told.upiLink === null ? null : renderSVG(told.upiLink, { border: 3 });
    const view = { ...told, isBuyer, upiCode };
    return { lang: view.lang, draw: ({ payPage }, request) => payPage({ ...request, view }) };
  },
  options: (token) => ({ only: payLinksEndpoints.pay, input: () => ({ token }), message: () => null }),
};
