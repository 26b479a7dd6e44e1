import { foldText, wordsIn } from "./fold-words.ts";
import { type Quantity, quantitiesOf } from "./quantities.ts";

/** What a word does in the name of a thing. */
export type Part = "head" | "name" | "detail" | "with" | "for";

export interface NamedWord {
  readonly word: string;
  readonly part: Part;
  /** Where it begins in the folded text. */
  readonly start: number;
}

/**
 * The words of a title or a query with what each does there: "Kelvar Sleeve for 14 inch Laptop" is a sleeve, and for
 * laptops. The head is the last word of the name proper, before what it is for, comes with or measures.
 */
export function namePartsOf(title: string, brand = ""): NamedWord[] {
  const folded = foldText(title, longestName);
  return partsOfName(folded, quantitiesOf(folded), new Set(wordsIn(foldText(brand))));
}

export const longestName = 400;

/** Words, and the marks between them that end a part. */
const tokens = /[\p{L}\p{N}\p{M}]+|[,|()[\];:–—/+]|\s-\s/gu;

/** The same of a text that is folded, whose quantities are known. */
export function partsOfName(
  folded: string,
  measured: readonly Quantity[],
  brandWords: ReadonlySet<string>,
): NamedWord[] {
  const found: WordInPart[] = [];
  let part: Part = "name";
  let isNamed = false;
  for (const { 0: text, index: start } of folded.matchAll(tokens)) {
    const [isWord, isCount] = [/^[\p{L}\p{N}\p{M}]/u.test(text), /^\d+$/.test(text)];
    const measures = isCount || measured.some((one) => start >= one.start && start < one.end);
    const leads = turns.get(text);
    if (leads === undefined && isWord) {
      if (measures && part === "name" && isNamed) part = "detail";
      found.push({ word: text, part, start, measures });
      isNamed ||= part === "name" && !measures && !describing.has(text) && names(text, brandWords);
      continue;
    }
    const turn: Part | "of" | undefined = leads ?? (part === "with" || isNamed ? "detail" : undefined);
    if (turn === "of") {
      const containers = found.every(
        ({ word, measures }) => measures || containing.has(word) || brandWords.has(word),
      );
      if (!containers && isNamed) part = "detail";
    } else if (turn === "for" || turn === "with" || (turn === "detail" && isNamed)) part = turn;
    if (leads !== undefined) found.push({ word: text, part, start, measures: true });
  }
  markHeads(found, brandWords);
  return found;
}

/** What the things of a category are called; a name of several parts ("Pens & Paper") leaves it open which of them. */
export function headOfCategory(name: string): string[] {
  if (/[&/,]|\band\b/i.test(name)) return [];
  return namePartsOf(name).flatMap(({ word, part }) => (part === "head" ? [word] : []));
}

function markHeads(found: readonly WordInPart[], brandWords: ReadonlySet<string>): void {
  const isHead = ({ word, measures }: WordInPart) =>
    !measures && names(word, brandWords) && !describing.has(word);
  const proper = found.filter((one) => one.part === "name");
  const last = proper.findLast(isHead) ?? proper.findLast(({ measures }) => !measures);
  const heads = last ? [last] : [];
  const before =
    last && containing.has(last.word) ? proper.slice(0, proper.indexOf(last)).findLast(isHead) : undefined;
  if (before) heads.push(before);
  for (const one of heads) one.part = "head";
}

interface WordInPart extends NamedWord {
  part: Part;
  /** It counts or measures, or leads from one part to the next. */
  readonly measures: boolean;
}

function names(word: string, brandWords: ReadonlySet<string>): boolean {
  return word.length > 1 && !/\p{N}/u.test(word) && !brandWords.has(word);
}

const turns: ReadonlyMap<string, Part | "of"> = new Map([
  ...turning("for", "for fits compatible suitable"),
  ...turning("with", "with without includes including +"),
  ...turning("of", "of"),
  ...turning("detail", "in by from on"),
]);

function turning(part: Part | "of", words: string) {
  return words.split(" ").map((word) => [word, part] as const);
}

export const containing: ReadonlySet<string> = new Set(
  "set pack pair box combo kit bundle hamper piece pieces pcs dozen assortment collection".split(" "),
);

/** Words that say of what kind a thing is, even where they stand last. */
export const describing: ReadonlySet<string> = new Set(
  `black white blue red green yellow pink grey gray silver gold golden brown orange purple maroon navy beige cream
  multicolor multicolour transparent clear olive teal mustard peach ivory indigo violet turquoise copper bronze charcoal
  men mens man women womens woman boys boy girls girl kids kid baby unisex adult adults ladies gents children
  xs s m l xl xxl xxxl small medium large big mini regular full half size free latest quality rgb led lcd hd fhd uhd ips usb wifi new original premium combo offer pro max plus ultra lite
  and the a an or to wireless bluetooth rechargeable foldable adjustable printed assorted multi matte glossy
  sata nvme pcie hdmi qhd oled qled amoled hdr gaming
  steel stainless leather plastic nylon polyester rayon aluminium aluminum brass wooden silicone rubber acrylic pvc`.split(
    /\s+/,
  ),
);
