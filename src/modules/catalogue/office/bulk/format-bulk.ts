import { formatRupees } from "#contract/format/money.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import type { BulkChange } from "#modules/catalogue/bulk-view.ts";

export type NameOf = (category: string) => string;

/** What was wanted, in a few words. */
export function formatBulk(
  change: BulkChange,
  { bulk: words, table }: Pick<ServerTexts, "bulk" | "table">,
  nameOf: NameOf,
): string {
  switch (change.kind) {
    case "price": {
      const much = change.by === "percent" ? `${change.amount / 100}%` : formatRupees(change.amount);
      return words.wish.price(change.way === "up", much);
    }
    case "discount":
      return words.wish.discount(change.percent / 100);
    case "sale":
      return words.wish.sale(change.percent);
    case "category":
      return words.wish.category(nameOf(change.category));
    case "state":
      return words.wish.state(words.state[change.state]);
    case "stock":
      return words.wish.stock(change.way === "set", change.pieces);
    case "import":
      return words.wish.import(table.formats[change.format]);
  }
}
