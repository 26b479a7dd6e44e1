import type { DrawLinkPage, LinkPage } from "#server/links/link-page.ts";
import { returnEndpoints } from "../endpoints.ts";
import type { ReturnPageView } from "../views.ts";
import { readReturnForm } from "./read-return-form.ts";

declare module "#server/links/link-page.ts" {
  interface LinkDraws {
    readonly returnPage: DrawLinkPage<ReturnPageView>;
  }
}

/** The page where goods are sent back by a link, until its days are over. */
export const returnLinkPage: LinkPage = {
  address: /^\/return\/([\w-]{42})$/,
  mostPictures: 1,
  async open(token, page) {
    const shown = await page.ask(returnEndpoints.show, { token });
    if (!shown.ok) return undefined;
    const view = shown.value.page as ReturnPageView;
    return { lang: view.lang, draw: ({ returnPage }, request) => returnPage({ ...request, view }) };
  },
  options: (token) => ({
    input: (_, fields) => ({ ...readReturnForm(fields), token }),
    message: () => null,
  }),
};
