import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Undo } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { askEndpoint } from "#manage/parts/ask-endpoint.ts";
import { tickedIn } from "#manage/parts/ticked.ts";
import type { Screen, ScreenRequest } from "#manage/screen.ts";
import { fulfilmentEndpoints } from "#modules/orders/fulfilment/endpoints.ts";
import { manyOrdersEndpoints } from "#modules/orders/fulfilment/many-endpoints.ts";
import { formatManyResults } from "#modules/orders/office/public/format-many-results.ts";
import { documentEndpoints } from "../endpoints.ts";
import { PickPage } from "./pick-page.tsx";
import type { PickChoice } from "./pick-which.tsx";

type Picked = Pick<AnswerOf<typeof documentEndpoints.pick>, "goods" | "orders">;

/** For orders that were ticked, or are named one after the other; for all that wait where none is. */
const pickScreen: Screen = {
  path: "pick",
  right: documentEndpoints.pick.right,
  act: { message: formatManyResults },
  async show(request) {
    const { query, page } = request;
    const waiting = await waitingFor(request);
    const named = query.get("orders") ?? tickedIn(Object.fromEntries(query));
    const all = waiting.map(({ number }) => number).join(",");
    const picked = (await pickedFor(named, request)) ?? (await pickedFor(all, request)) ?? none;
    const words = textsOf(page.requestContext.lang).pick;
    const here = `${officePath("pick")}?${new URLSearchParams({
      orders: picked.orders.map(({ number }) => number).join(","),
    })}`;
    const undo = query.has("packed")
      ? await undoOfPacked(picked, `${here}`, words.packed, request)
      : undefined;
    return {
      title: words.title,
      undo,
      body: <PickPage {...picked} here={here} choices={choicesOf(picked, waiting)} />,
    };
  },
};

export const screens: readonly Screen[] = [pickScreen];

const none: Picked = { goods: [], orders: [] };

/** Nothing where none of the orders is there. */
async function pickedFor(orders: string, request: ScreenRequest): Promise<Picked | undefined> {
  if (orders === "") return undefined;
  const picked = await askEndpoint(documentEndpoints.pick, { orders }, request);
  return picked && picked.orders.length > 0 ? picked : undefined;
}

/** Those to be packed, as many as a list shows. */
async function waitingFor(request: ScreenRequest) {
  const listed = await askEndpoint(fulfilmentEndpoints.list, { tab: "toPack" }, request);
  const waiting = (listed?.orders ?? []).filter(({ next }) => next === "pack");
  return waiting.map(({ id, number, version, to }) => ({ id, number, version, name: to?.name ?? "" }));
}

/** What is on the page and still to be packed, and what else waits. */
function choicesOf({ orders }: Picked, waiting: readonly Omit<PickChoice, "isPicked">[]): PickChoice[] {
  const here = new Set(orders.map(({ id }) => id));
  return [
    ...orders.filter(({ toPack }) => toPack).map((order) => ({ ...order, isPicked: true })),
    ...waiting.filter(({ id }) => !here.has(id)).map((order) => ({ ...order, isPicked: false })),
  ];
}

/** While the action on the last of them can be undone: that one was packed last. */
async function undoOfPacked(
  { orders }: Picked,
  next: string,
  name: string,
  request: ScreenRequest,
): Promise<Undo | undefined> {
  const packed = orders.filter(({ state }) => state === "packed");
  const [first] = packed;
  if (!first) return undefined;
  const answer = await askEndpoint(fulfilmentEndpoints.show, { id: first.id }, request);
  const ms = (answer?.order.undoUntil ?? 0) - request.page.shop.clock.now();
  if (ms <= 0) return undefined;
  const input = { orders: packed.map(({ id, version }) => `${id}:${version}`).join(",") };
  return { endpoint: manyOrdersEndpoints.undoMany, input, name, ms, next };
}
