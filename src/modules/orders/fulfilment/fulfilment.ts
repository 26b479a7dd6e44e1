import type { Right } from "#contract/rights.ts";
import { confirmByCall } from "../cash/confirm-cash.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { type HandOut, handOut } from "../collecting/hand-out.ts";
import { makeReady } from "../collecting/make-ready.ts";
import { nextStep } from "../order-lists/next-step.ts";
import { askNow } from "./ask-again.ts";
import { type ComingBack, letComeBack, takeBack } from "./come-back.ts";
import { correctNumber, type RightNumber } from "./correct-number.ts";
import { handOver } from "./hand-over.ts";
import { callOff, type Move, moveOrder } from "./move-order.ts";
import type { OrderActionBy } from "./on-order.ts";
import { packOrder } from "./pack-order.ts";
import { sendLink } from "./send-link.ts";
import { type SentParcel, sendParcel } from "./send-parcel.ts";
import { stepBack } from "./step-back.ts";
import { undoAction, undoableUntil } from "./undo-action.ts";
import { messageAboutOrder, noteOnOrder } from "./write-about.ts";

/** Everything that the staff can do to an order; money is in give-back.ts. */
export function createFulfilment(parts: CheckoutParts) {
  return {
    move: (by: OrderActionBy, to: string, move?: Move) => moveOrder(parts, by, to, move),
    pack: (by: OrderActionBy) => packOrder(parts, by),
    send: (by: OrderActionBy, parcel: SentParcel) => sendParcel(parts, by, parcel),
    correctNumber: (by: OrderActionBy, right: RightNumber) => correctNumber(parts, by, right),
    next: (by: OrderActionBy, holds: (right: Right) => boolean) => nextStep(parts, by, holds),
    handOver: (by: OrderActionBy, which?: Pick<ComingBack, "parcel">) => handOver(parts, by, which),
    makeReady: (by: OrderActionBy) => makeReady(parts, by),
    handOut: (by: OrderActionBy, wish: HandOut) => handOut(parts, by, wish),
    letComeBack: (by: OrderActionBy, parcel: ComingBack) => letComeBack(parts, by, parcel),
    takeBack: (by: OrderActionBy, parcel: ComingBack & { restock: boolean }) => takeBack(parts, by, parcel),
    undo: (by: OrderActionBy) => undoAction(parts, by),
    undoableUntil: (orderId: string, actor: string) => undoableUntil(parts, orderId, actor),
    confirmCash: (by: OrderActionBy) => confirmByCall(parts, by),
    sendLink: (by: OrderActionBy) => sendLink(parts, by),
    askNow: (by: OrderActionBy) => askNow(parts, by),
    stepBack: (...step: [by: OrderActionBy, reason: string, why?: "unbooked"]) => stepBack(parts, ...step),
    callOff: (by: OrderActionBy, reason?: string) => callOff(parts, by, reason),
    note: (by: OrderActionBy, words: string) => noteOnOrder(parts, by, words),
    write: (by: OrderActionBy, words: string) => messageAboutOrder(parts, by, words),
  };
}
