import { mayLead } from "./may-lead.ts";
import type { Books } from "./read-books.ts";
import type { Step, Theme } from "./themes.ts";

/** What comes first in a story: one after the other, and for some time what is needed for the next once more. */
export function firstActs({ first }: Theme) {
  const steps = first.map((one): Step => (typeof one === "string" ? { act: one } : one));
  let at = 0;
  let left = 2 * steps.length;
  return {
    next(books: Books): Step | undefined {
      if (at >= steps.length || left-- <= 0) return undefined;
      const next = steps.findIndex(({ act }, nth) => nth >= at && mayLead(act, books));
      const found = next >= 0 ? next : steps.findLastIndex(({ act }) => mayLead(act, books));
      at = found + 1;
      return steps[found];
    },
  };
}
