import type { Reason } from "#contract/failures.ts";
import type { ParcelState } from "../order-view.ts";
import { canBeChanged } from "../rules/can-be-changed.ts";
import { canCancel } from "../rules/order-status.ts";
import { isHereAgain, mayDo, type StatusAndStep } from "../rules/order-step.ts";
import type { StaffAction } from "../rules/staff-actions.ts";

export interface ActionInput {
  readonly order: StatusAndStep;
  readonly isErased: boolean;
  readonly parcels: readonly ParcelState[];
  /** Pieces that have not left. */
  readonly left: number;
  /** What can still be given back. */
  readonly leftPaise: number;
  readonly isByLink: boolean;
  /** Its buyer has not said yet that it is meant. */
  readonly waitsForWord: boolean;
  /** How far it is, where it is collected and packed. */
  readonly pickup: "packed" | "ready" | null;
  readonly isCollected: boolean;
  /** The gateway has a record of the payment, and the money is not here. */
  readonly isUnheard: boolean;
}

/** Why an action cannot be done to an order now; nothing where it can. */
export function whyNot(action: StaffAction, facts: ActionInput): Reason | null {
  return checks[action](facts);
}

const move =
  (action: Parameters<typeof mayDo>[0], states: readonly ParcelState[]) =>
  ({ order, parcels }: ActionInput) =>
    mayDo(action, order) && parcels.some((state) => states.includes(state)) ? null : "wrongMove";

const checks: Readonly<Record<StaffAction, (facts: ActionInput) => Reason | null>> = {
  pack: ({ order, waitsForWord }) => {
    if (waitsForWord) return "cashNotConfirmed";
    return mayDo("pack", order) ? null : "wrongMove";
  },
  send: ({ order, left, isCollected }) =>
    mayDo("send", order) && left > 0 && !isCollected ? null : "wrongMove",
  makeReady: ({ pickup }) => (pickup === "packed" ? null : "wrongMove"),
  collect: ({ pickup }) => (pickup === "ready" ? null : "wrongMove"),
  correctNumber: move("correct", ["sent", "returning"]),
  handOver: move("deliver", ["sent", "returning"]),
  complete: ({ order }) => (order.status === "delivered" && order.step === null ? null : "wrongMove"),
  letComeBack: move("comeBack", ["sent", "delivered"]),
  takeBack: move("takeBack", ["sent", "delivered", "returning"]),
  stepBack: ({ order }) => (mayDo("stepBack", order) ? null : "wrongMove"),
  cancel: ({ order }) => (canCancel(order.status) || isHereAgain(order) ? null : "tooLateToCancel"),
  sendLink: ({ order, isByLink }) => (isByLink && order.status === "pending" ? null : "wrongMove"),
  confirmCash: ({ waitsForWord }) => (waitsForWord ? null : "wrongMove"),
  refund: ({ leftPaise }) => (leftPaise > 0 ? null : "refundTooMuch"),
  ask: ({ isUnheard }) => (isUnheard ? null : "nothingToAsk"),
  note: ({ isErased }) => (isErased ? "orderEnded" : null),
  message: ({ isErased }) => (isErased ? "orderEnded" : null),
  changeAddress: whyNotChanged,
  takeOut: whyNotLess,
  changeChoice: whyNotLess,
  addGoods: whyNotLess,
  giveDiscount: whyNotLess,
};

function whyNotChanged({ order: { status }, isErased }: ActionInput): Reason | null {
  return canBeChanged({ status, isErased }) ? null : "tooLateToChange";
}

function whyNotLess(facts: ActionInput): Reason | null {
  return whyNotChanged(facts) ?? (facts.order.status === "pending" ? "notSoldYet" : null);
}
