import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import { nestedFields } from "#manage/parts/nested-fields.ts";
import type { Screen } from "#manage/screen.ts";
import { goodsEndpoints } from "#modules/catalogue/products/endpoints.ts";
import type { goodsOfficeEndpoints } from "#modules/catalogue/products/office-endpoints.ts";
import { hsnEndpoints } from "../endpoints.ts";
import { HsnPage } from "./hsn-page.tsx";

/** Of a product, its title is what is looked for until something else is typed. */
const hsnScreen: Screen = {
  path: "hsn",
  right: hsnEndpoints.find.right,
  act: {
    input: (_, fields) => nestedFields(fields),
    done: (_, answer) =>
      officePath(`goods/${(answer as AnswerOf<typeof goodsOfficeEndpoints.change>).goods.id}`),
  },
  async show(request) {
    const { product: id, words: typed } = filterOf(request.query, "product", "words");
    const [product, sold] = await Promise.all([
      id === undefined ? undefined : askEndpoint(goodsEndpoints.show, { id }, request),
      id === undefined ? askEndpoint(hsnEndpoints.sold, {}, request) : undefined,
    ]);
    if (id !== undefined && !product) return undefined;
    const words = typed ?? product?.goods.title;
    const found = words === undefined ? undefined : await askEndpoint(hsnEndpoints.find, { words }, request);
    const { title } = textsOf(request.page.requestContext.lang).hsnFinder;
    return { title, body: <HsnPage {...{ words, sold }} found={found?.goods} product={product?.goods} /> };
  },
};

export const screens: readonly Screen[] = [hsnScreen];
