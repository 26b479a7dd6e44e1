import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { TodayPage } from "./today-page.tsx";

export const todayScreen: Screen = {
  path: "",
  right: fulfilmentEndpoints.today.right,
  async show(request) {
    const answer = await askEndpoint(fulfilmentEndpoints.today, {}, request);
    return (
      answer && {
        title: textsOf(request.page.requestContext.lang).manage.today.title,
        body: <TodayPage {...answer} />,
      }
    );
  },
};
