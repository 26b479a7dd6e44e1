const mostLetters = 200;
const longestWord = 40;
const isPlain = /^[ -~\n]*$/;

/** Text as it is searched: lower case, without accents, vowel signs of other scripts kept, cut at what is no letter. */
export function foldWords(text: string, mostWords = 64): string[] {
  return wordsIn(foldText(text))
    .slice(0, mostWords)
    .map((word) => word.slice(0, longestWord));
}

/** The words of a text that is to be found; t-shirt is found as tshirt too. */
export function wordsToFind(text: string): string[] {
  const plain = foldText(text, text.length);
  const parts = wordsIn(plain).map((part) => part.slice(0, longestWord));
  return [...new Set([...parts, ...joinedWords(plain)])];
}

/** What stands with a hyphen or an apostrophe between, as one word, of a text that is folded. */
export function joinedWords(folded: string): string[] {
  if (!/[-'’]/.test(folded)) return [];
  const compounds = folded.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)+/gu) ?? [];
  return compounds.map((compound) => compound.replace(/[-'’]/g, "").slice(0, longestWord));
}

export function wordsIn(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}

export function foldText(text: string, most = mostLetters): string {
  const cut = text.slice(0, most);
  if (isPlain.test(cut)) return cut.toLowerCase();
  const plain = cut
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC")
    .toLowerCase();
  return foldDevanagari(plain);
}

/**
 * What Hindi spells in several ways in one: dots below are left out as often as written (हेडफ़ोन, हेडफोन), and a nasal
 * before its own kind of consonant is a dot above, which a moon may hold (डम्बल, डंबल; चाँदी, चांदी).
 */
export function foldDevanagari(text: string): string {
  if (!/[\u0900-\u097f]/.test(text)) return text;
  return text
    .normalize("NFD")
    .replace(/[\u093c\u200c\u200d]/g, "")
    .normalize("NFC")
    .replace(/\u0901|ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[क-घच-झट-ढत-धशस])|म्(?=[प-भ])/g, "\u0902");
}
