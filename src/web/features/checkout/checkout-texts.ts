import { checkout } from "#contract/texts/en/checkout.ts";
import { useWords } from "#web/ui/words.ts";

export function useCheckoutTexts() {
  return { checkout: useWords("checkout", checkout) };
}
