import type { Reads, Tx } from "#platform/database/database.ts";
import { stages } from "../order-view.ts";
import type { OrderEventRow } from "./order-events-repository.ts";

const counted = [...stages, "pending", "cancelled", "packed", "partSent", "returning", "returned"];

/** How often orders came to each status in this time, and through whom. */
export function countEvents(
  q: Reads | Tx,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<(Pick<OrderEventRow, "status"> & { way: string | null; total: number })[]> {
  return (
    q
      .selectFrom("order_events")
      .select((count) => [
        "status",
        // Shoppers and staff are many; of the gateway the ways are told apart.
        count.case().when("actor", "like", "gateway:%").then(count.ref("actor")).else(null).end().as("way"),
        count.fn.countAll<number>().as("total"),
      ])
      // Notes and numbers are no status.
      .where("status", "in", counted)
      .where("at", ">", after)
      .where("at", "<=", upTo)
      .groupBy(["status", "way"])
      .execute()
  );
}
