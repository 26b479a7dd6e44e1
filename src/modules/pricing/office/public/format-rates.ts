import { neverFreePaise } from "#contract/format/money.ts";
import { isTaxClass } from "#contract/india/tax-classes.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { shortRupees } from "#manage/parts/rupees.ts";
import type { DeliveryPlace, PlaceBand, RatePeriod } from "#modules/pricing/views.ts";
import { day } from "#web/ui/format-dates.ts";

/** What a rate is of: HSN 61 with what it holds, a class, or everything else. */
export function formatRateSubject(hsn: string, lang: Lang): string {
  const { taxes } = textsOf(lang);
  if (hsn === "") return taxes.rest;
  if (isTaxClass(hsn)) return taxes.classes[hsn];
  const chapter = taxes.chapters[hsn] ?? taxes.chapters[hsn.slice(0, 2)];
  return chapter ? `${taxes.hsn(hsn)}: ${chapter}` : taxes.hsn(hsn);
}

/** The same without the number, where that stands apart. */
export function ratedName(hsn: string, lang: Lang): string {
  const { chapters } = textsOf(lang).taxes;
  return chapters[hsn] ?? chapters[hsn.slice(0, 2)] ?? formatRateSubject(hsn, lang);
}

/** 5% up to ₹2,500 a piece, 18% above. */
export function formatBands({ bands }: Pick<RatePeriod, "bands">, lang: Lang): string {
  const { taxes } = textsOf(lang);
  const parts = bands.map(({ upToPaise, percent }, at) => {
    const text = taxes.percent(percent);
    if (upToPaise !== null) return taxes.upTo(text, shortRupees(upToPaise));
    return at > 0 ? taxes.above(text) : text;
  });
  return parts.join(", ");
}

export function formatPeriod({ from, until }: Pick<RatePeriod, "from" | "until">, lang: Lang): string {
  const { taxes } = textsOf(lang);
  return until === null
    ? taxes.from(formatDay(from, lang))
    : taxes.fromUntil(formatDay(from, lang), formatDay(until, lang));
}

/** 2 days, ₹30 up to 500 g, ₹60, free above ₹900, no cash. */
export function formatPlace({ deliverable, days, takesCash, bands }: DeliveryPlace, lang: Lang): string {
  const { places: words } = textsOf(lang);
  if (!deliverable) return words.not;
  const prices = bands.map((band) => formatBand(band, lang));
  const free = new Set(bands.flatMap(({ paise, freeAbovePaise }) => (paise > 0 ? [freeAbovePaise] : [])));
  const [only] = free;
  const isOne = free.size === 1 && only !== undefined && only < neverFreePaise;
  return [
    ...(days === null ? [] : [words.days(days)]),
    ...prices,
    ...(isOne ? [words.freeAbove(shortRupees(only))] : []),
    takesCash ? words.cash : words.noCash,
  ].join(", ");
}

export function formatPrefix(prefix: string, lang: Lang): string {
  const { places: words } = textsOf(lang);
  return prefix === "" ? words.rest : words.begins(prefix);
}

function formatBand({ paise, upToGrams }: PlaceBand, lang: Lang): string {
  const { places: words } = textsOf(lang);
  const price = paise === 0 ? words.free : shortRupees(paise);
  return upToGrams === null ? price : words.upTo(price, words.grams(upToGrams));
}

function formatDay(of: string, lang: Lang): string {
  return day(Date.parse(`${of}T00:00:00+05:30`), lang);
}
