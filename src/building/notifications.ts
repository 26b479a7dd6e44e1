import type { Lang } from "#contract/texts/lang.ts";
import type { MoneyService } from "#modules/invoices/money-service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { DevicesService } from "#shop/notifications/devices-service.ts";
import { createNotificationsService } from "#shop/notifications/notification-service.ts";
import type { OrdersService } from "#shop/orders/orders-service.ts";

interface NotificationsOf {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly devices: DevicesService;
  readonly orders: OrdersService;
  readonly money: MoneyService;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
}

/** The staff are told of what comes in, and of the day as the first page counts it. */
export function notificationsOf({ orders, money, ...parts }: NotificationsOf) {
  return createNotificationsService({
    ...parts,
    numbersOf: orders.lists.numberWordsOf,
    async dayNow(since) {
      const [{ invoices, soldPaise }, { count, isMore }] = await Promise.all([
        money.ofDay(since),
        orders.lists.countOf("toPack"),
      ]);
      return { orders: String(invoices), toPack: `${count}${isMore ? "+" : ""}`, paise: soldPaise };
    },
  });
}
