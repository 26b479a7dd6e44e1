import { type QueryHits, queryHits, type WeighedWord } from "../search/query-hits.ts";
import { formsOf } from "../search/read-query.ts";
import type { WordNumbers } from "./product-words.ts";

/** What a word of a title may tell, one bit each. */
export const ofQuery = 1;
export const ofLittleOnes = 2;
export const ofAttachments = 4;

/** Of all words that are kept what each tells of a product; nearly all of them nothing. */
export interface WordsThatTell {
  /** By the number of the word. */
  readonly tells: Uint8Array;
  readonly hits: QueryHits;
}

/** All searches share one list, good until the next one asks. */
let tells = new Uint8Array(0);
let told: readonly number[] = [];

/** Looking a number up in a list takes a tenth of looking for it in a map, and is done for each word of each candidate. */
export function wordsThatTell(query: readonly WeighedWord[], numbers: WordNumbers): WordsThatTell {
  for (const word of told) tells[word] = 0;
  if (tells.length < numbers.size) tells = new Uint8Array(2 * numbers.size);
  const hits = queryHits(query, numbers);
  const known = (words: readonly string[]) => words.flatMap((word) => numbers.known(word) ?? []);
  const littleOnes = known(little);
  const attached = known(attachments);
  told = [...hits.keys(), ...littleOnes, ...attached];
  for (const word of hits.keys()) tell(word, ofQuery);
  if (!littleOnes.some((word) => hits.has(word))) for (const word of littleOnes) tell(word, ofLittleOnes);
  for (const word of attached) tell(word, ofAttachments);
  return { tells, hits };
}

function tell(word: number, what: number): void {
  tells[word] = (tells[word] ?? 0) | what;
}

/** What is made to hold, cover or join another thing. */
const attachments =
  "bowl cover case sleeve holder stand rack mount bracket strap enclosure screws adapter dispenser container"
    .split(" ")
    .flatMap(formsOf);

/** Who wants a thing for a child or a pet says so. */
const little = "baby babies kid kids child children toddler infant toy toys doll pet dog cat".split(" ");
