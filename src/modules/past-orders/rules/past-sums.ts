import type { PastSale } from "./past-order.ts";

interface Sums {
  readonly totalPaise: number;
  readonly refundedPaise: number;
  readonly sale: PastSale;
}

export type PastSum = "subtotal" | "discount" | "shipping" | "tax" | "total" | "refunded";

/** As the shop before wrote them, without those that are nothing: taxes may be in the prices or on top of them. */
export function pastSums({ totalPaise, refundedPaise, sale }: Sums): { name: PastSum; paise: number }[] {
  const all: { name: PastSum; paise: number }[] = [
    { name: "subtotal", paise: sale.subtotalPaise },
    { name: "discount", paise: -sale.discountPaise },
    { name: "shipping", paise: sale.shippingPaise },
    { name: "tax", paise: sale.taxPaise },
    { name: "total", paise: totalPaise },
    { name: "refunded", paise: refundedPaise },
  ];
  return all.filter(({ name, paise }) => name === "total" || paise !== 0);
}
