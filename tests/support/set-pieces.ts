import type { Database } from "#platform/database/database.ts";

export interface Goods {
  readonly productId: string;
  readonly colour?: string;
  readonly size?: string;
}

/** So many pieces of a variant, none of them held or sold, with books that begin there. */
export async function setPieces(
  db: Pick<Database, "write">,
  { productId, colour = "", size = "" }: Goods,
  pieces: number,
): Promise<void> {
  const variant = { product_id: productId, colour, size };
  await db.write(async (tx) => {
    await tx
      .updateTable("stock")
      .set({ free: pieces, held: 0, sold: 0, version: 0 })
      .where((where) => where.and(variant))
      .execute();
    await tx
      .deleteFrom("stock_moves")
      .where((where) => where.and(variant))
      .execute();
    const opening = { version: 0, change: pieces, pieces, reason: "opening" as const, at: 1 };
    await tx
      .insertInto("stock_moves")
      .values({ ...variant, ...opening, person: null, order_id: null })
      .execute();
  });
}
