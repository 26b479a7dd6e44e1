import { z } from "zod";
import type { MoneyBack } from "#modules/orders/messages/money-back-messages.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { defineEvent, type EventType } from "#platform/events/event.ts";
import type { ReturnRecord } from "./service.ts";
import { type ReturnState, returnStates } from "./views.ts";

export interface MovedReturn {
  readonly order: OrderRecord;
  /** As it is now. */
  readonly now: ReturnRecord;
  /** What the staff wrote to it. */
  readonly note?: string | undefined;
  /** What goes back for it; nothing where the way back ate it up. */
  readonly refund?: MoneyBack | undefined;
  /** Of the order that it was exchanged for. */
  readonly newNumber?: string | undefined;
}

const body = z.object({ order: z.uuid(), return: z.uuid() });
const bodyOf = ({ order, now }: MovedReturn) => ({ order: order.id, return: now.id });

/** One event for each state that a return can come to. */
export const returnMovedTo = Object.fromEntries(
  returnStates.map((state) => [state, defineEvent(`return.${state}@1`, { body, bodyOf })]),
) as Readonly<Record<ReturnState, EventType<MovedReturn>>>;

/** The last step was not so. */
export const returnSteppedBack = defineEvent<MovedReturn & { readonly from: ReturnState }>(
  "return.stepped_back@1",
  { body, bodyOf },
);
