import type { BookingState } from "./booking-state.ts";

export const billVerdicts = ["agreed", "weight", "price", "unknown", "twice", "cancelled"] as const;
export type BillVerdict = (typeof billVerdicts)[number];

export interface BilledBooking {
  readonly state: BookingState;
  readonly grams: number;
  readonly quotedPaise: number;
}

/** Couriers count half kilograms, and the begun one as a whole. */
const slabGrams = 500;

export function chargedGrams(grams: number): number {
  return Math.max(1, Math.ceil(grams / slabGrams)) * slabGrams;
}

/** One line of a bill against what was booked; `wasBilled`: by a line before it, or by an earlier bill. */
export function judgeLine(
  { grams, paise }: { readonly grams: number; readonly paise: number },
  booking: BilledBooking | undefined,
  wasBilled: boolean,
): BillVerdict {
  if (!booking) return "unknown";
  if (wasBilled) return "twice";
  if (booking.state === "cancelled" || booking.state === "cancelling") return "cancelled";
  if (grams > chargedGrams(booking.grams)) return "weight";
  return paise === booking.quotedPaise ? "agreed" : "price";
}
