import { useCallback } from "react";
import { catalogue as catalogueEnglish } from "#modules/catalogue/texts/catalogue.ts";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";

export type CategoryName = (id: string | null, otherwise?: string) => string;

/** What pages call a category in the reader's language; what is none keeps the name it was asked by. */
export function useCategoryName(): CategoryName {
  const { allCategories } = useWords("catalogue", catalogueEnglish);
  const { categoryNames } = useShop();
  return useCallback(
    (id, otherwise) => {
      if (id === null) return allCategories;
      // An address may ask for any name, those that every object has included.
      const known = Object.hasOwn(categoryNames, id) ? categoryNames[id] : undefined;
      return known ?? otherwise ?? id;
    },
    [allCategories, categoryNames],
  );
}
