import { orders } from "#modules/orders/texts/orders.ts";
import { useWords } from "#web/ui/words.ts";

export function useOrderTexts() {
  return useWords("orders", orders);
}
