import { formatRupees } from "#contract/format/money.ts";

/** Paise as people say them: ₹2,500, and ₹49.50 where there are some. */
export function shortRupees(paise: number): string {
  return formatRupees(paise).replace(/\.00$/, "");
}
