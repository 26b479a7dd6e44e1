/** How the number begins as it is kept; without a country it is one of India. */
export function phoneStart(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  if (typed.startsWith("+")) return `+${digits}`;
  const national = digits.replace(/^0+/, "");
  return national.startsWith("91") && national.length > 10 ? `+${national}` : `+91${national}`;
}

/** Digits alone, with what people write between them. */
export function isPhoneLike(typed: string): boolean {
  return /^[+(]?\d[\d\s().-]*$/.test(typed);
}
