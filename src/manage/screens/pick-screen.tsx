import type { AnswerOf } from "#contract/call.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import { papersCalls } from "#contract/calls/papers.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Undo } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { PickPage } from "../pages/pick-page.tsx";
import { asked } from "../parts/asked-call.ts";
import { manySaid } from "../parts/many-said.ts";
import { tickedIn } from "../parts/ticked.ts";
import type { Screen, ScreenAsked } from "../screen.ts";

type Picked = Pick<AnswerOf<typeof papersCalls.pick>, "goods" | "orders">;

/** For orders that were ticked in a list, or are named one after the other. */
export const pickScreen: Screen = {
  path: "pick",
  right: papersCalls.pick.right,
  act: { said: manySaid },
  async show(wanted) {
    const { query, page } = wanted;
    const named = query.get("orders") ?? tickedIn(Object.fromEntries(query));
    const picked = (await asked(papersCalls.pick, { orders: named }, wanted)) ?? { goods: [], orders: [] };
    const waiting = picked.orders.length === 0 ? await waitingFor(wanted) : [];
    const words = textsOf(page.facts.lang).manage.pick;
    const here = `${officePath("pick")}?${new URLSearchParams({
      orders: picked.orders.map(({ number }) => number).join(","),
    })}`;
    const undo = query.has("packed")
      ? await undoOfPacked(picked, `${here}`, words.packed, wanted)
      : undefined;
    return { title: words.title, undo, body: <PickPage {...picked} here={here} waiting={waiting} /> };
  },
};

/** Those to be packed, as many as a list shows. */
async function waitingFor(wanted: ScreenAsked): Promise<string[]> {
  const listed = await asked(deskCalls.list, { tab: "toPack" }, wanted);
  return (listed?.orders ?? []).flatMap(({ next, number }) => (next === "pack" ? [number] : []));
}

/** While the deed on the last of them can be undone: that one was packed last. */
async function undoOfPacked(
  { orders }: Picked,
  next: string,
  name: string,
  wanted: ScreenAsked,
): Promise<Undo | undefined> {
  const packed = orders.filter(({ state }) => state === "packed");
  const [first] = packed;
  if (!first) return undefined;
  const answer = await asked(deskCalls.show, { id: first.id }, wanted);
  const ms = (answer?.order.undoUntil ?? 0) - Date.now();
  if (ms <= 0) return undefined;
  const input = { orders: packed.map(({ id, version }) => `${id}:${version}`).join(",") };
  return { call: deskCalls.undoMany, input, name, ms, next };
}
