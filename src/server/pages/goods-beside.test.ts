import { expect, it } from "vitest";
import { everything } from "#support/catalogue-questions.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { openSearchShop } from "#support/search-shop.ts";
import { goodsBeside } from "./goods-beside.ts";

describeWithDatabase("goods beside a short list", (openFresh) => {
  it("stand near what is on it, and draw most where nothing is", async () => {
    const { catalogue } = await openSearchShop(openFresh, 0);
    const liked = (await catalogue.openLiked(5)).map(({ id }) => id);
    const beside = async (...ids: string[]) => {
      const cards = await goodsBeside(
        catalogue,
        ids.map((productId) => ({ productId })),
        "en",
      );
      return cards.map(({ id }) => id);
    };
    expect(await beside()).toEqual(liked.slice(0, 4));
    expect(await beside("no-such-product")).toEqual(liked.slice(0, 4));

    const stationery = await catalogue.openListing({ ...everything, category: "stationery" });
    const ids = stationery.ok ? stationery.value.cards.map(({ id }) => id) : [];
    const [first = "", second = ""] = ids;
    const near = await beside(first, second);
    expect(near).toHaveLength(4);
    expect(near.filter((id) => id === first || id === second)).toEqual([]);
    expect(near.slice(0, 2).every((id) => ids.includes(id))).toBe(true);
  });
});
