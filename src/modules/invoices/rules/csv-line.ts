import { defused } from "#contract/defused.ts";

type Cell = string | number | null;

/** One line of a file for a spreadsheet; a text that begins like a formula stays a text. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

function cellOf(value: Cell): string {
  if (value === null) return "";
  if (typeof value === "number") return String(value);
  const plain = defused(value);
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
