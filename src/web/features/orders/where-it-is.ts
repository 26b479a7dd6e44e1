import type { OrderView } from "#contract/order-view.ts";
import type { Texts } from "#contract/texts/en.ts";

type Order = Pick<OrderView, "status" | "paidAt">;
type WhereItIs = { readonly about: string; readonly next: string | undefined };

/** Where an order is and what comes next, in the words of every page that tells it. */
export function whereItIs(
  { status, paidAt }: Order,
  words: Texts["orders"]["tracking"],
  returnDays: number,
): WhereItIs {
  const state = status.toLowerCase();
  // Ordered, and paid for on delivery.
  const told = state === "ordered" && paidAt === null ? "placed" : state;
  const next = sayingOf(words.nextText, state);
  return {
    about: sayingOf(words.about, told) ?? words.about.unknown,
    next: typeof next === "function" ? next(returnDays) : next,
  };
}

function sayingOf<Sayings extends object>(sayings: Sayings, state: string) {
  return Object.hasOwn(sayings, state) ? sayings[state as keyof Sayings] : undefined;
}
