import type { Lang } from "#contract/texts/lang.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { skippingLocked } from "#platform/database/dialects.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    reminders: ReminderRow;
  }
}

export interface ReminderRow {
  user_id: string;
  /** The address that it was allowed for. */
  email: string;
  lang: Lang;
  /** When cart and wishlist are looked at next. */
  look_at: number;
  /** As JSON: of each product the lowest price that was told. */
  prices: string;
  /** When the cart was left that was spoken of last. */
  cart_left_at: number;
}

export function findReminder(q: Reads | Tx, userId: string): Promise<ReminderRow | undefined> {
  return q.selectFrom("reminders").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Also what is looked at anew: whoever is there keeps one row. */
export async function saveReminders(tx: Tx, rows: readonly ReminderRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("reminders")
    .values(rows)
    .onConflict((on) =>
      on.column("user_id").doUpdateSet((eb) => ({
        email: eb.ref("excluded.email"),
        lang: eb.ref("excluded.lang"),
        look_at: eb.ref("excluded.look_at"),
        prices: eb.ref("excluded.prices"),
        cart_left_at: eb.ref("excluded.cart_left_at"),
      })),
    )
    .execute();
}

export async function deleteReminders(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await tx.deleteFrom("reminders").where("user_id", "in", userIds).execute();
}

/** The oldest that no other process is about. */
export function remindersToLookAt(tx: Tx, now: number, limit: number): Promise<ReminderRow[]> {
  const due = tx.selectFrom("reminders").selectAll().where("look_at", "<=", now);
  return skippingLocked(tx, due.orderBy("look_at").orderBy("user_id").limit(limit)).execute();
}
