import { formatRupees } from "#contract/format/money.ts";

/** Paise as people say them: ₹2,500, and ₹49.50 where there are some. */
export function shortRupees(paise: number): string {
  return formatRupees(paise).replace(/\.00$/, "");
}

/** Paise as one types them: 999 or 1299.50. */
export function typedRupees(paise: number): string {
  const rest = paise % 100;
  const whole = String(Math.trunc(paise / 100));
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
