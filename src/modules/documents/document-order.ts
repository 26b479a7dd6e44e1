import type { OrderAddress } from "#modules/orders/order-view.ts";
import type { OrderLine } from "#modules/orders/public/order-record.ts";
import { withSet } from "#modules/orders/rules/line-facts.ts";

/** What documents say of an order. */
export interface DocumentOrder {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly state: string;
  /** Its goods still lie on the shelves. */
  readonly toPack: boolean;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly address: OrderAddress;
  /** The store where it is collected, by its name; nothing where it is brought. */
  readonly collectedIn: string | null;
  /** The numbers of other orders that go into the same parcel. */
  readonly together: readonly string[];
  /** What lies in its parcel: without what was given back before. */
  readonly lines: readonly OrderLine[];
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** What the courier takes on delivery; nothing where it is paid. */
  readonly cashPaise: number | null;
}

/** Who sends it, as it stands on every paper. */
export interface Sender {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
}

/** Of goods, in one line. */
export function choiceOf(line: Pick<OrderLine, "title" | "colour" | "size" | "partOf">): string {
  return withSet([line.title, line.colour, line.size].filter(Boolean).join(", "), line);
}

export function placeOf({ street, city, state, pinCode }: OrderAddress): string {
  return `${street}\n${city}\n${state} ${pinCode}`;
}
