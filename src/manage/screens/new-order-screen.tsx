import { fulfilmentEndpoints } from "#contract/endpoints/fulfilment.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { officePath } from "../frame/places.ts";
import { NewOrderPage } from "../pages/new-order-page.tsx";
import { asked } from "../parts/asked-endpoint.ts";
import { addPress, draftLines, enteredOf, itemOf } from "../parts/order-draft.ts";
import type { Screen } from "../screen.ts";

export const newOrderScreen: Screen = {
  path: "new-order",
  right: fulfilmentEndpoints.enter.right,
  takesDrafts: true,
  act: {
    only: fulfilmentEndpoints.enter,
    fillsPlace: true,
    given: (_, fields) => enteredOf(fields),
    done: (_, answer) => officePath(`orders/${(answer as { order: { number: string } }).order.number}`),
  },
  async show(wanted) {
    const typed: Record<string, string> = { ...(wanted.typed ?? wanted.problem?.values) };
    const lines = draftLines(typed);
    // What was looked for has been found.
    if (typed.draft?.startsWith(addPress(""))) typed.search = "";
    const { phone = "", search = "", pinCode = "", state = "" } = typed;
    const wish = {
      phone: phone.slice(0, 40),
      search: search.slice(0, 100),
      pinCode: pinCode.slice(0, 20),
      state,
    };
    const answer = await asked(fulfilmentEndpoints.prepare, { ...wish, items: lines.map(itemOf) }, wanted);
    if (!answer) return undefined;
    const { title } = textsOf(wanted.page.facts.lang).manage.newOrder;
    return { title, body: <NewOrderPage draft={answer.draft} lines={lines} typed={typed} /> };
  },
};
