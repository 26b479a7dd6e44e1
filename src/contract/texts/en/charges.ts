import type { ChargeParams } from "#contract/charge-view.ts";

/** How each charge is called; what it says beside its name stands in its parameters. */
export const charges = {
  names: {
    promo: ({ code }: ChargeParams) => (code ? `Promo code ${code}` : "Promo code"),
    shipping: (_: ChargeParams) => "Shipping",
    tax: ({ percent }: ChargeParams) => `Tax (${percent}%)`,
  },
  free: "Free",
};
