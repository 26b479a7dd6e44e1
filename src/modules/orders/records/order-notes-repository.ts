import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    order_notes: OrderNoteRow;
  }
}

export interface OrderNoteRow {
  id: string;
  order_id: string;
  kind: "note" | "message";
  author: string;
  words: string;
  at: number;
}

export function insertNote(tx: Tx, row: OrderNoteRow) {
  return tx.insertInto("order_notes").values(row).execute();
}

export function notesOf(q: Reads | Tx, orderIds: readonly string[]): Promise<OrderNoteRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return q
    .selectFrom("order_notes")
    .selectAll()
    .where("order_id", "in", orderIds)
    .orderBy("at")
    .orderBy("id")
    .execute();
}
