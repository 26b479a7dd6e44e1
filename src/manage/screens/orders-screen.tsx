import type { AnswerOf, Call } from "#contract/call.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import type { Notice } from "#contract/notice.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import { OrdersPage } from "../pages/orders-page.tsx";
import { asked, wishOf } from "../parts/asked-call.ts";
import { undoOf } from "../parts/undo-of.ts";
import type { Screen } from "../screen.ts";

const tickName = "tick-";

export const ordersScreen: Screen = {
  path: "orders",
  right: deskCalls.list.right,
  act: {
    // A form says each name once, so every box has its own.
    given: ({ name }, fields) => (name === deskCalls.nextMany.name ? { orders: tickedIn(fields) } : fields),
    said: manySaid,
  },
  async show(wanted) {
    const { query, page } = wanted;
    const wish = wishOf(query, "tab", "search", "cursor");
    const [answer, undo] = await Promise.all([
      asked(deskCalls.list, wish, wanted),
      undoOf(query.get("done"), "orders", wanted),
    ]);
    if (!answer) return undefined;
    const { title } = textsOf(page.facts.lang).manage.orders;
    return { title, undo, body: <OrdersPage {...answer} wish={wish} tickName={tickName} /> };
  },
};

function tickedIn(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .filter(([name]) => name.startsWith(tickName))
    .map(([name, version]) => `${name.slice(tickName.length)}:${version}`)
    .join(",");
}

/** Those that were refused are named, each with why. */
function manySaid({ name }: Call, _: URLSearchParams, words: ServerTexts, value: object): Notice | undefined {
  if (name !== deskCalls.nextMany.name) return undefined;
  const { message, done } = value as AnswerOf<typeof deskCalls.nextMany>;
  const refused = done.filter(({ isDone }) => !isDone);
  if (refused.length === 0) return { kind: "success", text: message };
  const named = refused.slice(0, 3).map((one) => `${one.number ?? one.id.slice(-6)} (${one.message})`);
  return { kind: "error", text: `${message}. ${words.manage.orders.notAll(named.join(", "))}`.slice(0, 390) };
}
