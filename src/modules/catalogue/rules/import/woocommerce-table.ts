import type { GoodsState } from "#modules/catalogue/goods-view.ts";
import { amountIn, codeIn, gramsIn, isYes, piecesIn, plainText, priceOf } from "./cells.ts";
import {
  type FileGoods,
  type FileRow,
  type FileVariant,
  readOne,
  type Unfit,
  UnfitCell,
} from "./file-goods.ts";
import { choiceOf } from "./named-options.ts";

const attributes = [1, 2, 3, 4, 5, 6];
/** Of one of the unit that the column names. */
const grams: Readonly<Record<string, number>> = { kg: 1_000, g: 1, lbs: 453.592, oz: 28.3495 };

/** WooCommerce's file of products: simple ones, and variable ones whose variations name them as their parent. */
export function readWooTable(rows: readonly FileRow[]): (FileGoods | Unfit)[] {
  const isVariation = (row: FileRow) => kindsOf(row).includes("variation");
  const parents = rows.filter((row) => !isVariation(row));
  const nameOf = new Map<string, FileRow>();
  for (const row of parents) {
    nameOf.set(`id:${row.cell("id").trim()}`, row);
    if (row.cell("sku").trim()) nameOf.set(row.cell("sku").trim(), row);
  }
  const parts = Map.groupBy(rows.filter(isVariation), (row) => nameOf.get(row.cell("parent").trim()));
  const lost = (parts.get(undefined) ?? []).map((row) => ({
    ...{ line: row.line, title: row.cell("name").trim() || "?" },
    ...{ problem: "parentMissing" as const, detail: row.cell("parent").trim() },
  }));
  return [...parents.map((row) => goodsIn(row, parts.get(row) ?? [])), ...lost];
}

function goodsIn(row: FileRow, parts: readonly FileRow[]): FileGoods | Unfit {
  const title = row.cell("name").trim();
  return readOne(title, () => {
    const other = kindsOf(row).find((kind) => ["grouped", "external"].includes(kind));
    if (other) throw new UnfitCell("kindUnknown", other, row.line);
    const isVariable = kindsOf(row).includes("variable") && parts.length > 0;
    const variants = isVariable
      ? parts.map(variantIn)
      : [variantIn(row)].map((one) => ({ ...one, colour: "", size: "" }));
    const price = variants[0]?.price;
    if (!price) throw new UnfitCell("notAnAmount", row.cell("regular price"), row.line);
    return {
      line: row.line,
      key: row.cell("id").trim() || row.cell("sku").trim() || title,
      title,
      said: {
        description: plainText(row.cell("description") || row.cell("short description")),
        ...(row.has("brands") && { brand: row.cell("brands").split(",")[0]?.trim() ?? "" }),
        categories: namesIn(row.cell("categories")).concat(namesIn(row.cell("tags"))),
        state: stateOf(row),
        price,
        featured: row.has("is featured?") ? isYes(row.cell("is featured?")) : undefined,
        pictures: [row, ...parts]
          .flatMap((one) => one.cell("images").split(","))
          .map((one) => one.trim())
          .filter(Boolean),
        variants: variants.map((one) => ({
          ...one,
          price: JSON.stringify(one.price) === JSON.stringify(price) ? null : one.price,
        })),
      },
    };
  });
}

function variantIn(row: FileRow): FileVariant {
  const regular = amountIn(row, "regular price");
  const sale = amountIn(row, "sale price");
  const unitPaise = sale ?? regular;
  if (unitPaise === undefined) throw new UnfitCell("notAnAmount", row.cell("regular price"), row.line);
  const unit = Object.keys(grams).find((one) => row.has(`weight (${one})`)) ?? "kg";
  const isThere = row.cell("in stock?").trim();
  return {
    line: row.line,
    ...choiceOf(
      attributes.map((at) => ({
        name: row.cell(`attribute ${at} name`),
        value: row.cell(`attribute ${at} value(s)`),
      })),
    ),
    sku: codeIn(row, "sku"),
    barcode: codeIn(row, "gtin, upc, ean, or isbn"),
    grams: gramsIn(row, grams[unit] ?? 1_000, `weight (${unit})`),
    price: priceOf(unitPaise, regular),
    pieces: piecesIn(row, "stock") ?? (isThere !== "" && !isYes(isThere) ? 0 : undefined),
  };
}

/** Published is 1, a draft -1 or 0; what no catalogue shows is hidden. */
function stateOf(row: FileRow): GoodsState {
  const published = row.cell("published").trim();
  if (published === "-1" || published === "0") return "draft";
  return row.cell("visibility in catalog").trim() === "hidden" ? "hidden" : "live";
}

/** Of "Clothing > Tops, Sale" the deepest first. */
function namesIn(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .flatMap((path) => path.split(">").reverse())
    .map((name) => name.replaceAll("\\,", ",").trim())
    .filter(Boolean);
}

function kindsOf(row: FileRow): string[] {
  return row
    .cell("type")
    .split(",")
    .map((kind) => kind.trim().toLowerCase());
}
