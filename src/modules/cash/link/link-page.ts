import type { DrawLinkPage, LinkPage } from "#server/links/link-page.ts";
import { cashCodeEndpoints } from "../endpoints.ts";
import type { CashView } from "../views.ts";

declare module "#server/links/link-page.ts" {
  interface LinkDraws {
    readonly cashPage: DrawLinkPage<CashView>;
  }
}

/** The page where the code of a cash order is typed. To open it does nothing. */
export const cashLinkPage: LinkPage = {
  address: /^\/cash\/([\w-]{42})$/,
  async open(token, page) {
    const shown = await page.ask(cashCodeEndpoints.show, { token });
    if (!shown.ok) return undefined;
    const view = shown.value.order;
    return { lang: view.lang, draw: ({ cashPage }, request) => cashPage({ ...request, view }) };
  },
  options: (token) => ({
    input: (_, { code }) => ({ token, ...(code !== undefined && { code }) }),
    message: () => null,
  }),
};
