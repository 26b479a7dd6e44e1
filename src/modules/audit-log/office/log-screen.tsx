import { textsOf } from "#contract/texts/texts.ts";
import { asked, wishOf } from "#manage/parts/asked-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { logEndpoints } from "../endpoints.ts";
import { LogPage } from "./log-page.tsx";

export const logScreen: Screen = {
  path: "log",
  right: logEndpoints.list.right,
  async show(request) {
    const wish = wishOf(request.query, "by", "subject", "day", "cursor");
    // A day that is none is no wish.
    const { day: _, ...rest } = wish;
    const answer =
      (await asked(logEndpoints.list, wish, request)) ?? (await asked(logEndpoints.list, rest, request));
    const { title } = textsOf(request.page.requestContext.lang).manage.log;
    return answer && { title, body: <LogPage {...answer} wish={wish} /> };
  },
};
