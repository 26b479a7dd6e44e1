import { textsOf } from "#contract/texts/texts.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { stockUndo } from "../stock/stock-undo.ts";
import { GoodsPage } from "./goods-page.tsx";

export const goodsScreen: Screen = {
  path: "goods",
  right: goodsOfficeEndpoints.list.right,
  act: { shownAgain: goodsOfficeEndpoints.change },
  async show(request) {
    const filter = filterOf(request.query, "state", "search", "category", "hsn", "cursor", "many");
    const { many, ...list } = filter;
    const [answer, places] = await Promise.all([
      askEndpoint(goodsOfficeEndpoints.list, list, request),
      many || list.category ? askEndpoint(goodsOfficeEndpoints.places, {}, request) : undefined,
    ]);
    if (!answer) return undefined;
    const undo = await stockUndo(answer.goods, request, new URLSearchParams(filter));
    const { goodsOffice, bulk } = textsOf(request.page.requestContext.lang);
    const { title } = many ? bulk : goodsOffice;
    return {
      title,
      undo,
      ...(!many && { scans: true }),
      body: <GoodsPage {...answer} places={places?.categories} filter={filter} />,
    };
  },
};
