import type { Price } from "#contract/format/money.ts";
import { type PricedChoice, pricesNow, type TimedSale } from "./price-now.ts";

interface Priced {
  readonly own: Price;
  readonly choices: readonly PricedChoice[];
}

/** What a product, or the choice that the sale is for, costs without any sale and with this one alone. */
export function effectOf(
  product: Priced,
  sale: Pick<TimedSale, "colour" | "size" | "percent" | "unitPaise">,
): { readonly beforePaise: number; readonly afterPaise: number } {
  const always = { ...sale, beginsAt: 0, endsAt: null, sweptAt: 0 };
  const [without, within] = [[], [always]].map((sales) => pricesNow({ ...product, sales }, 1));
  const at = product.choices.findIndex(({ colour, size }) => colour === sale.colour && size === sale.size);
  const paiseOf = (prices: typeof without) =>
    (prices?.choices[sale.colour === null ? -1 : at] ?? prices?.lowest)?.unitPaise ?? product.own.unitPaise;
  return { beforePaise: paiseOf(without), afterPaise: paiseOf(within) };
}
