import { formatRupees } from "#contract/format/money.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";
import type { BulkWish } from "#modules/catalogue/bulk-view.ts";

export type NameOf = (category: string) => string;

/** What was wanted, in a few words. */
export function formatBulk(
  wish: BulkWish,
  { bulk: words, table }: Pick<ServerTexts, "bulk" | "table">,
  nameOf: NameOf,
): string {
  switch (wish.kind) {
    case "price": {
      const much = wish.by === "percent" ? `${wish.amount / 100}%` : formatRupees(wish.amount);
      return words.wish.price(wish.way === "up", much);
    }
    case "discount":
      return words.wish.discount(wish.percent / 100);
    case "sale":
      return words.wish.sale(wish.percent);
    case "category":
      return words.wish.category(nameOf(wish.category));
    case "state":
      return words.wish.state(words.state[wish.state]);
    case "stock":
      return words.wish.stock(wish.way === "set", wish.pieces);
    case "import":
      return words.wish.import(table.formats[wish.format]);
  }
}
