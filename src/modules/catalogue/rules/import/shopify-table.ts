import type { GoodsState } from "#modules/catalogue/goods-view.ts";
import { amountIn, codeIn, gramsIn, piecesIn, plainText, priceOf } from "./cells.ts";
import { type FileGoods, type FileRow, readOne, type Unfit, UnfitCell } from "./file-goods.ts";
import { choiceOf } from "./named-options.ts";

/** Shopify's file of products: one line for each choice or further picture, joined by the handle. */
export function readShopifyTable(rows: readonly FileRow[]): (FileGoods | Unfit)[] {
  const keyOf = (row: FileRow) => row.cell("handle", "url handle").trim() || `line ${row.line}`;
  return [...Map.groupBy(rows, keyOf)].map(([key, lines]) => {
    const [first = rows[0] as FileRow] = lines;
    const title = first.cell("title").trim();
    return readOne(title || key, () => {
      const sold = lines.filter((row) => row.cell("variant price", "price").trim() !== "");
      if (sold.length === 0) throw new UnfitCell("notAnAmount", "", first.line);
      if (/^(?:true|1)$/i.test(first.cell("gift card").trim()))
        throw new UnfitCell("kindUnknown", "Gift Card", first.line);
      const variants = sold.map((row) => variantIn(row, first));
      const [price] = variants.map((one) => one.price);
      if (!price) throw new UnfitCell("notAnAmount", "", first.line);
      const tags = first.cell("tags").split(",");
      const path = first.cell("product category", "standardized product type").split(">");
      return {
        line: first.line,
        key,
        title,
        said: {
          brand: first.cell("vendor").trim(),
          description: plainText(first.cell("body (html)", "description")),
          categories: [first.cell("type", "custom product type"), ...path.reverse(), ...tags]
            .map((one) => one.trim())
            .filter(Boolean),
          state: stateOf(first),
          price,
          pictures: [
            ...new Set(lines.map((row) => row.cell("image src", "product image url").trim()).filter(Boolean)),
          ],
          variants: variants.map((one) => ({
            ...one,
            price: isSame(one.price, price) ? null : one.price,
          })),
        },
      };
    });
  });
}

function variantIn(row: FileRow, first: FileRow) {
  const unitPaise = amountIn(row, "variant price", "price");
  if (unitPaise === undefined) throw new UnfitCell("notAnAmount", "", row.line);
  const options = [1, 2, 3].map((at) => ({
    name: first.cell(`option${at} name`),
    value: row.cell(`option${at} value`),
  }));
  return {
    line: row.line,
    ...choiceOf(options),
    sku: codeIn(row, "variant sku", "sku"),
    barcode: codeIn(row, "variant barcode", "barcode"),
    grams: gramsIn(row, 1, "variant grams", "weight value (grams)"),
    price: priceOf(unitPaise, amountIn(row, "variant compare at price", "compare-at price")),
    pieces: piecesIn(row, "variant inventory qty", "inventory quantity"),
  };
}

function stateOf(row: FileRow): GoodsState {
  const status = row.cell("status").trim().toLowerCase();
  if (status === "archived") return "hidden";
  const isHeldBack = /^(?:false|0|no)$/i.test(row.cell("published", "published on online store").trim());
  return status === "draft" || isHeldBack ? "draft" : "live";
}

function isSame<T>(one: T, other: T): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
