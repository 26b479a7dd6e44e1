import { textsOf } from "#contract/texts/texts.ts";
import { asked, wishOf } from "#manage/parts/asked-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { logEndpoints } from "../endpoints.ts";
import { LogPage } from "./log-page.tsx";

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
