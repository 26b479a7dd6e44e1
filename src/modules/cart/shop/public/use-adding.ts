import { useState } from "react";
import { useNavigate } from "react-router";
import type { Answer } from "#contract/endpoints/request-failures.ts";
import { paths } from "#contract/paths.ts";
import { adding as addingEnglish } from "#modules/cart/texts/adding.ts";
import { toast } from "#web/ui/toast-store.ts";
import { useWords } from "#web/ui/words.ts";
import { type AddToCartInput, addToCart, type Place, wordsOfAdding } from "./add-to-cart.ts";

export type Refusal = { readonly field?: string | undefined; readonly message: string };

/** Puts goods into the cart from where they are shown, and says what came of it. */
export function useAdding(place: Place, title: string) {
  const words = useWords("adding", addingEnglish);
  const navigate = useNavigate();
  const [pending, setPending] = useState(false);

  const add = async (input: AddToCartInput, onRefused?: (refusal: Refusal) => void): Promise<Answer> => {
    setPending(true);
    const answer = await addToCart(input);
    setPending(false);
    const message = wordsOfAdding(answer, place, words.failedToAdd);
    if (answer.success) {
      toast.success(message, { label: words.viewCart, run: () => void navigate(paths.cart()) }, title);
    } else {
      onRefused?.({ field: answer.field as string | undefined, message });
      toast.error(message);
    }
    return answer;
  };
  return { words, pending, add };
}
