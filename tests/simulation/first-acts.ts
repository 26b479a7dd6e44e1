import type { ActName } from "./acts.ts";
import { mayLead } from "./may-lead.ts";
import type { Books } from "./read-books.ts";

/** What comes first in a story: one after the other, and for some time what is needed for the next once more. */
export function firstActs(first: readonly ActName[]) {
  let at = 0;
  let left = 2 * first.length;
  return {
    next(books: Books): ActName | undefined {
      if (at >= first.length || left-- <= 0) return undefined;
      const next = first.findIndex((one, nth) => nth >= at && mayLead(one, books));
      const found = next >= 0 ? next : first.findLastIndex((one) => mayLead(one, books));
      at = found + 1;
      return first[found];
    },
  };
}
