export interface UpiRequest {
  readonly payee: string;
  readonly name: string;
  readonly amountPaise: number;
  readonly reference: string;
  readonly note: string;
}

/** The link behind a UPI code. Some UPI apps do not read + as a space, so spaces are %20. */
export function upiLink({ payee, name, amountPaise, reference, note }: UpiRequest): string {
  const rupees = `${Math.trunc(amountPaise / 100)}.${String(amountPaise % 100).padStart(2, "0")}`;
  const parts = [
    ["pa", payee],
    ["pn", name],
    ["am", rupees],
    ["cu", "INR"],
    ["tr", reference],
    ["tn", note],
  ];
  const query = parts.map(
    ([key, value = ""]) => `${key}=${encodeURIComponent(value).replaceAll("%40", "@")}`,
  );
  return `upi://pay?${query.join("&")}`;
}
