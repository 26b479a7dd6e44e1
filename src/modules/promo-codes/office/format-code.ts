import type { AnswerOf } from "#contract/endpoint.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { shortRupees } from "#manage/parts/rupees.ts";
import { minute } from "#web/ui/format-dates.ts";
import type { promoCodeEndpoints } from "../endpoints.ts";

export type CodeForOffice = AnswerOf<typeof promoCodeEndpoints.show>["code"];

/** What it takes off. */
export function formatDiscount({ percent, paise, shipsFree }: CodeForOffice, lang: Lang): string {
  const { selling, promoCodes } = textsOf(lang);
  const parts = [
    percent > 0 && selling.off(percent),
    paise > 0 && promoCodes.rupeesOff(shortRupees(paise)),
    shipsFree && promoCodes.free,
  ];
  return parts.filter(Boolean).join(" + ");
}

/** How often it was used, and how often that may be. */
export function formatUses({ times, used }: CodeForOffice, lang: Lang): string {
  const { promoCodes } = textsOf(lang);
  return times === null ? promoCodes.used(used) : promoCodes.usedOf(used, times);
}

/** For whom and when. */
export function formatLimits(code: CodeForOffice, lang: Lang): string {
  const { selling, promoCodes } = textsOf(lang);
  const { minimumPaise, firstOrder, beginsAt, endsAt } = code;
  const parts = [
    minimumPaise > 0 && promoCodes.least(shortRupees(minimumPaise)),
    firstOrder && promoCodes.firstOnly,
    beginsAt !== null && selling.from(minute(beginsAt, lang)),
    endsAt !== null && selling.until(minute(endsAt, lang)),
  ];
  return parts.filter(Boolean).join(" · ") || promoCodes.forAll;
}
