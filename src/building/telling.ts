import type { Lang } from "#contract/texts/lang.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { OrdersService } from "#shop/orders/orders-service.ts";
import type { DevicesService } from "#shop/told/devices-service.ts";
import { createToldService } from "#shop/told/told-service.ts";

interface TellingOf {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Outbox;
  readonly devices: DevicesService;
  readonly orders: OrdersService;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
}

/** The staff are told of what comes in, and of the day as the orders' lists count it. */
export function tellingOf({ orders, ...parts }: TellingOf) {
  return createToldService({
    ...parts,
    numbersOf: orders.lists.numberWordsOf,
    async dayNow(since) {
      const [{ orders: came, paise }, toPack] = await Promise.all([
        orders.lists.since(since),
        orders.lists.countOf("toPack"),
      ]);
      const words = ({ count, isMore }: typeof came) => `${count}${isMore ? "+" : ""}`;
      return { orders: words(came), toPack: words(toPack), paise };
    },
  });
}
