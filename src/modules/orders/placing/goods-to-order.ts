import type { Shop } from "#server/shop.ts";

const mostLikely = 12;

/** What an order by phone chooses from: what was looked for; before anything is, what is asked for most. */
export async function goodsToOrder(
  { catalogue, checkout }: Shop,
  { search, isEmpty }: { readonly search: string; readonly isEmpty: boolean },
): Promise<readonly string[]> {
  if (search !== "") return (await catalogue.suggest(search)).products.map(({ id }) => id);
  if (!isEmpty) return [];
  const [often, { goods }] = await Promise.all([
    checkout.oftenBought(mostLikely),
    catalogue.listGoods({ state: "live" }),
  ]);
  return [...new Set([...often, ...goods.map(({ id }) => id)])].slice(0, mostLikely);
}
