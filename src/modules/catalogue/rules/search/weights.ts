/**
 * What `npm run bench -- relevance weights` found on judgements from outside. Few and round: each may be a fifth more or less, and
 * no figure moves by more than its error.
 */
export const weights = {
  /** BM25F: the more often a word is met, the less once more tells; and how much a title longer than usual takes off. */
  saturation: 2,
  length: 0.4,
  usualTitle: 10,
  /** What a word is worth where it stands; `rest` is of the title, and the brand. */
  worth: { head: 1, name: 0.85, rest: 0.85, lead: 0.35, text: 0.25 },
  /** Is it the thing that was asked for? By what names it. */
  thing: { head: 0.88, name: 0.71, rest: 0.53, lead: 0.71, text: 0.53 },
  /** What these make it at most, beside 1. */
  complete: 1.8,
  beside: 1.2,
  popularity: 1.12,
  chosen: 1.45,
};
