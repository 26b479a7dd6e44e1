import type { AnswerOf } from "#contract/endpoint.ts";
import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen } from "#manage/screen.ts";
import { salesEndpoints } from "#modules/catalogue/sales/endpoints.ts";
import { discountEndpoints } from "../endpoints.ts";
import { discountKinds } from "../rules/automatic-discount.ts";
import { DiscountPage } from "./discount-page.tsx";
import { DiscountsPage } from "./discounts-page.tsx";
import { NewDiscountPage } from "./new-discount-page.tsx";

const discountsScreen: Screen = {
  path: "sales/discounts",
  right: discountEndpoints.list.right,
  async show(request) {
    const answer = await askEndpoint(discountEndpoints.list, {}, request);
    const { title } = textsOf(request.page.requestContext.lang).automaticDiscounts;
    return answer && { title, body: <DiscountsPage discounts={answer.discounts} /> };
  },
};

const newDiscountScreen: Screen = {
  path: "sales/discounts/new",
  right: discountEndpoints.make.right,
  act: {
    done: (_, answer) =>
      officePath(`sales/discounts/${(answer as AnswerOf<typeof discountEndpoints.make>).discount.id}`),
  },
  async show(request) {
    const { product, search, kind: named } = filterOf(request.query, "kind", "product", "search");
    const kind = discountKinds.find((one) => one === named);
    const goods = await askEndpoint(salesEndpoints.plan, { product, search }, request);
    const { make } = textsOf(request.page.requestContext.lang).automaticDiscounts;
    return goods && { title: make, body: <NewDiscountPage {...{ kind, product, search, goods }} /> };
  },
};

const discountScreen: Screen = {
  path: "sales/discounts/:id",
  right: discountEndpoints.show.right,
  async show(request) {
    const answer = await askEndpoint(discountEndpoints.show, { id: request.params.id }, request);
    const { lang } = request.page.requestContext;
    if (!answer) return undefined;
    return {
      title: wordsIn(answer.discount.name, lang),
      body: <DiscountPage discount={answer.discount} />,
    };
  },
};

export const screens: readonly Screen[] = [discountsScreen, newDiscountScreen, discountScreen];
