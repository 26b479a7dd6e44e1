import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { redirectEndpoints } from "../endpoints.ts";
import { RedirectsPage, redirectsPath } from "./redirects-page.tsx";

const redirectsScreen: Screen = {
  path: "shop/redirects",
  right: redirectEndpoints.list.right,
  act: { done: () => redirectsPath },
  async show(request) {
    const filter = filterOf(request.query, "search", "cursor");
    const list = await askEndpoint(redirectEndpoints.list, filter, request);
    const { title } = textsOf(request.page.requestContext.lang).redirects.page;
    return list && { title, body: <RedirectsPage list={list} filter={filter} /> };
  },
};

export const screens: readonly Screen[] = [redirectsScreen];
