import { orders } from "#contract/texts/en/orders.ts";
import { useWords } from "#web/ui/words.ts";

export function useOrderTexts() {
  return useWords("orders", orders);
}
