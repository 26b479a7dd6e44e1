import { bindHandlers } from "#server/handlers/handler.ts";
import { defineModule } from "../define-module.ts";
import { notificationEndpoints } from "./endpoints.ts";
import { notificationHandlers } from "./handlers.ts";
import { notificationSms } from "./notification-messages.ts";
import { createNotificationsService, type NotificationsService } from "./service.ts";
import { notifyStaff } from "./staff-notifications.ts";
import { unsentEndpoints } from "./unsent-endpoints.ts";
import { unsentHandlers } from "./unsent-handlers.ts";

declare module "#server/shop-services.ts" {
  interface ModuleServices {
    readonly notifications: NotificationsService;
  }
}

/** The staff are told of what comes in, and of the day as the first page counts it. */
export const notifications = defineModule({
  name: "notifications",
  handlers: [
    ...bindHandlers(notificationEndpoints, notificationHandlers),
    ...bindHandlers(unsentEndpoints, unsentHandlers),
  ],
  services({ db, clock, outbox, devices, orders, services, shopName, publicUrl }) {
    const notifications = createNotificationsService({
      ...{ db, clock, outbox, devices, shopName, publicUrl },
      numbersOf: orders.lists.numberWordsOf,
      async dayNow(since) {
        const [{ invoices, soldPaise }, { count, isMore }] = await Promise.all([
          services.accounting.ofDay(since),
          orders.lists.countOf("toPack"),
        ]);
        return { orders: String(invoices), toPack: `${count}${isMore ? "+" : ""}`, paise: soldPaise };
      },
    });
    notifyStaff(db.events, notifications);
    return { notifications };
  },
  jobs: ({ notifications }) => [{ name: "staff notifications", everyMs: 1_000, run: notifications.tell }],
  personalData: ({ notifications }) => ({
    exportOf: async (q, { id }) => ({ told: await notifications.exportOf(q, id) }),
    forget: (tx, { id }) => notifications.forget(tx, id),
  }),
  smsTexts: (_, varies) => ({ "staff-news": notificationSms(varies, varies) }),
});
