import { type Price, parseRupees } from "#contract/format/money.ts";
import { type NetQuantity, type NetUnit, netUnits } from "#modules/catalogue/goods-view.ts";
import { type FileRow, UnfitCell } from "./file-goods.ts";

/** In paise; nothing of an empty cell. */
export function amountIn(row: FileRow, ...names: readonly string[]): number | undefined {
  const cell = row.cell(...names).trim();
  if (cell === "") return undefined;
  const paise = parseRupees(cell.replace(/^(?:rs\.?|inr)\s*/i, ""));
  if (paise === undefined || paise > 10_000_000_000) throw new UnfitCell("notAnAmount", cell, row.line);
  return paise;
}

/** An amount before that is not higher is none. */
export function priceOf(unitPaise: number, before: number | undefined): Price {
  return { unitPaise, mrpPaise: before !== undefined && before > unitPaise ? before : unitPaise };
}

/** Fewer than none, as other shops count what they have promised, are none. */
export function piecesIn(row: FileRow, ...names: readonly string[]): number | undefined {
  const cell = row.cell(...names).trim();
  if (cell === "") return undefined;
  if (!/^-?\d{1,7}(?:\.0+)?$/.test(cell) || Number(cell) > 1_000_000)
    throw new UnfitCell("notACount", cell, row.line);
  return Math.max(0, Math.trunc(Number(cell)));
}

/** In grams, of a cell in a unit of so many. */
export function gramsIn(row: FileRow, each: number, ...names: readonly string[]): number | null {
  const cell = row.cell(...names).trim();
  if (cell === "" || Number(cell) === 0) return null;
  const grams = Math.round(Number(cell) * each);
  if (!(grams >= 0 && grams <= 1_000_000)) throw new UnfitCell("notAWeight", cell, row.line);
  return grams === 0 ? null : grams;
}

/** Spreadsheets and other shops write an apostrophe before a number that is to stay one. */
export function codeIn(row: FileRow, ...names: readonly string[]): string | null {
  const cell = row.cell(...names).trim();
  return cell === "" ? null : cell.replace(/^'(?=\d)/, "");
}

export function quantityIn(row: FileRow, name: string): NetQuantity | null {
  const cell = row.cell(name).trim();
  if (cell === "") return null;
  const [, amount, unit] = /^(\d{1,9}(?:\.\d{1,3})?)\s*(\w+)$/.exec(cell) ?? [];
  if (!amount || !(netUnits as readonly string[]).includes(unit ?? ""))
    throw new UnfitCell("notAQuantity", cell, row.line);
  return { amount: Number(amount), unit: unit as NetUnit };
}

export function isYes(cell: string): boolean {
  return /^(?:1|yes|true|y|हाँ)$/i.test(cell.trim());
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

/** The words of a description that was written for the web. A tag holds no other: looked for further, each would be looked for to the end. */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.trim();
  return html
    .replace(/<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, "")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, "")
    .replace(/\r\n?|\n/g, " ")
    .replace(/<li\b[^<>]*>/gi, "\n• ")
    .replace(/<br\b[^<>]*>|<\/(?:p|div|h[1-6]|ul|ol|tr)\s*>/gi, "\n")
    .replace(/<[^<>]*>/g, "")
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name: string) => {
      if (name) return entities[name.toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : "";
    })
    .replace(/[ \t]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n+(?=• )/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
