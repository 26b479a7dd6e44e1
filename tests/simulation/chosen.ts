import type { Outcome } from "#contract/outcome.ts";
import type { Person, products, World } from "./world.ts";

export type Done = Promise<Outcome<unknown> | undefined>;

/** Who does it, and to what. */
export interface Chosen {
  readonly who: Person;
  readonly product: (typeof products)[number];
  readonly code: string;
  /** Of the orders that there are, whoever's. */
  readonly orderId: string;
  readonly of: string;
  readonly returnId: string;
  readonly line: number;
  readonly many: number;
  readonly isSo: boolean;
}

export type Acts = Record<string, (world: World, chosen: Chosen) => Done>;

export function by(orderId: string) {
  return { orderId, actor: "meera" };
}

/** Of somebody who presses a button for the first time. */
export function newKey({ keys }: World): string {
  return `key ${++keys.made}`;
}

const hour = 3_600_000;

/** The same press makes one order, and none of something else, as long as its key is kept. */
export function notePress({ pressed, time }: World, key: string, id: string, asked: object): void {
  const known = pressed.get(key);
  const what = JSON.stringify(asked);
  if (known && (known.id !== id || known.what !== what) && known.at > time.now - 47 * hour)
    throw new Error(`${key} made order ${known.id} of ${known.what}, and order ${id} of ${what}`);
  pressed.set(key, { id, what, at: known?.id === id ? known.at : time.now });
}
