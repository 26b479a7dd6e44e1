import { textsOf } from "#contract/texts/texts.ts";
import { asked, wishOf } from "#manage/parts/asked-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { stockUndo } from "../stock/stock-undo.ts";
import { GoodsPage } from "./goods-page.tsx";

export const goodsScreen: Screen = {
  path: "goods",
  right: goodsOfficeEndpoints.list.right,
  async show(request) {
    const wish = wishOf(request.query, "state", "search", "category", "cursor", "many");
    const { many, ...list } = wish;
    const [answer, places] = await Promise.all([
      asked(goodsOfficeEndpoints.list, list, request),
      many || list.category ? asked(goodsOfficeEndpoints.places, {}, request) : undefined,
    ]);
    if (!answer) return undefined;
    const undo = await stockUndo(answer.goods, request, new URLSearchParams(wish));
    const { goodsOffice, bulk } = textsOf(request.page.requestContext.lang);
    const { title } = many ? bulk : goodsOffice;
    return {
      title,
      undo,
      ...(!many && { scans: true }),
      body: <GoodsPage {...answer} places={places?.categories} wish={wish} />,
    };
  },
};
