/** Paise as one types them: 999 or 1299.50. */
export function typedRupees(paise: number): string {
  const rest = paise % 100;
  const whole = String(Math.trunc(paise / 100));
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
