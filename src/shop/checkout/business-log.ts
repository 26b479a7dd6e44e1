import type { Tx } from "#platform/database/database.ts";
import type { CheckoutParts } from "./checkout-parts.ts";

export type Deed =
  | "order placed"
  | "order paid"
  | "order cancelled"
  | "refund asked"
  | "refund done"
  | "refund refused"
  | "late payment";

/** Ids and paise, and nothing that leads to a person. */
interface Facts {
  readonly order: string;
  readonly payment?: string | null;
  readonly refund?: string;
  readonly paise: number;
  readonly reason?: string;
}

const deeds = new WeakMap<Tx, { readonly deed: Deed; readonly facts: Facts }[]>();

/** A transaction whose deeds stand in the log once it is committed: one that is undone or tried again says nothing. */
export async function writing<T>(
  { db, log }: Pick<CheckoutParts, "db" | "log">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let said: { readonly deed: Deed; readonly facts: Facts }[] = [];
  const result = await db.write((tx) => {
    said = [];
    deeds.set(tx, said);
    return work(tx);
  });
  for (const { deed, facts } of said) log.info({ business: deed, ...facts }, deed);
  return result;
}

export function say(tx: Tx, deed: Deed, facts: Facts): void {
  const said = deeds.get(tx);
  if (!said) throw new Error(`"${deed}" is said in a transaction that nobody listens to.`);
  said.push({ deed, facts });
}
