import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { addPress, choiceOf } from "#manage/parts/draft-rows.ts";
import type { Screen } from "#manage/screen.ts";
import { goodsEndpoints } from "#modules/catalogue/products/endpoints.ts";
import { setsEndpoints } from "#modules/catalogue/sets/endpoints.ts";
import { changeOf, draftParts } from "./set-draft.ts";
import { SetPage } from "./set-page.tsx";

export const setScreen: Screen = {
  path: "goods/:id/set",
  right: setsEndpoints.change.right,
  takesDrafts: true,
  act: {
    only: setsEndpoints.change,
    input: (_, fields) => changeOf(fields),
    done: (_, answer) => officePath(`goods/${(answer as { goods: { id: string } }).goods.id}`),
  },
  async show(request) {
    const { id = "" } = request.params;
    const [one, set] = await Promise.all([
      askEndpoint(goodsEndpoints.show, { id }, request),
      askEndpoint(setsEndpoints.show, { id }, request),
    ]);
    if (!one || !set) return undefined;
    const typed: Record<string, string> = { ...(request.typed ?? request.problem?.values) };
    const isTyped = Object.keys(typed).length > 0;
    const parts = isTyped
      ? draftParts(typed)
      : set.parts.map(({ productId, pieces, ...part }) => ({
          ...{ productId, choice: choiceOf(part), pieces: String(pieces) },
        }));
    // What was looked for has been found.
    const search = typed.draft?.startsWith(addPress("")) ? "" : (typed.search ?? "").slice(0, 100);
    const goods = await askEndpoint(
      setsEndpoints.choose,
      { search, named: parts.map(({ productId }) => productId) },
      request,
    );
    if (!goods) return undefined;
    const found = goods.found.filter(({ productId }) => productId !== id);
    const { title } = textsOf(request.page.requestContext.lang).goodsOffice.set;
    const seen = typed.seen ?? String(one.goods.version);
    const shown = { goods: one.goods, parts, named: goods.named, found, search, seen };
    return { title, body: <SetPage {...shown} /> };
  },
};
