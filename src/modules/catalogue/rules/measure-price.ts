import type { NetQuantity, NetUnit } from "../goods-view.ts";

export interface MeasurePrice {
  readonly paise: number;
  readonly per: NetUnit;
}

/** From so many of the small unit on, prices are told by the large one. */
const thousand: Readonly<Partial<Record<NetUnit, readonly [NetUnit, number]>>> = {
  g: ["kg", 1_000],
  ml: ["l", 1_000],
  cm: ["m", 100],
};
const small: Readonly<Partial<Record<NetUnit, readonly [NetUnit, number]>>> = {
  kg: ["g", 1_000],
  l: ["ml", 1_000],
  m: ["cm", 100],
};

/**
 * What one gram or kilogram, millilitre or litre, centimetre or metre, or piece of it costs, rounded to the paisa: the
 * large unit for what holds more than one of it. Nothing where that is the price itself.
 */
export function measurePriceOf(unitPaise: number, { amount, unit }: NetQuantity): MeasurePrice | undefined {
  const [large, times] = thousand[unit] ?? [unit, 1];
  const inLarge = amount / times;
  if (inLarge === 1) return undefined;
  const [least, parts] = small[large] ?? [large, 1];
  if (inLarge > 1) return { paise: Math.round(unitPaise / inLarge), per: large };
  return { paise: Math.round(unitPaise / (inLarge * parts)), per: least };
}
