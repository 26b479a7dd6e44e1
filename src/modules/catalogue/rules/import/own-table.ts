import type { Price } from "#contract/format/money.ts";
import { countryFrom } from "#contract/india/countries.ts";
import { isTaxClass, type TaxClass } from "#contract/india/tax-classes.ts";
import type { WholeGoods } from "#modules/catalogue/bulk-view.ts";
import { goodsStates } from "#modules/catalogue/goods-view.ts";
import { amountIn, gramsIn, isYes, piecesIn, priceOf, quantityIn } from "./cells.ts";
import { type FileGoods, type FileRow, readOne, type Unfit, UnfitCell } from "./file-goods.ts";

/** The columns of the shop's own file: one line for each choice, what is the product's in each of them. */
export const ownColumns = [
  "Product id",
  "Title",
  "Brand",
  "Description",
  "Highlights",
  "Title in Hindi",
  "Description in Hindi",
  "Highlights in Hindi",
  "Category",
  "State",
  "Price",
  "MRP",
  "Featured",
  "On sale",
  "HSN",
  "Tax class",
  "Country",
  "Made by",
  "Imported by",
  "Net quantity",
  "Cash on delivery",
  "Pictures",
  "Colour",
  "Colour code",
  "Size",
  "SKU",
  "Bar code",
  "Grams",
  "Pieces",
  "Pieces at download",
  "Choice price",
  "Choice MRP",
] as const;

/** In the order of the columns. */
export function ownLines(id: string, goods: WholeGoods): string[][] {
  const { netQuantity } = goods;
  const hexOf = new Map(goods.colours.map(({ name, hex }) => [name, hex]));
  const product = [
    ...[id, goods.title, goods.brand, goods.description, goods.highlights.map(inOneLine).join("\n")],
    ...[goods.titleHi, goods.descriptionHi, goods.highlightsHi.map(inOneLine).join("\n")],
    ...[goods.category, goods.state, rupees(goods.price.unitPaise), rupees(goods.price.mrpPaise)],
    ...[goods.featured ? "yes" : "no", goods.onSale ? "yes" : "no"],
    ...[goods.hsn, goods.taxClass, goods.country, goods.maker, goods.importer].map((fact) => fact ?? ""),
    netQuantity ? `${netQuantity.amount} ${netQuantity.unit}` : "",
    goods.prepaidOnly ? "no" : "yes",
    goods.pictures.map(({ file }) => `/pictures/${file}-800.webp`).join(" "),
  ];
  return goods.variants.map(({ colour, size, sku, barcode, grams, pieces, price }) => [
    ...product,
    ...[colour, hexOf.get(colour) ?? "", size, sku ?? "", barcode ?? ""],
    ...[
      grams === null ? "" : String(grams),
      String(pieces),
      String(pieces),
      paid(price, "unitPaise"),
      paid(price, "mrpPaise"),
    ],
  ]);
}

export function readOwnTable(rows: readonly FileRow[]): (FileGoods | Unfit)[] {
  const keyOf = (row: FileRow) =>
    row.cell("product id").trim() || row.cell("title").trim() || `line ${row.line}`;
  return [...Map.groupBy(rows, keyOf)].map(([key, lines]) => {
    const [first = rows[0] as FileRow] = lines;
    const title = first.cell("title").trim();
    return readOne(title, () => {
      const price = amountIn(first, "price");
      if (price === undefined) throw new UnfitCell("notAnAmount", first.cell("price"), first.line);
      const state = goodsStates.find((one) => one === first.cell("state").trim().toLowerCase());
      if (!state && first.cell("state").trim())
        throw new UnfitCell("notAState", first.cell("state"), first.line);
      return {
        line: first.line,
        key,
        title,
        said: {
          brand: said(first, "brand"),
          description: said(first, "description"),
          highlights: first.has("highlights") ? listIn(first.cell("highlights")) : undefined,
          titleHi: said(first, "title in hindi"),
          descriptionHi: said(first, "description in hindi"),
          highlightsHi: first.has("highlights in hindi")
            ? listIn(first.cell("highlights in hindi"))
            : undefined,
          categories: [first.cell("category").trim()].filter(Boolean),
          state: state ?? "live",
          isStateSaid: state !== undefined,
          price: { unitPaise: price, mrpPaise: priceOf(price, amountIn(first, "mrp")).mrpPaise },
          featured: first.has("featured") ? isYes(first.cell("featured")) : undefined,
          onSale: first.has("on sale") ? isYes(first.cell("on sale")) : undefined,
          hsn: factIn(first, "hsn", /^(?:\d{4}|\d{6}|\d{8})$/, "notAnHsn"),
          taxClass: taxClassIn(first),
          country: countryIn(first),
          maker: factIn(first, "made by", /^[\s\S]{1,300}$/, "tooLong"),
          importer: factIn(first, "imported by", /^[\s\S]{1,300}$/, "tooLong"),
          netQuantity: first.has("net quantity") ? quantityIn(first, "net quantity") : undefined,
          prepaidOnly: prepaidIn(first),
          pictures: first.cell("pictures").split(/\s+/).filter(Boolean),
          variants: lines.map(variantIn),
        },
      };
    });
  });
}

function variantIn(row: FileRow) {
  const price = amountIn(row, "choice price");
  const hex = row.cell("colour code").trim();
  return {
    line: row.line,
    colour: row.cell("colour").trim(),
    hex: /^#[0-9a-f]{6}$/i.test(hex) ? hex : "",
    size: row.cell("size").trim(),
    sku: row.cell("sku").trim() || null,
    barcode: row.cell("bar code").trim() || null,
    grams: gramsIn(row, 1, "grams"),
    price: price === undefined ? null : priceOf(price, amountIn(row, "choice mrp")),
    pieces: piecesIn(row, "pieces"),
    piecesThen: piecesIn(row, "pieces at download"),
  };
}

/** An empty cell says nothing: by mistake nobody shall lose the cash. */
function prepaidIn(row: FileRow): boolean | undefined {
  const cell = row.cell("cash on delivery").trim();
  return cell === "" ? undefined : !isYes(cell);
}

function taxClassIn(row: FileRow): TaxClass | null | undefined {
  if (!row.has("tax class")) return undefined;
  const cell = row.cell("tax class").trim().toLowerCase();
  if (cell !== "" && !isTaxClass(cell)) throw new UnfitCell("notATaxClass", cell, row.line);
  return cell === "" ? null : cell;
}

/** By its code, or by its name in either language. */
function countryIn(row: FileRow): string | null | undefined {
  if (!row.has("country")) return undefined;
  const cell = row.cell("country").trim();
  if (cell === "") return null;
  const code = countryFrom(cell);
  if (code === undefined) throw new UnfitCell("notACountry", cell, row.line);
  return code;
}

function factIn(row: FileRow, name: string, fits: RegExp, problem: "notAnHsn" | "tooLong") {
  if (!row.has(name)) return undefined;
  const cell = row.cell(name).trim();
  if (cell === "") return null;
  if (!fits.test(cell)) throw new UnfitCell(problem, cell, row.line);
  return cell;
}

function said(row: FileRow, name: string): string | undefined {
  return row.has(name) ? row.cell(name).trim() : undefined;
}

function inOneLine(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\r", "\\r").replaceAll("\n", "\\n");
}

function listIn(cell: string): string[] {
  const letters: Readonly<Record<string, string>> = { n: "\n", r: "\r" };
  return cell
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => line.replace(/\\(.)/g, (_, letter: string) => letters[letter] ?? letter));
}

function paid(price: Price | null, of: keyof Price): string {
  return price ? rupees(price[of]) : "";
}

function rupees(paise: number): string {
  const rest = paise % 100;
  const whole = String(Math.trunc(paise / 100));
  return rest === 0 ? whole : `${whole}.${String(rest).padStart(2, "0")}`;
}
