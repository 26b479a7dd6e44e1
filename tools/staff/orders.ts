import type { AnswerOf, Call, SentTo } from "#contract/call.ts";
import { deskCalls } from "#contract/calls/desk.ts";
import { ordersCalls } from "#contract/calls/orders.ts";
import type { DeskTab } from "#contract/desk-deeds.ts";
import type { DeskCard } from "#contract/desk-view.ts";
import { Refusal } from "../refusal.ts";
import { byCall, type Form, type Typed } from "./form.ts";
import { goodsWords, headOf, stateWords, wholeOrder } from "./order-lines.ts";
import { piecesOf } from "./pieces-of.ts";
import type { Terminal } from "./terminal.ts";

const mostShown = 100;
const mostPages = 40;

/** In which of the back office's tabs the orders of a status lie. */
const tabs: Readonly<Record<string, DeskTab>> = {
  pending: "unpaid",
  ordered: "toPack",
  processing: "toPack",
  packed: "packed",
  shipped: "onTheWay",
  delivered: "done",
  completed: "done",
  cancelled: "ended",
};

export const ordersForms: readonly Form[] = [
  {
    words: "orders",
    does: "what is to be packed, the oldest first: who, what, how much, since when",
    right: deskCalls.list.right,
    call: deskCalls.list,
    run: async (at) => listed(await cardsOf(at, "toPack", () => true), "Nothing is to be packed."),
  },
  {
    words: "orders STATUS",
    does: `the same of another status: ${Object.keys(tabs).join(", ")}`,
    right: deskCalls.list.right,
    call: deskCalls.list,
    async run(at, { STATUS = "" }) {
      const tab = tabs[STATUS];
      if (!tab) throw new Refusal(`A status is one of ${Object.keys(tabs).join(", ")}.`);
      return listed(await cardsOf(at, tab, ({ state }) => state === STATUS), `No order is ${STATUS}.`);
    },
  },
  byCall(
    ["order ORDER", "shows it whole; ORDER is its number (H-1042), its six characters, or the id"],
    deskCalls.show,
    named,
    ({ order }) => wholeOrder(order),
  ),
  byCall(["order ORDER show", "the same"], deskCalls.show, named, ({ order }) => wholeOrder(order)),
  byCall(
    ["order ORDER process", "it is being made ready"],
    ordersCalls.update,
    async (typed, at) => {
      const { order } = await at.ask(deskCalls.show, await named(typed, at));
      return { id: order.id, status: "processing" };
    },
    ({ order }) => `Order ${order.number} is ${order.status}.`,
  ),
  step("pack", "it is packed and can be sent", deskCalls.pack),
  ...["send", "ship"].map((word) =>
    step(
      `${word} [--carrier NAME] [--number NUMBER] [--goods LINE=PIECES]`,
      "the courier has it; --goods 1=2 when only two of its first line leave",
      deskCalls.send,
      ({ carrier, number, goods }) => ({
        ...(carrier && { carrier }),
        ...(number && { trackingNumber: number }),
        ...(goods && { lines: piecesOf(goods) }),
      }),
    ),
  ),
  step(
    "correct --number NUMBER [--carrier NAME] [--parcel N]",
    "the last parcel's right number; --parcel 1 for another parcel",
    deskCalls.correctNumber,
    ({ carrier, number = "", parcel }) => ({
      trackingNumber: number,
      ...(carrier && { carrier }),
      ...(parcel && { parcel }),
    }),
  ),
  step(
    "deliver [--parcel N]",
    "it arrived, and cash on delivery was paid; --parcel 1 for one parcel",
    deskCalls.handOver,
    ({ parcel }) => ({ parcel }),
  ),
  step("complete", "nothing is to be done any more", deskCalls.complete),
  step(
    "returning --reason TEXT [--parcel N]",
    "the parcel is on its way back",
    deskCalls.letComeBack,
    ({ reason = "", parcel }) => ({ reason, parcel }),
  ),
  step(
    "returned --reason TEXT [--restock] [--parcel N]",
    "the parcel is here; --restock when its goods can be sold again",
    deskCalls.takeBack,
    ({ reason = "", restock, parcel }) => ({ reason, restock: restock === "true", parcel }),
  ),
  step(
    "back --reason TEXT",
    "takes the last step back: it was pressed too early",
    deskCalls.stepBack,
    ({ reason = "" }) => ({ reason }),
  ),
  step(
    "cancel [--reason TEXT]",
    "ends it, packed or not, or when it came back; goods and money go back",
    deskCalls.cancel,
    ({ reason }) => ({ reason }),
  ),
  written("note", "for the staff alone", deskCalls.note),
  written("message", "writes to the customer", deskCalls.message),
];

/** A step of an order, which then says where the order is. */
function step<C extends StepCall>(
  words: string,
  does: string,
  call: C,
  more: (typed: Typed) => Omit<SentTo<C>, "id" | "seen"> = () => ({}) as never,
): Form {
  return byCall(
    [`order ORDER ${words} [--seen VERSION]`, does],
    call,
    async (typed, at) =>
      ({ ...(await named(typed, at)), seen: typed.seen, ...more(typed) }) as unknown as SentTo<C>,
    (answer) => {
      const { order } = answer as AnswerOf<typeof deskCalls.pack>;
      return `Order ${order.number} is ${stateWords(order.state)}.`;
    },
  );
}

function written(word: string, does: string, call: typeof deskCalls.note | typeof deskCalls.message): Form {
  return byCall(
    [`order ORDER ${word} TEXT… [--seen VERSION]`, does],
    call,
    async (typed, at) => ({ ...(await named(typed, at)), seen: typed.seen, words: typed.TEXT ?? "" }),
    ({ message }) => message,
  );
}

type StepCall = Call & { readonly answer: (typeof deskCalls.pack)["answer"] };

/** Six characters may stand for several orders: then the number is asked for. */
export async function named({ ORDER = "" }: Typed, at: Terminal): Promise<{ id: string }> {
  const short = ORDER.replace(/^#/, "").toUpperCase();
  if (!/^[0-9A-F]{6}$/.test(short)) return { id: ORDER };
  const { orders } = await at.ask(deskCalls.list, { tab: "toPack", search: short });
  const alike = orders.filter(({ shortId }) => shortId === short);
  if (alike.length > 1)
    throw new Refusal(
      [
        `${alike.length} orders end in ${short}; say the number:`,
        ...alike.map((one) => `  ${headOf(one)}`),
      ].join("\n"),
    );
  return { id: ORDER };
}

async function cardsOf(at: Terminal, tab: DeskTab, isWanted: (card: DeskCard) => boolean) {
  const found: DeskCard[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages && found.length <= mostShown; page++) {
    const { orders, next } = await at.ask(deskCalls.list, { tab, cursor });
    found.push(...orders.filter(isWanted));
    if (next === null) return { found, isMore: false };
    cursor = next;
  }
  return { found: found.slice(0, mostShown), isMore: true };
}

function listed({ found, isMore }: Awaited<ReturnType<typeof cardsOf>>, none: string): string[] {
  if (found.length === 0) return [none];
  const lines = found.flatMap((card) => [headOf(card), `        ${goodsWords(card.goods)}`]);
  return isMore ? [...lines, "… and more: see /manage/orders."] : lines;
}
