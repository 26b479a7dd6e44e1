import type { AnswerOf, Call } from "#contract/call.ts";
import { pricesCalls } from "#contract/calls/prices.ts";
import { salesCalls } from "#contract/calls/sales.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Undo } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { PlanSalePage } from "../pages/plan-sale-page.tsx";
import { SalesPage } from "../pages/sales-page.tsx";
import { asked, wishOf } from "../parts/asked-call.ts";
import { saleStateOf } from "../parts/sale-tabs.ts";
import type { Screen, ScreenAsked } from "../screen.ts";

const undoMs = 10_000;

export const salesScreen: Screen = {
  path: "sales",
  right: salesCalls.list.right,
  async show(wanted) {
    const wish = wishOf(wanted.query, "state", "cursor");
    const answer = await asked(salesCalls.list, wish, wanted);
    if (!answer) return undefined;
    const { title } = textsOf(wanted.page.facts.lang).selling;
    return { title, undo: await endedUndo(wanted), body: <SalesPage {...answer} wish={wish} /> };
  },
};

export const planSaleScreen: Screen = {
  path: "sales/new",
  right: salesCalls.plan.right,
  takesDrafts: true,
  act: {
    // A program tells the call a number; a form tells it letters.
    given: ({ name }, fields) => (name === pricesCalls.makeSale.name ? saleOf(fields) : fields),
    done: (_: Call, answer) => {
      const { state } = (answer as AnswerOf<typeof pricesCalls.makeSale>).data;
      return officePath(`sales?state=${state === "planned" ? state : "on"}`);
    },
  },
  async show(wanted) {
    const wish = wishOf(wanted.query, "category", "product", "search");
    const typed = { ...(wanted.typed ?? wanted.problem?.values) };
    const { percent = "" } = typed;
    const answer = await asked(salesCalls.plan, { ...wish, percent }, wanted);
    const { plan } = textsOf(wanted.page.facts.lang).selling;
    return answer && { title: plan, body: <PlanSalePage {...answer} wish={wish} typed={typed} /> };
  },
};

function saleOf({ percent, ...fields }: Readonly<Record<string, string>>): object {
  const given = Object.entries(fields).filter(([, value]) => value.trim() !== "");
  return { ...Object.fromEntries(given), percent: Number(percent?.trim() || Number.NaN) };
}

/** For the sale that was ended a moment ago; whether it is not too late is seen when it is asked for. */
async function endedUndo(wanted: ScreenAsked): Promise<Undo | undefined> {
  const id = wanted.query.get("ended");
  if (!id || wanted.problem) return undefined;
  const over = await asked(salesCalls.list, { state: "over" }, wanted);
  const sale = over?.sales.find((one) => one.id === id);
  if (!sale?.endsAt || Date.now() - sale.endsAt > undoMs) return undefined;
  const { selling } = textsOf(wanted.page.facts.lang);
  return {
    call: salesCalls.resume,
    input: { id },
    name: selling.ended(sale.name),
    ms: undoMs,
    next: officePath(`sales?state=${saleStateOf(wanted.query.get("state") ?? undefined)}`),
  };
}
