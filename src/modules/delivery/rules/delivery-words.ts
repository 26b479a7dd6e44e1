import { dayIn } from "#contract/format/day-in.ts";
import { formatFreeAbove, formatRupees } from "#contract/format/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { delivery } from "../texts.ts";
import type { DeliveryView } from "../views.ts";

type Words = typeof delivery;

/** The answer as it is said everywhere: the first sentence alone says whether and when. */
export function deliverySentences(view: DeliveryView, words: Words, lang: Lang): string[] {
  const cities = [...new Set(view.places.map(({ city }) => city))].join(" / ");
  const where = [cities, view.pinCode].filter(Boolean).join(" ");
  if (!view.deliverable) return [words.not(where), words.elsewhere];
  return [
    view.by === null ? words.brings(where) : words.by(dayIn(view.by, lang), where),
    view.paise === 0
      ? words.free
      : words.cost(formatRupees(view.paise), formatFreeAbove(view.freeAbovePaise)),
    view.cash ? words.cash : words.noCash,
  ];
}
