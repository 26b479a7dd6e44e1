type Cell = string | number | null;

/** What spreadsheets take for a formula, in the wide letters of some keyboards too. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** One line of a file for a spreadsheet; a text that begins like a formula stays a text. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const plain = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
