import { notificationsEndpoints } from "#contract/endpoints/notifications.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { NotificationsPage } from "../pages/notifications-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import type { Screen } from "../screen.ts";

export const notificationsScreen: Screen = {
  path: "told",
  right: notificationsEndpoints.see.right,
  async show(wanted) {
    const answer = await asked(notificationsEndpoints.see, {}, wanted);
    const { title } = textsOf(wanted.page.facts.lang).manage.notifications;
    return answer && { title, body: <NotificationsPage told={answer} /> };
  },
};
