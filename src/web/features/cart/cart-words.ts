import { cart } from "#contract/texts/en/cart.ts";
import { useWords } from "#web/ui/words.ts";

export function useCartWords() {
  return useWords("cart", cart);
}
