import { z } from "zod";
import { changeEvent } from "#platform/events/change-event.ts";
import { defineEvent, type EventName, type EventType } from "#platform/events/event.ts";
import type { CancelReason } from "../order-view.ts";
import type { OrderRecord } from "../public/order-record.ts";

interface OfOrder {
  readonly order: OrderRecord;
}

const id = z.uuid();
const paise = z.int().nonnegative();
const ofOrder = z.object({ order: id });
const idOf = ({ order }: OfOrder) => ({ order: order.id });

/** It is in the books and its goods are held; nobody has paid yet. */
export const orderPlaced = defineEvent<OfOrder>("order.placed@1", {
  body: z.object({ order: id, paise }),
  bodyOf: ({ order }) => ({ order: order.id, paise: order.quote.total }),
  logged: "order placed",
});

/** Its goods are sold: paid, or to be paid on delivery. */
export const orderConfirmed = defineEvent<
  OfOrder & {
    readonly actor: string;
    readonly isPaid: boolean;
    /** Another choice goes out for what came back. */
    readonly isExchange: boolean;
  }
>("order.confirmed@1", {
  body: z.object({ order: id, isPaid: z.boolean() }),
  bodyOf: ({ order, isPaid }) => ({ order: order.id, isPaid }),
});

/** The money is here, or was taken on delivery. */
export const orderPaid = defineEvent<OfOrder & { readonly paise: number }>("order.paid@1", {
  body: z.object({ order: id, paise }),
  bodyOf: ({ order, paise: sum }) => ({ order: order.id, paise: sum }),
  logged: "order paid",
});

export const orderCancelled = defineEvent<
  OfOrder & {
    readonly reason: CancelReason;
    readonly actor: string;
    /** What goes back, where something was paid. */
    readonly refund: { readonly amount_paise: number; readonly kind: "gateway" | "manual" } | undefined;
  }
>("order.cancelled@1", {
  body: z.object({ order: id, paise, reason: z.string() }),
  bodyOf: ({ order, reason }) => ({ order: order.id, paise: order.quote.total, reason }),
  logged: "order cancelled",
});

/** Steps of the staff and of couriers; the order is as it was before. */
export const orderInTheMaking = stepEvent("order.processing@1");
export const orderPacked = stepEvent("order.packed@1");
/** A parcel has left; whether it was the last one. */
export const orderShipped = stepEvent<{
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly isWhole: boolean;
}>("order.shipped@1");
export const trackingCorrected = stepEvent<{
  readonly carrier: string | null;
  readonly trackingNumber: string;
}>("order.tracking_corrected@1");
/** It goes somewhere else, or to another phone. */
export const orderReaddressed = stepEvent("order.address_changed@1");
/** Something was taken off what is paid on delivery; what is left of it. */
export const orderLessened = stepEvent<{ readonly toPayPaise: number }>("order.lessened@1");
/** Goods of another order go out as this one, in another choice: what goes back, and what is paid on delivery in all. */
export const orderRechosen = stepEvent<{
  readonly first: string;
  readonly back?: { readonly amount_paise: number; readonly kind: "gateway" | "manual" } | undefined;
  readonly toPayPaise?: number | undefined;
}>("order.rechosen@1");
/** It waits at the counter of the store in which it is collected. */
export const orderReady = stepEvent<{ readonly keptUntil: number }>("order.ready@1");
/** All that was sent is there, or was collected. */
export const orderDelivered = stepEvent("order.delivered@1");
export const orderCompleted = stepEvent("order.completed@1");
export const parcelReturning = stepEvent("parcel.returning@1");
export const parcelReturned = stepEvent("parcel.returned@1");
/** What was told before was not so. */
export const orderStepUndone = stepEvent<{ readonly was: UndoneStep }>("order.step_undone@1");

export type UndoneStep = "sent" | "arrived" | "ready" | "collected";

/** What the staff did to an order, for the audit log. */
export const orderChanged = changeEvent("order.changed@1");

function stepEvent<More = unknown>(name: EventName): EventType<OfOrder & More> {
  return defineEvent(name, { body: ofOrder, bodyOf: idOf });
}
