import type { AnswerOf } from "#contract/endpoint.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { shortRupees } from "#manage/parts/rupees.ts";
import { minute } from "#web/ui/format-dates.ts";
import type { discountEndpoints } from "../endpoints.ts";

export type DiscountForOffice = AnswerOf<typeof discountEndpoints.show>["discount"];

/** What it takes off, of what and from which sum on. */
export function formatTerms(discount: DiscountForOffice, lang: Lang): string {
  const { selling, promoCodes, automaticDiscounts: words } = textsOf(lang);
  const { kind, buy, free, percent, paise, minimumPaise, of } = discount;
  const amount = [
    kind === "freePieces" && words.pieces(buy, free),
    percent > 0 && selling.off(percent),
    paise > 0 && promoCodes.rupeesOff(shortRupees(paise)),
  ];
  const what = [
    amount.filter(Boolean).join(" + "),
    kind === "firstOrder" && promoCodes.firstOnly,
    of,
    minimumPaise > 0 && promoCodes.least(shortRupees(minimumPaise)),
  ];
  return what.filter(Boolean).join(" · ");
}

export function formatWhen({ beginsAt, endsAt }: DiscountForOffice, lang: Lang): string {
  const { selling, promoCodes } = textsOf(lang);
  const begins = beginsAt === null ? [] : [selling.from(minute(beginsAt, lang))];
  return [...begins, endsAt === null ? promoCodes.noEndSet : selling.until(minute(endsAt, lang))].join(", ");
}
