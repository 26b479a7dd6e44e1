import { foldText } from "./fold-words.ts";
import { quantitiesOf } from "./quantities.ts";

/** A search without the price that was typed in it, and that price. */
export interface SaidPrice {
  readonly search: string;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

const least = 20;
const most = 10_000_000;
const rupees = "(?:₹|rs\\.?|inr|rupees|rupaye|रु\\.?|रुपये|रूपये)";
const number = `${rupees}?\\s*(\\d[\\d,]*(?:\\.\\d+)?)\\s*(k|हज़ार|हजार|thousand|lakh|लाख)?(?![\\p{L}\\p{N}\\p{M}%])\\s*${rupees}?(?:/-)?`;
const edge = "(?<![\\p{L}\\p{N}\\p{M}])";
const end = "(?![\\p{L}\\p{N}\\p{M}])";
const below = "under|below|less than|within|upto|up to|niche|se kam|ke andar|के अंदर|से कम|से नीचे";
const above = "over|above|more than|se zyada|se upar|से ज़्यादा|से ज्यादा|से ऊपर";
const spelt = {
  between: [
    `${edge}between\\s+${number}\\s*(?:and|to|-)\\s*${number}`,
    `${edge}${number}\\s*(?:to|-|se|से)\\s*${rupees}\\s*${number}`,
    `${edge}${number}\\s*(?:to|-)\\s*${number}\\s*${rupees}`,
  ],
  below: [
    `${edge}(?:under|below|less than|within|upto|up to)\\s+${number}`,
    `${edge}${number}\\s*(?:${below})${end}`,
  ],
  above: [`${edge}(?:over|above|more than)\\s+${number}`, `${edge}${number}\\s*(?:${above})${end}`],
};
const ways = Object.entries(spelt).map(([way, all]) => ({
  way: way as keyof typeof spelt,
  patterns: all.map((one) => new RegExp(one.normalize("NFKD").normalize("NFC"), "u")),
}));
const notMoney = /^\s*(?:years?|months?|days?|hours?|calories|kcal|steps|pages|people|साल)(?![\p{L}\p{M}])/u;

/** "shoes under 500" are shoes, and at most ₹500; null where no price was said. */
export function readSaidPrice(typed: string): SaidPrice | null {
  if (!/[\d०-९]/.test(typed)) return null;
  const text = foldText(typed).replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
  for (const { way, patterns } of ways)
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (!match || !isMoney(text, match)) continue;
      const [first = 0, second = 0] = pricesIn(match);
      const said = {
        between: { minPaise: Math.min(first, second), maxPaise: Math.max(first, second) },
        below: { minPaise: null, maxPaise: first },
        above: { minPaise: first, maxPaise: null },
      }[way];
      const before = text.slice(0, match.index);
      const search = `${before} ${text.slice(match.index + match[0].length)}`;
      return { search: search.replace(/\s+/g, " ").trim(), ...said };
    }
  return null;
}

function isMoney(text: string, match: RegExpExecArray): boolean {
  const end = match.index + match[0].length;
  const isMeasured = quantitiesOf(text).some((one) => one.start < end && one.end > match.index);
  const isRight = pricesIn(match).every((paise) => paise >= least * 100 && paise <= most * 100);
  return isRight && !isMeasured && !notMoney.test(text.slice(end));
}

function pricesIn([, ...groups]: RegExpExecArray): number[] {
  const prices: number[] = [];
  for (let at = 0; at < groups.length; at += 2) {
    const times =
      { k: 1_000, lakh: 100_000, लाख: 100_000 }[groups[at + 1] ?? ""] ?? (groups[at + 1] ? 1_000 : 1);
    prices.push(Math.round(Number(groups[at]?.replaceAll(",", "")) * times * 100));
  }
  return prices;
}
