import { parseRupees, percentOf } from "#contract/format/money.ts";

/** As it is typed: 150 is rupees, 10% a part of what the goods cost. In paise; undefined where it is neither. */
export function discountOf(typed: string, goodsPaise: number): number | undefined {
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(typed.trim())?.[1];
  if (percent === undefined) return parseRupees(typed);
  return percentOf(goodsPaise, Number(percent));
}
