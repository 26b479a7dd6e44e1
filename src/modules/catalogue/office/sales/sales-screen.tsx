import type { AnswerOf, Endpoint } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Undo } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint, filterOf } from "#manage/parts/ask-endpoint.ts";
import type { Screen, ScreenRequest } from "#manage/screen.ts";
import { pricesEndpoints } from "#modules/catalogue/prices/endpoints.ts";
import { salesEndpoints } from "#modules/catalogue/sales/endpoints.ts";
import { PlanSalePage } from "./plan-sale-page.tsx";
import { saleStateOf } from "./sale-tabs.ts";
import { SalesPage } from "./sales-page.tsx";

const undoMs = 10_000;

export const salesScreen: Screen = {
  path: "sales",
  right: salesEndpoints.list.right,
  async show(request) {
    const filter = filterOf(request.query, "state", "cursor");
    const answer = await askEndpoint(salesEndpoints.list, filter, request);
    if (!answer) return undefined;
    const { title } = textsOf(request.page.requestContext.lang).selling;
    return { title, undo: await endedUndo(request), body: <SalesPage {...answer} filter={filter} /> };
  },
};

export const planSaleScreen: Screen = {
  path: "sales/new",
  right: salesEndpoints.plan.right,
  takesDrafts: true,
  act: {
    // A program tells the call a number; a form tells it letters.
    input: ({ name }, fields) => (name === pricesEndpoints.makeSale.name ? saleOf(fields) : fields),
    done: (_: Endpoint, answer) => {
      const { state } = (answer as AnswerOf<typeof pricesEndpoints.makeSale>).data;
      return officePath(`sales?state=${state === "planned" ? state : "on"}`);
    },
  },
  async show(request) {
    const filter = filterOf(request.query, "category", "product", "search");
    const typed = { ...(request.typed ?? request.problem?.values) };
    const { percent = "" } = typed;
    const answer = await askEndpoint(salesEndpoints.plan, { ...filter, percent }, request);
    const { plan } = textsOf(request.page.requestContext.lang).selling;
    return answer && { title: plan, body: <PlanSalePage {...answer} filter={filter} typed={typed} /> };
  },
};

function saleOf({ percent, ...fields }: Readonly<Record<string, string>>): object {
  const given = Object.entries(fields).filter(([, value]) => value.trim() !== "");
  return { ...Object.fromEntries(given), percent: Number(percent?.trim() || Number.NaN) };
}

/** For the sale that was ended a moment ago; whether it is not too late is seen when it is asked for. */
async function endedUndo(request: ScreenRequest): Promise<Undo | undefined> {
  const id = request.query.get("ended");
  if (!id || request.problem) return undefined;
  const over = await askEndpoint(salesEndpoints.list, { state: "over" }, request);
  const sale = over?.sales.find((one) => one.id === id);
  if (!sale?.endsAt || request.page.shop.clock.now() - sale.endsAt > undoMs) return undefined;
  const { selling } = textsOf(request.page.requestContext.lang);
  return {
    endpoint: salesEndpoints.resume,
    input: { id },
    name: selling.ended(sale.name),
    ms: undoMs,
    next: officePath(`sales?state=${saleStateOf(request.query.get("state") ?? undefined)}`),
  };
}
