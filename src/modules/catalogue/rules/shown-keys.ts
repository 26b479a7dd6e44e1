/** What kept pages show of the catalogue, as `invalidate` and `dependsOn` name it. */
export const shownKeys = {
  /** The card of any product, its place in any list, and what is counted of all. */
  cards: "goods",
  cardsIn: (category: string) => `goods:${category}`,
  /** What only a product's own page says, such as how many there are. */
  product: (id: string) => `product:${id}`,
  categories: "categories",
  /** What people of a search chose. */
  choices: "search choices",
};

interface Placed {
  readonly id: string;
  readonly category: string;
  readonly top_category: string;
}

/** Of goods that stay in the lists where they are. */
export function shownKeysOf(goods: readonly Placed[]): string[] {
  const { cards, cardsIn, product } = shownKeys;
  const keys = goods.flatMap(({ id, category, top_category: top }) => [
    cards,
    cardsIn(category),
    cardsIn(top),
    product(id),
  ]);
  return [...new Set(keys)];
}
