import type { Texts } from "#contract/texts/en.ts";
import { type OrderView, stages } from "#modules/orders/order-view.ts";
import { stageIndex } from "#modules/orders/rules/order-status.ts";
import { isComing } from "#modules/orders/rules/order-step.ts";

type Order = Pick<OrderView, "status" | "paidAt" | "totalPaise"> & Collected;
type Collected = {
  readonly isCollected?: boolean | undefined;
  readonly collect?: OrderView["collect"] | undefined;
};
type WhereItIs = { readonly about: string; readonly next: string | undefined };

/** Where an order is and what comes next, in the words of every page that tells it. */
export function whereItIs(
  { status, paidAt, totalPaise, isCollected = false, collect }: Order,
  words: Texts["orders"]["tracking"],
  returnDays: number,
): WhereItIs {
  const state = status.toLowerCase();
  // Ordered, and paid for on delivery, or not at all.
  const unpaid = totalPaise === 0 ? "free" : paidAt === null ? "placed" : state;
  const text = state === "ordered" ? unpaid : state;
  const next = sayingOf(words.nextText, state);
  const collected = collect?.atCounter
    ? { about: words.collect.ready, next: words.collect.come }
    : {
        about: { placed: words.collect.placed, delivered: words.collect.delivered }[text],
        next: state === "processing" ? words.collect.packing : undefined,
      };
  return {
    about: (isCollected && collected.about) || (sayingOf(words.about, text) ?? words.about.unknown),
    next: (isCollected && collected.next) || (typeof next === "function" ? next(returnDays) : next),
  };
}

/** The step ahead, as the row of steps calls it; none of what has arrived or travels back. */
export function nextStage(
  { status, step, isCollected = false, collect }: Pick<OrderView, "status" | "step"> & Collected,
  words: Texts["orders"]["tracking"],
): string | undefined {
  const at = stageShown({ status, collect });
  const coming = at !== undefined && isComing({ status, step }) ? stages[at + 1] : undefined;
  return coming && words.nextStage(stageNames(words, isCollected)[coming]);
}

/** What is collected is ready where a parcel is on its way. */
export function stageShown({ status, collect }: Pick<OrderView, "status"> & Collected): number | undefined {
  return collect?.atCounter ? stages.indexOf("shipped") : stageIndex(status);
}

export function stageNames(words: Texts["orders"]["tracking"], isCollected: boolean) {
  return isCollected ? { ...words.stage, ...words.collect.stage } : words.stage;
}

function sayingOf<Sayings extends object>(sayings: Sayings, state: string) {
  return Object.hasOwn(sayings, state) ? sayings[state as keyof Sayings] : undefined;
}
