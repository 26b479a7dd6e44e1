import { restored } from "#contract/defused.ts";
import type { TableFormat } from "#modules/catalogue/bulk-view.ts";
import { type FileGoods, type FileRow, isUnfit, type Unfit } from "./file-goods.ts";
import { readOwnTable } from "./own-table.ts";
import { readShopifyTable } from "./shopify-table.ts";
import { readWooTable } from "./woocommerce-table.ts";

/** What tells a file by its first line. */
const headersByFormat: Readonly<Record<TableFormat, readonly (readonly string[])[]>> = {
  own: [["title", "category", "choice price"]],
  shopify: [
    ["handle", "title", "variant price"],
    ["url handle", "title", "price"],
  ],
  woocommerce: [["name", "type", "regular price"]],
};
const readers = { own: readOwnTable, shopify: readShopifyTable, woocommerce: readWooTable };

export interface ReadTable {
  readonly format: TableFormat;
  readonly goods: readonly (FileGoods | Unfit)[];
}

/** Nothing of a file that the shop does not know. */
export function readTable(
  header: readonly string[],
  lines: readonly { readonly line: number; readonly cells: readonly string[] }[],
): ReadTable | undefined {
  const names = new Map(header.map((name, at) => [name.trim().toLowerCase(), at]));
  const format = (Object.keys(headersByFormat) as TableFormat[]).find((one) =>
    headersByFormat[one].some((all) => all.every((name) => names.has(name))),
  );
  if (!format) return undefined;
  return { format, goods: withoutTwins(readers[format](lines.map((one) => rowOf(one, names)))) };
}

function rowOf(
  { line, cells }: { readonly line: number; readonly cells: readonly string[] },
  names: ReadonlyMap<string, number>,
): FileRow {
  const at = (name: string) => cells[names.get(name) ?? -1] ?? "";
  return {
    line,
    cell: (...asked) => restored(at(asked.find((name) => names.has(name)) ?? "")),
    has: (name) => names.has(name),
  };
}

/** A SKU is one product's; whoever comes second is named. */
function withoutTwins(goods: readonly (FileGoods | Unfit)[]): (FileGoods | Unfit)[] {
  const owners = new Map<string, FileGoods>();
  return goods.map((one) => {
    if (isUnfit(one)) return one;
    const skus = one.said.variants.flatMap(({ sku, line }) => (sku ? [{ sku, line }] : []));
    const twin = skus.find(
      ({ sku }, at) => owners.has(sku) || skus.findIndex((other) => other.sku === sku) < at,
    );
    if (twin) return { line: twin.line, title: one.title, problem: "twice", detail: twin.sku };
    for (const { sku } of skus) owners.set(sku, one);
    return one;
  });
}
