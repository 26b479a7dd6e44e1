import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { factorEndpoints } from "#modules/accounts/second-factor/endpoints.ts";
import { EnterPage } from "./enter-page.tsx";

/** The second-factor prompt: who has not shown one gets no further, and what was entered waits here. */
export const enterScreen: Screen = {
  path: "enter",
  async show(request) {
    const factors = await askEndpoint(factorEndpoints.show, {}, request);
    if (!factors) return undefined;
    const { carried, sentTo, query, page } = request;
    const next = query.get("next");
    return {
      title: textsOf(page.requestContext.lang).manage.factor.title,
      isBare: true,
      needsPasskeys: true,
      body: (
        <EnterPage
          {...factors}
          kept={{ ...carried, ...(next && { next }) }}
          isCarrying={carried !== undefined}
          sentTo={sentTo}
        />
      ),
    };
  },
};
