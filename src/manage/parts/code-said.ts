import type { AnswerOf } from "#contract/call.ts";
import type { codesCalls } from "#contract/calls/codes.ts";
import { formatRupees } from "#contract/money.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { minute } from "./when.ts";

export type CodeAtDesk = AnswerOf<typeof codesCalls.show>["code"];

/** What it takes off. */
export function offSaid({ percent, paise, shipsFree }: CodeAtDesk, lang: Lang): string {
  const { selling } = textsOf(lang);
  const parts = [
    percent > 0 && `${percent}%`,
    paise > 0 && formatRupees(paise),
    shipsFree && selling.code.free,
  ];
  return parts.filter(Boolean).join(" + ");
}

/** For whom, how often and when. */
export function limitsSaid(code: CodeAtDesk, lang: Lang): string {
  const { selling } = textsOf(lang);
  const { minimumPaise, firstOrder, times, used, beginsAt, endsAt } = code;
  const parts = [
    times === null ? selling.code.used(used) : selling.code.usedOf(used, times),
    minimumPaise > 0 && selling.code.least(formatRupees(minimumPaise)),
    firstOrder && selling.code.firstOnly,
    beginsAt !== null && selling.from(minute(beginsAt, lang)),
    endsAt !== null && selling.until(minute(endsAt, lang)),
  ];
  return parts.filter(Boolean).join(" · ");
}
