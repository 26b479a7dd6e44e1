/** Six digits, the first no 0; people write them in two groups. Nothing where it is none. */
export function readPinCode(typed: string): string | undefined {
  const plain = typed.normalize("NFKC").replace(/[\s-]/g, "").replace(/[०-९]/g, digitOf);
  return /^[1-9]\d{5}$/.test(plain) ? plain : undefined;
}

/** The digits of Hindi stand in their order. */
function digitOf(digit: string): string {
  return String((digit.codePointAt(0) ?? 0) - 0x966);
}
