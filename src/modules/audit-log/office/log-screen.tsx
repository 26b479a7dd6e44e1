import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { logEndpoints } from "../endpoints.ts";
import { LogPage } from "./log-page.tsx";

export const logScreen: Screen = {
  path: "log",
  right: logEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "by", "subject", "day", "cursor");
    // A day that is none is left out.
    const { day: _, ...rest } = filter;
    const answer =
      (await askEndpoint(logEndpoints.list, filter, request)) ??
      (await askEndpoint(logEndpoints.list, rest, request));
    const { title } = textsOf(request.page.requestContext.lang).manage.log;
    return answer && { title, body: <LogPage {...answer} filter={filter} /> };
  },
};
