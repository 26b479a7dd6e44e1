import { cart } from "#modules/cart/texts/cart.ts";
import { useWords } from "#web/ui/words.ts";

export function useCartWords() {
  return useWords("cart", cart);
}
