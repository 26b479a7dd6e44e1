import type { Discount } from "#contract/discount.ts";
import type { Words } from "#contract/format/words.ts";
import { mostOfOne } from "#contract/limits.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { lessBy } from "#modules/pricing/rules/discount.ts";
import { freePiecesOf } from "./free-pieces.ts";

/** Buy some and get some free; off all goods; off those of a category; off a first order; off what one customer buys. */
export const discountKinds = ["freePieces", "goods", "category", "firstOrder", "customer"] as const;
export type DiscountKind = (typeof discountKinds)[number];

/** A promotion that needs no code, as its owner has written it. What its kind does not ask for is 0 or null. */
export interface AutomaticDiscount {
  readonly id: string;
  readonly kind: DiscountKind;
  readonly name: Words;
  /** So many are paid, and so many more are free. */
  readonly buy: number;
  readonly free: number;
  readonly percent: number;
  readonly paise: number;
  readonly minimumPaise: number;
  readonly productId: string | null;
  readonly category: string | null;
  readonly userId: string | null;
  readonly beginsAt: number | null;
  readonly endsAt: number | null;
  readonly isOn: boolean;
}

export interface DiscountedLine {
  readonly id: string;
  readonly productId: string;
  readonly quantity: number;
  readonly unitPaise: number;
  /** The product's own and what is above it. */
  readonly categories: readonly string[];
}

/** Of several the one that takes off most, and of two that take the same the older one: they never add up. */
export function bestDiscount(
  rules: readonly AutomaticDiscount[],
  lines: readonly DiscountedLine[],
): Discount | null {
  const goods = lines.map(({ id, unitPaise, quantity }) => ({
    ...{ line: id, paise: unitPaise * quantity },
    ...{ taxPercent: null, grams: 0 },
  }));
  let best: Discount | null = null;
  let most = 0;
  for (const rule of rules) {
    const promo = discountOf(rule, lines);
    const less = lessBy({ goods, promo });
    if (less > most) [best, most] = [promo, less];
  }
  return best;
}

/** Whether every visitor may be told of it on the page of a product. */
export function isShownOn(
  rule: AutomaticDiscount,
  product: Pick<DiscountedLine, "productId" | "categories">,
) {
  return isOfSomeGoods(rule) && isOf(rule, product);
}

/** Of some goods that can be told of it, and not of all. */
export function isOfSomeGoods({ kind }: Pick<AutomaticDiscount, "kind">): boolean {
  return kind === "freePieces" || kind === "category";
}

/** What its kind does not ask for is let go of; what it cannot do without is missed. */
export function checkedDiscount(rule: AutomaticDiscount): Outcome<AutomaticDiscount> {
  const { kind, buy, free, percent, paise, beginsAt, endsAt } = rule;
  if (endsAt !== null && endsAt <= (beginsAt ?? 0)) return failure("endsBeforeItBegins", { field: "endsAt" });
  if (isOfSomeGoods(rule) && rule.category === null && (rule.productId === null || kind === "category"))
    return failure("discountNeedsGoods", { field: "category" });
  const goods = {
    productId: kind === "freePieces" ? rule.productId : null,
    category: isOfSomeGoods(rule) && (kind === "category" || rule.productId === null) ? rule.category : null,
  };
  if (kind === "freePieces") {
    if (buy < 1) return failure("piecesUnusable", { field: "buy" });
    if (free < 1 || buy + free > mostOfOne) return failure("piecesUnusable", { field: "free" });
    return success({ ...rule, ...goods, percent: 0, paise: 0, minimumPaise: 0 });
  }
  if (percent === 0 && paise === 0) return failure("discountTakesNothing", { field: "percent" });
  const minimumPaise = kind === "category" ? 0 : rule.minimumPaise;
  return success({ ...rule, ...goods, buy: 0, free: 0, minimumPaise });
}

function discountOf(rule: AutomaticDiscount, lines: readonly DiscountedLine[]): Discount {
  const { id: code, name, percent, minimumPaise } = rule;
  const on = lines.filter((line) => isOf(rule, line));
  const paise = rule.kind === "freePieces" ? freeWorth(rule, on) : rule.paise;
  const sums = { code, name, percent, paise, minimumPaise, shipsFree: false, isAutomatic: true } as const;
  return isOfSomeGoods(rule) ? { ...sums, lines: on.map(({ id }) => id) } : sums;
}

/**
 * The cheapest are free. The sum is taken off all lines that count, in proportion: whichever piece comes back, the rest
 * has been paid for.
 */
function freeWorth(rule: AutomaticDiscount, lines: readonly DiscountedLine[]): number {
  return freePiecesOf(rule, lines).reduce((sum, { paise }) => sum + paise, 0);
}

function isOf(
  { productId, category }: AutomaticDiscount,
  line: Pick<DiscountedLine, "productId" | "categories">,
): boolean {
  if (productId !== null) return line.productId === productId;
  return category === null || line.categories.includes(category);
}
