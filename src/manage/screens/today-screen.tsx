import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { TodayPage } from "../pages/today-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

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
