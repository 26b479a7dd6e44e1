import { spellingOf } from "#languages/spellings.ts";
import { foldText, foldWords } from "../words/fold-words.ts";
import { containing, namePartsOf } from "../words/name-parts.ts";
import { quantitiesOf } from "../words/quantities.ts";

/** One way to meet a word of a query: words that are all there, and what that is worth beside the word itself. */
export interface Alternative {
  readonly words: readonly string[];
  readonly worth: number;
}

/** One word of a query, or a name of several: any of its alternatives will do. */
export interface QueryWord {
  readonly typed: string;
  readonly alternatives: readonly Alternative[];
  /** It names the thing that is looked for; the others say which, or what for. */
  readonly isHeadNoun: boolean;
}

export type Synonyms = ReadonlyMap<string, readonly string[]>;

const mostWords = 8;
const worthOfForm = 0.97;
const worthOfSynonym = 0.85;
const worthOfGuess = 0.6;

export function readSynonyms(given: Readonly<Record<string, readonly string[]>>): Synonyms {
  return new Map(Object.entries(given).map(([word, others]) => [foldWords(word).join(" "), others]));
}

/** What has to be found, word by word, with other forms and other names beside each. */
export function readQuery(text: string, synonyms: Synonyms): QueryWord[] {
  const heads = namePartsOf(text).flatMap(({ word, part }) => (part === "head" ? [word] : []));
  // Of a "knife set" the knives are the thing; a set of others is none.
  const held = heads.filter((word) => !containing.has(word));
  const sought = new Set(held.length > 0 ? held : heads);
  const read: QueryWord[] = [];
  const pieces = piecesOf(text);
  for (let at = 0; at < pieces.length; ) {
    const [piece, next] = [pieces[at] ?? "", pieces[at + 1] ?? ""];
    const pair = synonyms.has(`${wordOf(piece)} ${wordOf(next)}`);
    if (typeof piece !== "string") read.push(measured(piece));
    else {
      const typed = pair ? `${piece} ${wordOf(next)}` : piece;
      const isHeadNoun = sought.has(piece) || (pair && sought.has(wordOf(next)));
      read.push({ typed, alternatives: alternativesOf(typed, synonyms), isHeadNoun });
    }
    at += pair ? 2 : 1;
  }
  return read;
}

/** The word with its singular or plural: what was typed first. */
export function formsOf(word: string): string[] {
  const spelling = spellingOf(word);
  if (spelling) return [word, ...spelling.singulars(word)];
  const irregular = irregulars.get(word);
  if (irregular) return [word, irregular];
  const singular = singularOf(word);
  if (singular !== word) return [word, singular];
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [word];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  return [word, /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}

function singularOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  return word;
}

interface Measure {
  readonly quantity: string;
  readonly spelt: readonly string[];
}

function piecesOf(text: string): (string | Measure)[] {
  const folded = foldText(text).replace(/(\p{L})['’]s\b/gu, "$1");
  const pieces: (string | Measure)[] = [];
  let at = 0;
  for (const { word, start, end } of quantitiesOf(folded)) {
    if (start < at) continue;
    pieces.push(...foldWords(folded.slice(at, start)));
    pieces.push({ quantity: word, spelt: foldWords(folded.slice(start, end)) });
    at = end;
  }
  pieces.push(...foldWords(folded.slice(at)));
  const telling = pieces.filter((piece) => typeof piece !== "string" || !saysNothing.has(piece));
  return (telling.length > 0 ? telling : pieces).slice(0, mostWords);
}

function measured({ quantity, spelt }: Measure): QueryWord {
  return { typed: spelt.join(" "), alternatives: [{ words: [quantity], worth: 1 }], isHeadNoun: false };
}

function alternativesOf(typed: string, synonyms: Synonyms): Alternative[] {
  const words = typed.split(" ");
  const own = words.length === 1 ? formsOf(typed).map((word) => [word]) : [words];
  const known =
    words.length === 1 ? own.map(([word = ""]) => word).find((word) => synonyms.has(word)) : typed;
  const others = (synonyms.get(known ?? "") ?? [])
    .map((other) => foldWords(other))
    .filter(({ length }) => length > 0);
  if (sets.includes(typed)) others.push(...sets.map((word) => [word]));
  const latin = spellingOf(typed)?.inLatin(typed) ?? null;
  const sounds = latin === null ? [] : formsOf(latin);
  // Where the meaning is known a sound that is no name of it tells little: जूते are shoes, not jute.
  const isGuess = others.length > 0 && !others.some(([word = ""]) => sounds.includes(word));
  const taken = new Set<string>();
  return [
    ...own.map((words, at) => ({ words, worth: at === 0 ? 1 : worthOfForm })),
    ...(isGuess ? [] : sounds).map((word) => ({ words: [word], worth: worthOfForm })),
    ...others.map((words) => ({ words, worth: worthOfSynonym })),
    ...(isGuess ? sounds : []).map((word) => ({ words: [word], worth: worthOfGuess })),
  ].filter(({ words }) => taken.size !== taken.add(words.join(" ")).size);
}

function wordOf(piece: string | Measure): string {
  return typeof piece === "string" ? piece : "";
}

const irregulars = new Map(
  [
    ["mouse", "mice"],
    ["knife", "knives"],
    ["shelf", "shelves"],
    ["scarf", "scarves"],
    ["tooth", "teeth"],
    ["foot", "feet"],
    ["child", "children"],
    ["loaf", "loaves"],
    ["leaf", "leaves"],
  ].flatMap(([one = "", many = ""]) => [
    [one, many],
    [many, one],
  ]),
);

/** Words for several things sold as one. */
const sets = ["set", "combo", "kit", "bundle", "pack"];

const saysNothing = new Set(
  "a an the for of with and in on to from by or ke ka ki ko liye wala wali me के का की को लिए में वाला वाली वाले और से".split(
    " ",
  ),
);
