import { textsOf } from "#contract/texts/texts.ts";
import type { Undo } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import type { ScreenRequest } from "#manage/screen.ts";
import type { GoodsCard } from "#modules/catalogue/goods-view.ts";
import { stockEndpoints } from "#modules/catalogue/stock/endpoints.ts";

const name = "moved";
const undoMs = 10_000;

/** The list then offers to undo what was done to this one. */
export function withMoved(here: URLSearchParams, id: string): URLSearchParams {
  return new URLSearchParams([...here, [name, id]]);
}

/** One's own step of a moment ago, if nothing has come after it. */
export async function stockUndo(
  goods: readonly GoodsCard[],
  request: ScreenRequest,
  here: URLSearchParams,
): Promise<Undo | undefined> {
  const { shop, requestContext, caller } = request.page;
  const card = goods.find(({ id }) => id === request.query.get(name));
  if (!card?.only) return undefined;
  const { colour, size, stockVersion } = card.only;
  const wish = { id: card.id, colour, size, limit: 1 };
  const [last] = (await askEndpoint(stockEndpoints.moves, wish, request))?.moves ?? [];
  if (last?.version !== stockVersion || last.person !== caller?.userId || last.reason !== "corrected")
    return undefined;
  const ms = last.at + undoMs - shop.clock.now();
  if (ms <= 0) return undefined;
  return {
    endpoint: stockEndpoints.move,
    input: { id: card.id, colour, size, change: -last.change, reason: "corrected", seen: stockVersion },
    name: textsOf(requestContext.lang).goodsOffice.stockNow(card.title, card.free),
    ms,
    next: `${officePath("goods")}?${here}`,
  };
}
