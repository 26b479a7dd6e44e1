import type { ReturnKind, ReturnState, ReturnTab } from "../views.ts";

/** Each state and those that may follow it. */
const following: Readonly<Record<ReturnState, readonly ReturnState[]>> = {
  asked: ["accepted", "refused", "withdrawn"],
  accepted: ["onWay", "received", "refused", "withdrawn"],
  onWay: ["received"],
  received: ["inspected"],
  inspected: ["refunded", "exchanged", "refused"],
  refunded: [],
  exchanged: [],
  refused: [],
  withdrawn: [],
};

/** What nobody outside the shop has acted on yet can be taken back; money and parcels that left cannot. */
const takenBack: readonly ReturnState[] = ["accepted", "onWay", "received", "inspected", "refused"];

export function mayFollow(from: ReturnState, to: ReturnState): boolean {
  return following[from].includes(to);
}

export function isOver(state: ReturnState): boolean {
  return following[state].length === 0;
}

export function mayStepBack(state: ReturnState): boolean {
  return takenBack.includes(state);
}

/** The goods are kept for who waits for the exchange. */
export function isHolding({ state, wish }: { readonly state: ReturnState; readonly wish: ReturnKind }) {
  return wish === "exchange" && tabStates.onTheWay.concat(tabStates.toInspect).includes(state);
}

/** Its pieces are decided about: on the shelf or written off. */
export function isDecided(state: ReturnState): boolean {
  return state === "inspected" || state === "refunded" || state === "exchanged";
}

export const tabStates: Readonly<Record<ReturnTab, ReturnState[]>> = {
  waiting: ["asked"],
  onTheWay: ["accepted", "onWay"],
  toInspect: ["received", "inspected"],
  done: ["refunded", "exchanged", "refused", "withdrawn"],
};
