import { CourierUnavailable } from "./courier.ts";
import { CourierRefused } from "./courier-booking.ts";

const mostLetters = 200;

/** What is no success: a definite no, which the courier words itself, or nothing that can be believed. */
export function failed(status: number, words: string): CourierRefused | CourierUnavailable {
  if (status === 400 || status === 404 || status === 422) return refused(words);
  return new CourierUnavailable(`The courier answered ${status}.`);
}

export function refused(words: string): CourierRefused {
  const plain = words.replace(/\s+/g, " ").trim();
  return new CourierRefused(plain.slice(0, mostLetters) || "The courier says no, and not why.");
}

/** As couriers write sums: 123.9, "9000.00"; undefined where it is none. */
export function paiseOf(rupees: string | number): number | undefined {
  const paise = Math.round(Number(rupees) * 100);
  return Number.isFinite(paise) && paise > 0 ? paise : undefined;
}
