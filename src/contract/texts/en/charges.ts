import type { ChargeParams } from "#contract/charge-view.ts";

/** How each charge is called; what it says beside its name stands in its parameters. */
export const charges = {
  names: {
    promo: ({ code, name }: ChargeParams) => (code ? `Promo code ${code}` : String(name ?? "Promo code")),
    discount: (_: ChargeParams) => "Discount",
    rounding: (_: ChargeParams) => "Rounding",
    shipping: (_: ChargeParams) => "Shipping",
    giftWrap: (_: ChargeParams) => "Gift wrap",
    cash: (_: ChargeParams) => "Cash on delivery",
    tax: ({ percent }: ChargeParams) => `Tax (${percent}%)`,
    gst: ({ percent }: ChargeParams) => `Includes GST (${percent}%)`,
    cgst: ({ percent }: ChargeParams) => `Includes CGST (${percent}%)`,
    sgst: ({ percent }: ChargeParams) => `Includes SGST (${percent}%)`,
    utgst: ({ percent }: ChargeParams) => `Includes UTGST (${percent}%)`,
    igst: ({ percent }: ChargeParams) => `Includes IGST (${percent}%)`,
  },
  free: "Free",
};
