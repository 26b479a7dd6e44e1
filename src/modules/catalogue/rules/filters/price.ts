import { formatRupees, parseRupees } from "#contract/format/money.ts";
import type { Filter } from "./filter.ts";

const none = { minPaise: null, maxPaise: null };

/** Of what is asked after the discount; in addresses in rupees. */
export const price: Filter = {
  name: "price",
  params: ["minPrice", "maxPrice"],
  none,
  isSet: ({ minPaise, maxPaise }) => minPaise !== null || maxPaise !== null,
  read: (query) => ({
    minPaise: amountIn(query.get("minPrice")),
    maxPaise: amountIn(query.get("maxPrice")),
  }),
  write: ({ minPaise, maxPaise }) => ({ minPrice: rupees(minPaise), maxPrice: rupees(maxPaise) }),
  chips({ minPaise: min, maxPaise: max }, { words }) {
    if (min !== null && max !== null)
      return [{ label: words.chipPrice(formatRupees(min), formatRupees(max)), without: none }];
    if (min !== null) return [{ label: words.chipFrom(formatRupees(min)), without: none }];
    return max === null ? [] : [{ label: words.chipTo(formatRupees(max)), without: none }];
  },
};

function amountIn(typed: string | null): number | null {
  return parseRupees(typed ?? "") ?? null;
}

/** As a shopper types it: whole rupees without decimals. */
export function rupees(paise: number | null): string | undefined {
  if (paise === null) return undefined;
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
