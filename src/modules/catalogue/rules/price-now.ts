import { type Price, percentOf } from "#contract/format/money.ts";

/** So far the clocks of two machines may differ; what is further ahead was written before one was set back. */
export const clocksDiffer = 60_000;

/** A lower price of a product, of one of its choices, or of all goods of a category, from a moment to before another. */
export interface TimedSale {
  /** Of the choice that it is for; null for all of them. */
  readonly colour: string | null;
  readonly size: string | null;
  /** Taken off the own price; else that is the price. */
  readonly percent: number | null;
  readonly unitPaise: number | null;
  readonly beginsAt: number;
  /** Null until somebody ends it. */
  readonly endsAt: number | null;
  /** When somebody's clock last let it begin or end. */
  readonly sweptAt: number;
}

interface Choice {
  readonly colour: string;
  readonly size: string;
}

export interface PricedChoice extends Choice {
  /** Null where it costs what its product does. */
  readonly own: Price | null;
}

/** What one costs now, and until when if that is known. */
export interface PriceNow extends Price {
  readonly until: number | null;
  readonly isReduced: boolean;
}

/** A clock that is a little behind the one that swept follows it: what has begun or ended does so once, for all. */
export function isRunning(sale: Pick<TimedSale, "beginsAt" | "endsAt" | "sweptAt">, now: number): boolean {
  const { beginsAt, endsAt, sweptAt } = sale;
  const at = sweptAt > now && sweptAt <= now + clocksDiffer ? sweptAt : now;
  return beginsAt <= at && (endsAt === null || at < endsAt);
}

/** When the next of them begins or ends. */
export function nextMoment(sales: readonly TimedSale[], now: number): number {
  const moments = sales.flatMap(({ beginsAt, endsAt }) => [beginsAt, endsAt ?? 0]);
  return Math.min(...moments.filter((at) => at > now));
}

/** The lowest of the own price and those of the sales that run; what it cost before stays the MRP. */
function priceNow(own: Price, sales: readonly TimedSale[], choice?: Choice): PriceNow {
  let now: PriceNow = { ...own, until: null, isReduced: false };
  for (const sale of sales) {
    if (!isFor(sale, choice)) continue;
    const unitPaise = sale.unitPaise ?? percentOf(own.unitPaise, 100 - (sale.percent ?? 0));
    if (unitPaise < now.unitPaise) now = { ...now, unitPaise, until: sale.endsAt, isReduced: true };
    else if (now.isReduced && unitPaise === now.unitPaise)
      now = { ...now, until: later(now.until, sale.endsAt) };
  }
  return now;
}

export interface ProductPrices {
  /** Of the choice that costs least: what cards, lists and filters say of the product. */
  readonly lowest: PriceNow;
  /** In the order of the choices. */
  readonly choices: readonly PriceNow[];
  /** Not all of them cost the same. */
  readonly varies: boolean;
  /** A sale lowers at least one of them. */
  readonly isReduced: boolean;
}

/** Of all its choices at one moment; the sales that do not run then are left out. */
export function pricesNow(
  product: {
    readonly own: Price;
    readonly choices: readonly PricedChoice[];
    readonly sales: readonly TimedSale[];
  },
  now: number,
): ProductPrices {
  const sales = product.sales.filter((sale) => isRunning(sale, now));
  const choices = product.choices.map((choice) => priceNow(choice.own ?? product.own, sales, choice));
  const lowest = choices.reduce(
    (least, one) => (isLower(one, least) ? one : least),
    choices[0] ?? priceNow(product.own, sales),
  );
  return {
    lowest,
    choices,
    varies: choices.some(({ unitPaise }) => unitPaise !== lowest.unitPaise),
    isReduced: choices.some(({ isReduced }) => isReduced),
  };
}

/** Of two that cost the same, the one that claims less to have cost before. */
function isLower(one: Price, other: Price): boolean {
  return (
    one.unitPaise < other.unitPaise || (one.unitPaise === other.unitPaise && one.mrpPaise < other.mrpPaise)
  );
}

function isFor({ colour, size }: TimedSale, choice: Choice | undefined): boolean {
  return colour === null || (choice !== undefined && colour === choice.colour && size === choice.size);
}

function later(one: number | null, other: number | null): number | null {
  return one === null || other === null ? null : Math.max(one, other);
}

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
