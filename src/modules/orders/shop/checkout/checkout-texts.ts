import type { CheckoutView } from "#contract/checkout-view.ts";
import type { PaymentMethod } from "#modules/orders/order-view.ts";
import { checkout } from "#modules/orders/texts/checkout.ts";
import { useWords } from "#web/ui/words.ts";

export function useCheckoutTexts() {
  return { checkout: useWords("checkout", checkout) };
}

/** What a way to pay is called, and what it means. Where the code comes first, as in India, it is called UPI. */
export function methodWords(
  { methods, upi }: Pick<typeof checkout, "methods" | "upi">,
  view: Pick<CheckoutView, "methods">,
  method: PaymentMethod,
) {
  return method === "qr" && view.methods[0] === "qr" ? upi : methods[method];
}

/** What helps against a refusal; of most of them another way to pay. */
export function wayOn(
  { field }: { readonly field?: string | undefined },
  { otherPlace, fewer, tryOther }: Pick<typeof checkout, "otherPlace" | "fewer" | "tryOther">,
): string {
  return field === "address" ? otherPlace : field === "quantity" ? fewer : tryOther;
}
