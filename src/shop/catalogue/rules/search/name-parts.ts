import { foldText } from "./fold-words.ts";
import { quantitiesOf } from "./quantities.ts";

/** What a word does in the name of a thing. */
export type Part = "head" | "ending" | "name" | "detail" | "with" | "for";

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
  const folded = foldText(title, 400);
  const brandWords = new Set(foldText(brand).match(words));
  const measured = quantitiesOf(folded);
  const found: Found[] = [];
  let part: Part = "name";
  let details = 0;
  const models = new Set([...folded.matchAll(modelWords)].map(({ index }) => index));
  const isNamed = () =>
    found.some(
      ({ word, part, start, measures }) =>
        part === "name" &&
        !measures &&
        !models.has(start) &&
        !describing.has(word) &&
        names(word, brandWords),
    );
  for (const match of folded.matchAll(tokens)) {
    const [token] = match;
    const isCount = /^\d+$/.test(token);
    const measures = isCount || measured.some(({ start, end }) => match.index >= start && match.index < end);
    if (/^[\p{L}\p{N}\p{M}]/u.test(token) && !(token in turns)) {
      if (measures && part === "name" && isNamed()) {
        part = "detail";
        details++;
      } else if (isCount && part === "detail") details++;
      found.push({ word: token, part, start: match.index, measures });
      continue;
    }
    const turn: Part | "of" | undefined =
      turns[token] ?? (part === "with" || isNamed() ? "detail" : undefined);
    if (turn === "of") {
      const containers = found.every(
        ({ word, measures }) => measures || containing.has(word) || brandWords.has(word),
      );
      if (!containers && isNamed()) part = "detail";
    } else if (turn === "for" || turn === "with" || (turn === "detail" && isNamed())) part = turn;
    if (token in turns) found.push({ word: token, part, start: match.index, measures: true });
  }
  markHeads(found, details === 1, brandWords);
  return found;
}

/** What the things of a shelf are called; a name of several parts ("Pens & Paper") leaves it open which of them. */
export function headOfShelf(name: string): string[] {
  if (/[&/,]|\band\b/i.test(name)) return [];
  return namePartsOf(name).flatMap(({ word, part }) => (part === "head" ? [word] : []));
}

function markHeads(found: readonly Found[], isMeasuredOnce: boolean, brandWords: ReadonlySet<string>): void {
  const isHead = ({ word, measures }: Found) => !measures && names(word, brandWords) && !describing.has(word);
  const proper = found.filter((one) => one.part === "name");
  const last = proper.findLast(isHead) ?? proper.findLast(({ measures }) => !measures);
  const heads = last ? [last] : [];
  const before =
    last && containing.has(last.word) ? proper.slice(0, proper.indexOf(last)).findLast(isHead) : undefined;
  if (before) heads.push(before);
  const isPlain = found.every(({ part }) => part === "name" || part === "detail");
  for (const one of heads) one.part = "head";
  // "Alto Evo 500 GB SSD": one measure in the middle of a name does not end it.
  const tail = found.slice(found.findIndex(({ part }) => part === "detail"));
  const rest = tail.filter((one) => one.part === "detail" && !one.measures);
  if (isMeasuredOnce && isPlain && rest.length <= 2) {
    const ending = rest.findLast(isHead);
    if (ending) ending.part = "ending";
  }
}

interface Found extends NamedWord {
  part: Part;
  /** It counts or measures, or leads from one part to the next. */
  readonly measures: boolean;
}

function names(word: string, brandWords: ReadonlySet<string>): boolean {
  return !brandWords.has(word) && !/\p{N}/u.test(word) && word.length > 1;
}

const words = /[\p{L}\p{N}\p{M}]+/gu;
/** Letters before a hyphen and a number are the name of a model. */
const modelWords = /\p{L}+(?=-\d)/gu;
const tokens = /[\p{L}\p{N}\p{M}]+|[,|()[\];:–—/+]|\s-\s/gu;

const turns: Readonly<Record<string, Part | "of">> = {
  for: "for",
  fits: "for",
  compatible: "for",
  suitable: "for",
  with: "with",
  without: "with",
  includes: "with",
  including: "with",
  "+": "with",
  of: "of",
  in: "detail",
  by: "detail",
  from: "detail",
  on: "detail",
};

export const containing: ReadonlySet<string> = new Set(
  "set pack pair box combo kit bundle hamper piece pieces pcs dozen assortment collection".split(" "),
);

/** Words that say of what kind a thing is, even where they stand last. */
const describing = new Set(
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
