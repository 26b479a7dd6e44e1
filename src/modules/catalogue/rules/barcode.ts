/** EAN-8, UPC-A, EAN-13 and GTIN-14 end in a digit that the others decide. */
const lengths = [8, 12, 13, 14];

/** Whether the last digit fits the others. */
function fitsCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}

/** Letters and digits of one's own, or a number of the trade that was typed without a slip. */
export function isBarcode(text: string): boolean {
  if (!/^[\x21-\x7e]{4,40}$/.test(text)) return false;
  return !/^(?:\d{12}|\d{13})$/.test(text) || fitsCheckDigit(text);
}

/** The barcode, if it is a number that the whole trade knows. */
export function gtinOf(barcode: string | null | undefined): string | undefined {
  const isNumber = barcode && /^\d+$/.test(barcode) && lengths.includes(barcode.length);
  return isNumber && fitsCheckDigit(barcode) ? barcode : undefined;
}
