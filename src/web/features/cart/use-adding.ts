import { useState } from "react";
import { paths } from "#contract/paths.ts";
import type { Answer } from "#contract/request-failures.ts";
import { adding as addingEnglish } from "#contract/texts/en/adding.ts";
import { toast } from "#web/ui/toast-store.ts";
import { fetchedAtRest } from "#web/ui/when-idle.ts";
import { useWords } from "#web/ui/words.ts";
import type { Place, Wanted } from "./add-to-cart.ts";
import { useRouter } from "./visitor.ts";

const loadAdding = fetchedAtRest(() => import("./add-to-cart.ts"));

export type Refusal = { readonly field?: string | undefined; readonly message: string };

/** Puts goods into the cart from where they are shown, and says what came of it. */
export function useAdding(place: Place, title: string) {
  const words = useWords("adding", addingEnglish);
  const router = useRouter();
  const [pending, setPending] = useState(false);

  const add = async (wanted: Wanted, onRefused?: (refusal: Refusal) => void): Promise<Answer> => {
    setPending(true);
    const adding = await loadAdding().catch(() => null);
    const answer: Answer = adding ? await adding.addToCart(wanted) : { success: false };
    setPending(false);
    const message = adding?.wordsOfAdding(answer, place, words.failedToAdd) ?? words.failedToAdd;
    if (answer.success) {
      toast.success(
        message,
        { label: words.viewCart, run: () => void router?.navigate(paths.cart()) },
        title,
      );
    } else {
      onRefused?.({ field: answer.field as string | undefined, message });
      toast.error(message);
    }
    return answer;
  };
  return { words, router, pending, add };
}
