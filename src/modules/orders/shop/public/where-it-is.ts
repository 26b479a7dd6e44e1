import type { Texts } from "#contract/texts/en.ts";
import { type OrderView, stages } from "#modules/orders/order-view.ts";
import { stageIndex } from "#modules/orders/rules/order-status.ts";
import { isComing } from "#modules/orders/rules/order-step.ts";

type Order = Pick<OrderView, "status" | "paidAt" | "totalPaise">;
type WhereItIs = { readonly about: string; readonly next: string | undefined };

/** Where an order is and what comes next, in the words of every page that tells it. */
export function whereItIs(
  { status, paidAt, totalPaise }: Order,
  words: Texts["orders"]["tracking"],
  returnDays: number,
): WhereItIs {
  const state = status.toLowerCase();
  // Ordered, and paid for on delivery, or not at all.
  const unpaid = totalPaise === 0 ? "free" : paidAt === null ? "placed" : state;
  const text = state === "ordered" ? unpaid : state;
  const next = sayingOf(words.nextText, state);
  return {
    about: sayingOf(words.about, text) ?? words.about.unknown,
    next: typeof next === "function" ? next(returnDays) : next,
  };
}

/** The step ahead, as the row of steps calls it; none of what has arrived or travels back. */
export function nextStage(
  { status, step }: Pick<OrderView, "status" | "step">,
  words: Texts["orders"]["tracking"],
): string | undefined {
  const at = stageIndex(status);
  const coming = at !== undefined && isComing({ status, step }) ? stages[at + 1] : undefined;
  return coming && words.nextStage(words.stage[coming]);
}

function sayingOf<Sayings extends object>(sayings: Sayings, state: string) {
  return Object.hasOwn(sayings, state) ? sayings[state as keyof Sayings] : undefined;
}
