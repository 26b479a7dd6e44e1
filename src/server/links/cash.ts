import { cashCodeEndpoints } from "#modules/cash/endpoints.ts";
import { callEndpoint } from "../api/call-endpoint.ts";
import type { LinkPage } from "./link-page.ts";

/** The page where the code of a cash order is typed. To open it does nothing. */
export const cashLinkPage: LinkPage = {
  address: /^\/cash\/([\w-]{42})$/,
  async open(token, page) {
    const shown = await callEndpoint(cashCodeEndpoints.show, { token }, page);
    if (!shown.ok) return undefined;
    const view = shown.value.order;
    return { lang: view.lang, draw: ({ cashPage }, asked) => cashPage({ ...asked, view }) };
  },
  ways: (token) => ({
    given: (_, { code }) => ({ token, ...(code !== undefined && { code }) }),
    said: () => null,
  }),
};
