import { textsOf } from "#contract/texts/texts.ts";
import { asked, wishOf } from "#manage/parts/asked-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { shelvesEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { stockUndo } from "../stock/stock-undo.ts";
import { GoodsPage } from "./goods-page.tsx";

export const goodsScreen: Screen = {
  path: "goods",
  right: shelvesEndpoints.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "state", "search", "category", "cursor", "many");
    const { many, ...list } = wish;
    const [answer, places] = await Promise.all([
      asked(shelvesEndpoints.list, list, wanted),
      many || list.category ? asked(shelvesEndpoints.places, {}, wanted) : undefined,
    ]);
    if (!answer) return undefined;
    const undo = await stockUndo(answer.goods, wanted, new URLSearchParams(wish));
    const { shelves, bulk } = textsOf(wanted.page.facts.lang);
    const { title } = many ? bulk : shelves;
    return {
      title,
      undo,
      ...(!many && { scans: true }),
      body: <GoodsPage {...answer} places={places?.categories} wish={wish} />,
    };
  },
};
