import type { Bought, Buyer, ShopUnderTest } from "./shop-under-test.ts";

/** Tries one shape once; gives what came of it that must not be, in words. */
export type Shape = (shop: ShopUnderTest, round: number) => Promise<string[]>;

const crowd = 12;
const tabs = 6;

/**
 * The attacks of ACIDRain (Warszawski and Bailis, 2017): stock, vouchers and carts, by requests at the same time. Where
 * many buyers meet at one row the isolation of transactions is tried (level-based), and where one buyer changes in
 * another tab what was read before, how far a transaction reaches (scope-based).
 */
export const shapes: Readonly<Record<string, Shape>> = {
  "stock, many buyers": async (shop) => {
    await shop.setStock(3);
    const buyers = await buyersWith(shop, crowd, 1);
    await Promise.all(buyers.map((one, nth) => one.tab(nth).buy()));
    return stockWrong(shop, await shop.boughtBy(buyers), 3);
  },

  "stock, one buyer in many tabs": async (shop) => {
    await shop.setStock(3);
    const buyers = await buyersWith(shop, 2, 2);
    await Promise.all(buyers.flatMap((one) => inTabs((nth) => one.tab(nth).buy())));
    return stockWrong(shop, await shop.boughtBy(buyers), 3);
  },

  "a voucher for one, many buyers": async (shop, round) => {
    await shop.setStock(1_000);
    const code = `RAINONE${round}`;
    await shop.makeCode(code, { times: 1 });
    const buyers = await buyersWith(shop, crowd, 1);
    await Promise.all(buyers.map((one) => one.tab(0).useCode(code)));
    await Promise.all(buyers.map((one, nth) => one.tab(nth).buy()));
    const used = (await shop.boughtBy(buyers)).filter((one) => one.code === code).length;
    return used > 1 ? [`a voucher for one was used ${used} times`] : [];
  },

  "a voucher once for each, one buyer in many tabs": async (shop, round) => {
    await shop.setStock(1_000);
    const code = `RAINEACH${round}`;
    await shop.makeCode(code, { perBuyer: 1 });
    const buyers = await buyersWith(shop, 1, 1);
    const [buyer] = buyers;
    await Promise.all(
      inTabs(async (nth) => {
        await buyer?.tab(nth).add(1);
        await buyer?.tab(nth).useCode(code);
        await buyer?.tab(nth + 1).buy();
      }),
    );
    const bought = await shop.boughtBy(buyers);
    const used = bought.filter((one) => one.code === code).length;
    return [...(used > 1 ? [`a voucher for once was used ${used} times`] : []), ...sumsWrong(bought)];
  },

  "the cart is changed while it is paid": async (shop) => {
    await shop.setStock(1_000);
    const buyers = await buyersWith(shop, 1, 1);
    const [buyer] = buyers;
    const added = await Promise.all(
      inTabs(async (nth) => {
        if (nth % 2 === 1) return (await buyer?.tab(nth).add(1)) ? 1 : 0;
        await buyer?.tab(nth).buy();
        return 0;
      }),
    );
    const bought = await shop.boughtBy(buyers);
    const wanted = 1 + added.reduce<number>((sum, one) => sum + one, 0);
    const got = bought.reduce((sum, { pieces }) => sum + pieces, 0);
    const waiting = buyer ? await shop.piecesInCart(buyer) : 0;
    const isKept = got + waiting === wanted;
    const lost = `${wanted} were put in the cart, ${got} are bought and ${waiting} in it`;
    return [...(isKept ? [] : [lost]), ...sumsWrong(bought)];
  },
};

async function buyersWith(shop: ShopUnderTest, many: number, pieces: number): Promise<Buyer[]> {
  const buyers = await Promise.all(Array.from({ length: many }, () => shop.newBuyer()));
  const filled = await Promise.all(buyers.map((one) => one.tab(0).add(pieces)));
  if (!filled.every(Boolean)) throw new Error("A cart could not be filled.");
  return buyers;
}

function inTabs<T>(work: (nth: number) => Promise<T>): Promise<T>[] {
  return Array.from({ length: tabs }, (_, nth) => work(nth));
}

async function stockWrong(shop: ShopUnderTest, bought: readonly Bought[], before: number): Promise<string[]> {
  const sold = bought.reduce((sum, { pieces }) => sum + pieces, 0);
  const left = await shop.stockLeft();
  const isRight = sold <= before && left >= 0 && sold + left <= before;
  return [
    ...(isRight ? [] : [`${sold} of ${before} were sold, ${left} are left`]),
    ...(sold > 0 ? [] : ["nobody bought anything"]),
    ...sumsWrong(bought),
  ];
}

function sumsWrong(bought: readonly Bought[]): string[] {
  return bought
    .filter(({ worth, paid }) => worth !== paid)
    .map(({ worth, paid }) => `${paid} was paid for what costs ${worth}`);
}
