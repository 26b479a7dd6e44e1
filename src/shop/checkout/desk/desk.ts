import type { Right } from "#contract/rights.ts";
import { confirmByCall } from "../cash/confirm-cash.ts";
import type { CheckoutParts } from "../checkout-parts.ts";
import { askNow } from "./ask-again.ts";
import { type ComingBack, letComeBack, takeBack } from "./come-back.ts";
import { correctNumber, type RightNumber } from "./correct-number.ts";
import { handOver } from "./hand-over.ts";
import { callOff, type Move, moveOrder } from "./move-order.ts";
import { nextStep } from "./next-step.ts";
import type { OrderDeedBy } from "./on-order.ts";
import { packOrder } from "./pack-order.ts";
import { sendLink } from "./send-link.ts";
import { type SentParcel, sendParcel } from "./send-parcel.ts";
import { stepBack } from "./step-back.ts";
import { undoableUntil, undoDeed } from "./undo-deed.ts";
import { messageAboutOrder, noteOnOrder } from "./write-about.ts";

/** Everything that the staff can do to an order; money is in give-back.ts. */
export function createDesk(parts: CheckoutParts) {
  return {
    move: (by: OrderDeedBy, to: string, move?: Move) => moveOrder(parts, by, to, move),
    pack: (by: OrderDeedBy) => packOrder(parts, by),
    send: (by: OrderDeedBy, parcel: SentParcel) => sendParcel(parts, by, parcel),
    correctNumber: (by: OrderDeedBy, right: RightNumber) => correctNumber(parts, by, right),
    next: (by: OrderDeedBy, holds: (right: Right) => boolean) => nextStep(parts, by, holds),
    handOver: (by: OrderDeedBy, which?: Pick<ComingBack, "parcel">) => handOver(parts, by, which),
    letComeBack: (by: OrderDeedBy, parcel: ComingBack) => letComeBack(parts, by, parcel),
    takeBack: (by: OrderDeedBy, parcel: ComingBack & { restock: boolean }) => takeBack(parts, by, parcel),
    undo: (by: OrderDeedBy) => undoDeed(parts, by),
    undoableUntil: (orderId: string, actor: string) => undoableUntil(parts, orderId, actor),
    confirmCash: (by: OrderDeedBy) => confirmByCall(parts, by),
    sendLink: (by: OrderDeedBy) => sendLink(parts, by),
    askNow: (by: OrderDeedBy) => askNow(parts, by),
    stepBack: (by: OrderDeedBy, reason: string) => stepBack(parts, by, reason),
    callOff: (by: OrderDeedBy, reason?: string) => callOff(parts, by, reason),
    note: (by: OrderDeedBy, words: string) => noteOnOrder(parts, by, words),
    write: (by: OrderDeedBy, words: string) => messageAboutOrder(parts, by, words),
  };
}
