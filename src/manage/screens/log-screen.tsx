import { logEndpoints } from "#contract/endpoints/customers.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { LogPage } from "../pages/log-page.tsx";
import { asked, wishOf } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const logScreen: Screen = {
  path: "log",
  right: logEndpoints.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "by", "subject", "day", "cursor");
    // A day that is none is no wish.
    const { day: _, ...rest } = wish;
    const answer =
      (await asked(logEndpoints.list, wish, wanted)) ?? (await asked(logEndpoints.list, rest, wanted));
    const { title } = textsOf(wanted.page.facts.lang).manage.log;
    return answer && { title, body: <LogPage {...answer} wish={wish} /> };
  },
};
