import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { addPress } from "#manage/parts/draft-rows.ts";
import type { Screen } from "#manage/screen.ts";
import { fulfilmentEndpoints } from "../fulfilment/endpoints.ts";
import { draftLines, enteredOf, itemOf } from "./draft/order-draft.ts";
import { NewOrderPage } from "./new-order-page.tsx";

export const newOrderScreen: Screen = {
  path: "new-order",
  right: fulfilmentEndpoints.enter.right,
  takesDrafts: true,
  act: {
    only: fulfilmentEndpoints.enter,
    fillsCityAndState: true,
    input: (_, fields) => enteredOf(fields),
    done: (_, answer) => officePath(`orders/${(answer as { order: { number: string } }).order.number}`),
  },
  async show(request) {
    const joins = request.query.get("joins");
    const typed: Record<string, string> = {
      ...(joins && { joins }),
      ...(request.typed ?? request.problem?.values),
    };
    const lines = draftLines(typed);
    // What was looked for has been found.
    if (typed.draft?.startsWith(addPress(""))) typed.search = "";
    const { phone = "", search = "", pinCode = "", state = "", discount = "", discountReason = "" } = typed;
    const wish = {
      storeId: (typed.storeId ?? "").slice(0, 100),
      phone: phone.slice(0, 40),
      search: search.slice(0, 100),
      pinCode: pinCode.slice(0, 20),
      state,
      discount: discount.slice(0, 20),
      discountReason: discountReason.slice(0, 60),
      joins: (typed.joins ?? "").slice(0, 60),
    };
    const answer = await askEndpoint(
      fulfilmentEndpoints.prepare,
      { ...wish, items: lines.map(itemOf) },
      request,
    );
    if (!answer) return undefined;
    const { title } = textsOf(request.page.requestContext.lang).manage.newOrder;
    return { title, body: <NewOrderPage draft={answer.draft} lines={lines} typed={typed} /> };
  },
};
