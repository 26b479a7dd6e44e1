import { textsOf } from "#contract/texts/texts.ts";
import { asked } from "#manage/parts/asked-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { TodayPage } from "./today-page.tsx";

export const todayScreen: Screen = {
  path: "",
  right: fulfilmentEndpoints.today.right,
  async show(wanted) {
    const answer = await asked(fulfilmentEndpoints.today, {}, wanted);
    return (
      answer && { title: textsOf(wanted.page.facts.lang).manage.today.title, body: <TodayPage {...answer} /> }
    );
  },
};
