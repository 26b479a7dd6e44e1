import { returnEndpoints } from "#modules/returns/endpoints.ts";
import type { ReturnPageView } from "#modules/returns/views.ts";
import { callEndpoint } from "../api/call-endpoint.ts";
import { readReturnForm } from "../forms/read-return-form.ts";
import type { LinkPage } from "./link-page.ts";

/** The page where goods are sent back by a link, until its days are over. */
export const returnLinkPage: LinkPage = {
  address: /^\/return\/([\w-]{42})$/,
  mostPictures: 1,
  async open(token, page) {
    const shown = await callEndpoint(returnEndpoints.show, { token }, page);
    if (!shown.ok) return undefined;
    const view = shown.value.page as ReturnPageView;
    return { lang: view.lang, draw: ({ returnPage }, asked) => returnPage({ ...asked, view }) };
  },
  ways: (token) => ({
    given: (_, fields) => ({ ...readReturnForm(fields), token }),
    said: () => null,
  }),
};
