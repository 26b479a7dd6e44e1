import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { backInStock } from "../events.ts";

interface InStock {
  readonly id: string;
  readonly in_stock: number;
  readonly sold_out: string;
  /** Null while it is in the catalogue. */
  readonly deleted_at: number | null;
}

/** Emits which of these products, or which of their choices, were sold out or hidden and are no longer. */
export async function tellWhatIsBack(
  tx: Tx,
  changed: readonly { readonly old: InStock; readonly now: InStock }[],
): Promise<void> {
  const productIds = changed.filter(({ old, now }) => isBack(old, now)).map(({ now }) => now.id);
  if (productIds.length > 0) await emit(tx, backInStock, { productIds });
}

function isBack(old: InStock, now: InStock): boolean {
  if (now.deleted_at !== null || now.in_stock === 0) return false;
  if (old.deleted_at !== null || old.in_stock === 0) return true;
  const still = new Set(choicesIn(now));
  return choicesIn(old).some((choice) => !still.has(choice));
}

function choicesIn({ sold_out }: InStock): string[] {
  return (JSON.parse(sold_out) as unknown[]).map((choice) => JSON.stringify(choice));
}
