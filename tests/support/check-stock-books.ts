import type { Reads } from "#platform/database/database.ts";

/** Whether the moves of every variant add up to what there is of it, one after the other. Gives each contradiction. */
export async function checkStockBooks(q: Reads): Promise<string[]> {
  const wrong: string[] = [];
  const moves = Map.groupBy(
    await q.selectFrom("stock_moves").selectAll().orderBy("version").execute(),
    ({ product_id, colour, size }) => nameOf(product_id, colour, size),
  );
  for (const { product_id, colour, size, free, held, version } of await q
    .selectFrom("stock")
    .selectAll()
    .execute()) {
    const name = nameOf(product_id, colour, size);
    let pieces = 0;
    for (const move of moves.get(name) ?? []) {
      pieces += move.change;
      if (move.pieces !== pieces)
        wrong.push(`${name}: ${move.pieces} after move ${move.version}, not ${pieces}`);
    }
    const last = moves.get(name)?.at(-1)?.version;
    if (pieces !== free + held) wrong.push(`${name}: ${free + held} pieces, the books have ${pieces}`);
    // Of what was empty when the books began there is no first move.
    if (last !== undefined && last !== version)
      wrong.push(`${name}: version ${version}, the last move is ${last}`);
    moves.delete(name);
  }
  for (const name of moves.keys()) wrong.push(`${name} has moves and no stock`);
  return wrong;
}

function nameOf(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
}
