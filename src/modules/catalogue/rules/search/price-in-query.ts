import { foldText } from "../words/fold-words.ts";
import { isNoPrice, patternOf, priceWords, timesOf, timesWords } from "../words/price-words.ts";
import { quantitiesOf } from "../words/quantities.ts";

/** A search without the price that was typed in it, and that price. */
export interface PriceInQuery {
  readonly search: string;
  readonly minPaise: number | null;
  readonly maxPaise: number | null;
}

const least = 20;
const most = 10_000_000;
const { rupees, below, above, belowIt, aboveIt } = priceWords;
const letter = "[\\p{L}\\p{N}\\p{M}]";
const edge = `(?<!${letter})`;
const end = `(?!${letter})`;
const digits = "(\\d[\\d,]*(?:\\.\\d+)?)(?![.,]?\\d)";
const number = `${rupees}?\\s*${digits}\\s*(?:(${timesWords})(?!\\p{L}|\\p{M}))?\\s*(?:${rupees}${end})?(?:/-)?${end}(?![\\s-]*%)`;
const to = "\\s*(?:to|[-–]|se|से)\\s*";
/** Before another number it is that one's. */
const noNumber = `${end}(?!\\s*${rupees}?\\s*\\d)`;

const ranges = [
  `${edge}between\\s+${number}\\s*(?:and|to|[-–])\\s*${number}`,
  `${edge}(?:${below}|${above})\\s+${number}${to}${number}`,
];
const rangeInRupees = patternOf(`${edge}${number}${to}${number}`, "g");
const rangePattern = ranges.map((one) => patternOf(one, "g"));
const belowPattern = boundOf(below, belowIt);
const abovePattern = boundOf(above, aboveIt);
const currency = patternOf(`(?<!\\p{L}|\\p{M})${rupees}`);
/** Without one of these no price is said: most searches with a number have none. */
const hint = patternOf(`between|${below}|${above}|${belowIt}|${aboveIt}|${rupees}`);
const goesOn = patternOf(`^${to}${rupees}?\\s*\\d`);

/** "shoes under 500" are shoes, and at most ₹500; null where no price was said. */
export function readPriceInQuery(typed: string): PriceInQuery | null {
  if (!/[\d०-९]/.test(typed)) return null;
  const text = foldText(typed)
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\s+/g, " ");
  if (!hint.test(text)) return null;
  const range = saidBy(rangePattern, text) ?? saidBy([rangeInRupees], text, saysRupees);
  if (range) {
    const prices = pricesIn(range);
    return { search: without(text, [range]), minPaise: Math.min(...prices), maxPaise: Math.max(...prices) };
  }
  const single = (match: RegExpExecArray) => !goesOn.test(behind(match));
  const [max, min] = [saidBy(belowPattern, text, single), saidBy(abovePattern, text, single)];
  const said = [min, max].filter((one) => one !== undefined).sort((a, b) => a.index - b.index);
  const [first, second] = said;
  if (!first || (second && second.index < first.index + first[0].length)) return null;
  const [minPaise = null] = min ? pricesIn(min) : [];
  const [maxPaise = null] = max ? pricesIn(max) : [];
  if (minPaise !== null && maxPaise !== null && minPaise > maxPaise) return null;
  return { search: without(text, said), minPaise, maxPaise };
}

function boundOf(before: string, after: string): RegExp[] {
  return [
    `${edge}(?:${before})\\s+${number}`,
    `${edge}${number}\\s*(?:(?:${before})${noNumber}|(?:${after})${end})`,
  ].map((one) => patternOf(one, "g"));
}

function saidBy(patterns: readonly RegExp[], text: string, isSaid = (_: RegExpExecArray) => true) {
  return patterns
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .find((match) => isMoney(match) && isSaid(match));
}

function isMoney(match: RegExpExecArray): boolean {
  const last = match.index + match[0].length;
  const isMeasured = quantitiesOf(match.input).some((one) => one.start < last && one.end > match.index);
  const isRight = pricesIn(match).every((paise) => paise >= least * 100 && paise <= most * 100);
  return isRight && !isMeasured && !isNoPrice(behind(match), saysRupees(match));
}

function saysRupees([text]: RegExpExecArray): boolean {
  return currency.test(text);
}

function behind({ input, index, 0: text }: RegExpExecArray): string {
  return input.slice(index + text.length);
}

/** In "10 to 20k" both are thousands. */
function pricesIn([, first = "", firstTimes, second, secondTimes]: RegExpExecArray): number[] {
  const paise = (amount: string, word: string | undefined) =>
    Math.round(Number(amount.replaceAll(",", "")) * timesOf(word) * 100);
  if (second === undefined) return [paise(first, firstTimes)];
  const isShared = firstTimes === undefined && paise(first, undefined) < paise(second, undefined);
  return [paise(first, isShared ? secondTimes : firstTimes), paise(second, secondTimes)];
}

function without(text: string, said: readonly RegExpExecArray[]): string {
  const rest = said.reduceRight(
    (left, { index, 0: one }) => `${left.slice(0, index)} ${left.slice(index + one.length)}`,
    text,
  );
  return rest.replace(/\s+/g, " ").trim();
}
