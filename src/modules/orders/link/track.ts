import { paths } from "#contract/paths.ts";
import { ticketPath } from "#modules/tickets/rules/ticket.ts";
import type { DrawLinkPage, LinkPage } from "#server/links/link-page.ts";
import { changeWishEndpoints } from "../changes/ask-endpoints.ts";
import { findOrderPath, orderLinkPath } from "../rules/order-links.ts";
import type { FindOrderView, TrackPageView } from "../track-page-view.ts";
import type { TrackView } from "../track-view.ts";
import { trackingEndpoints } from "../tracking/endpoints.ts";

declare module "#server/links/link-page.ts" {
  interface LinkDraws {
    readonly trackPage: DrawLinkPage<TrackPageView>;
    readonly findOrderPage: DrawLinkPage<FindOrderView>;
  }
}

/** Where an order is, for whoever holds its link. */
export const trackLinkPage: LinkPage = {
  address: /^\/track\/([\w-]{42})$/,
  async open(token, page, query) {
    const shown = await page.ask(trackingEndpoints.show, { token });
    if (!shown.ok) return undefined;
    const invoicePath = `/api${trackingEndpoints.invoice.path.replace("{token}", token)}`;
    const order = shown.value.order as TrackView;
    const view = {
      ...order,
      invoicePath,
      // The address may be kept and opened again when the order stands elsewhere.
      isThanks: query.has("thanks") && order.status === "ordered",
      awaitsCode: page.shop.session.awaitedOrderCode(page.requestContext) !== undefined,
    };
    return { lang: view.lang, draw: ({ trackPage }, request) => trackPage({ ...request, view }) };
  },
  options: (token) => ({
    input: (_, fields) => ({ ...fields, token }),
    message: () => null,
    done(endpoint, answer) {
      if (endpoint.name === changeWishEndpoints.askByLink.name && "token" in answer)
        return ticketPath(String(answer.token));
      return endpoint.name === trackingEndpoints.keep.name ? paths.orders() : orderLinkPath("track", token);
    },
  }),
};

/** Where one asks for that link, by number and phone. */
export const findOrderPage: LinkPage = {
  address: /^\/track$/,
  async open(_, { shop, requestContext }, query) {
    const awaitsCode = !query.has("again") && shop.session.awaitedOrderCode(requestContext) !== undefined;
    return { draw: ({ findOrderPage: draw }, request) => draw({ ...request, view: { awaitsCode } }) };
  },
  options: () => ({
    message: () => null,
    done: (endpoint, answer) =>
      endpoint.name === trackingEndpoints.open.name && "path" in answer
        ? String(answer.path)
        : findOrderPath(),
  }),
};
