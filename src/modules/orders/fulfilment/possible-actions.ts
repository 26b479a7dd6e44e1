import type { Reason } from "#contract/failures.ts";
import type { ParcelState } from "../order-view.ts";
import { canCancel } from "../rules/order-status.ts";
import { isHereAgain, mayDo, type Standing } from "../rules/order-step.ts";
import type { StaffAction } from "../rules/staff-actions.ts";

export interface OrderFacts {
  readonly standing: Standing;
  readonly isErased: boolean;
  readonly parcels: readonly ParcelState[];
  /** Pieces that have not left. */
  readonly left: number;
  /** What can still be given back. */
  readonly leftPaise: number;
  readonly isByLink: boolean;
  /** Its buyer has not said yet that it is meant. */
  readonly waitsForWord: boolean;
  /** The gateway has a record of the payment, and the money is not here. */
  readonly isUnheard: boolean;
}

/** Why an action cannot be done to an order now; nothing where it can. */
export function whyNot(action: StaffAction, facts: OrderFacts): Reason | null {
  return checks[action](facts);
}

const move =
  (action: Parameters<typeof mayDo>[0], states: readonly ParcelState[]) =>
  ({ standing, parcels }: OrderFacts) =>
    mayDo(action, standing) && parcels.some((state) => states.includes(state)) ? null : "wrongMove";

const checks: Readonly<Record<StaffAction, (facts: OrderFacts) => Reason | null>> = {
  pack: ({ standing, waitsForWord }) => {
    if (waitsForWord) return "cashNotConfirmed";
    return mayDo("pack", standing) ? null : "wrongMove";
  },
  send: ({ standing, left }) => (mayDo("send", standing) && left > 0 ? null : "wrongMove"),
  correctNumber: move("correct", ["sent", "returning"]),
  handOver: move("deliver", ["sent", "returning"]),
  complete: ({ standing }) =>
    standing.status === "delivered" && standing.step === null ? null : "wrongMove",
  letComeBack: move("comeBack", ["sent", "delivered"]),
  takeBack: move("takeBack", ["sent", "delivered", "returning"]),
  stepBack: ({ standing }) => (mayDo("stepBack", standing) ? null : "wrongMove"),
  cancel: ({ standing }) => (canCancel(standing.status) || isHereAgain(standing) ? null : "tooLateToCancel"),
  sendLink: ({ standing, isByLink }) => (isByLink && standing.status === "pending" ? null : "wrongMove"),
  confirmCash: ({ waitsForWord }) => (waitsForWord ? null : "wrongMove"),
  refund: ({ leftPaise }) => (leftPaise > 0 ? null : "refundTooMuch"),
  ask: ({ isUnheard }) => (isUnheard ? null : "nothingToAsk"),
  note: ({ isErased }) => (isErased ? "orderEnded" : null),
  message: ({ isErased }) => (isErased ? "orderEnded" : null),
};
