import type { AnswerOf } from "#contract/endpoint.ts";
import type { codesEndpoints } from "#contract/endpoints/codes.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { minute } from "#web/ui/format-dates.ts";
import { shortRupees } from "./rate-said.ts";

export type CodeForOffice = AnswerOf<typeof codesEndpoints.show>["code"];

/** What it takes off. */
export function offSaid({ percent, paise, shipsFree }: CodeForOffice, lang: Lang): string {
  const { selling } = textsOf(lang);
  const parts = [
    percent > 0 && selling.off(percent),
    paise > 0 && selling.code.rupeesOff(shortRupees(paise)),
    shipsFree && selling.code.free,
  ];
  return parts.filter(Boolean).join(" + ");
}

/** How often it was used, and how often that may be. */
export function usesSaid({ times, used }: CodeForOffice, lang: Lang): string {
  const { selling } = textsOf(lang);
  return times === null ? selling.code.used(used) : selling.code.usedOf(used, times);
}

/** For whom and when. */
export function limitsSaid(code: CodeForOffice, lang: Lang): string {
  const { selling } = textsOf(lang);
  const { minimumPaise, firstOrder, beginsAt, endsAt } = code;
  const parts = [
    minimumPaise > 0 && selling.code.least(shortRupees(minimumPaise)),
    firstOrder && selling.code.firstOnly,
    beginsAt !== null && selling.from(minute(beginsAt, lang)),
    endsAt !== null && selling.until(minute(endsAt, lang)),
  ];
  return parts.filter(Boolean).join(" · ") || selling.code.forAll;
}
