import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { notificationEndpoints } from "../endpoints.ts";
import { NotificationsPage } from "./notifications-page.tsx";
import { unsentScreen } from "./unsent-screen.tsx";

const notificationsScreen: Screen = {
  path: "told",
  right: notificationEndpoints.see.right,
  async show(request) {
    const answer = await askEndpoint(notificationEndpoints.see, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).notifications;
    return answer && { title, body: <NotificationsPage notifications={answer} /> };
  },
};

export const screens: readonly Screen[] = [notificationsScreen, unsentScreen];
