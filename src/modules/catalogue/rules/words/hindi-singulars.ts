const endings: readonly (readonly [plural: string, ...singular: string[]])[] = [
  ["इयां", "ई"],
  ["इयों", "ई"],
  ["ियां", "ी", "िया"],
  ["ियों", "ी", "िया"],
  ["िए", "िया"],
  ["ीए", "ीया"],
  ["ाएं", "ा"],
  ["ें", ""],
  ["ों", "", "ा"],
  ["े", "ा"],
];

/** Of what a word of folded Hindi may be the plural: कैमरे are several of कैमरा, किताबों of किताब. */
export function hindiSingulars(word: string): string[] {
  const found = endings.find(([plural]) => word.endsWith(plural) && word.length > plural.length + 1);
  if (!found) return [];
  const [plural, ...singular] = found;
  return singular.map((ending) => word.slice(0, -plural.length) + ending);
}
