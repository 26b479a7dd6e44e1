import { foldSpelling } from "./fold-words.ts";

const none = "(?![\\p{L}\\p{N}\\p{M}])";

/** Words around a price, as sources of patterns over folded text. */
export const priceWords = {
  rupees: "(?:₹|rs\\.?|inr|rupees?|rupaye|रु\\.?|रुपये|रूपये|रुपए)",
  below: "under|below|less than|within|upto|up to",
  above: "over|above|more than",
  belowIt: "niche|se kam|ke andar|के अंदर|से कम|से नीचे",
  aboveIt: "se zyada|se upar|से ज़्यादा|से ऊपर",
} as const;

const multiples: readonly (readonly [times: number, words: string])[] = [
  [100, "hundreds?|sau|सौ"],
  [1_000, "k|thousands?|ha+[zj]a+r|हज़ार|हज़ारों"],
  [100_000, "la+khs?|la+cs?|लाख|लाखों"],
  [10_000_000, "crores?|cr|करोड़"],
];
export const timesWords = multiples.map(([, words]) => words).join("|");
const timesOfWord = multiples.map(([times, words]) => [patternOf(`^(?:${words})$`), times] as const);

const units = [
  "percent|per cent|pct|प्रतिशत|फीसदी|off(?![ -](?:white|shoulder))|discount|छूट",
  "years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds|secs?|ms",
  "saal|sal|mahine|hafte|din|ghante|साल|महीने|महीना|हफ्ते|दिन|घंटे|घंटा|मिनट",
  "people|persons?|guests?|pax|members|seaters?|seats?|log|logon|mehmaan|लोग|लोगों|मेहमान",
  "[kmg]bps|rpm|fps|dpi|nits|lumens?|lm|db|[kmg]hz|k?va|btu|cc|bhp|psi|kms?|miles?|degrees?",
  "tc|thread count|gsm|spf(?! ?\\d)|denier|ply|mc?g|oz|lbs?|tons?|carats?|karats?|sq ?ft",
  "calories|k?cal|steps|pages?|reviews|ratings|पन्ने",
];
/** Nearly a word for thousands or more: whoever typed it did not mean the number alone. */
const nearlyTimes =
  "h+[ae]*[zjs]+[ae]*rs?|th[aou]*[sz][aeu]*n+[dt]?s?|l[ae]*[ck]+h*s?|ह\\p{M}*ज\\p{M}*र\\p{M}*|ल\\p{M}*[कख]\\p{M}*";
const measure = patternOf(`^[\\s-]*(?:${units.join("|")}|${nearlyTimes})${none}`);
const discount = patternOf(`^\\s*(?:off|discount|की छूट|छूट)${none}`);

/** What stands behind a number makes something else of it than rupees. */
export function isNoPrice(behind: string, saysRupees: boolean): boolean {
  return (saysRupees ? discount : measure).test(behind);
}

export function timesOf(word: string | undefined): number {
  return timesOfWord.find(([pattern]) => pattern.test(word ?? ""))?.[1] ?? 1;
}

/** Spelt as folded text is. */
export function patternOf(source: string, flags = ""): RegExp {
  return new RegExp(foldSpelling(source), `u${flags}`);
}
