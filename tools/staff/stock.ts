import { stockCalls } from "#contract/calls/stock.ts";
import { type PiecesView, stockGiven } from "#contract/stock-view.ts";
import { doersOf } from "#server/calls/doers.ts";
import { byCall, type Form, type Typed } from "./form.ts";
import { timeWords } from "./readable.ts";

const mostShown = 100;
const choice = "[--colour NAME] [--size NAME]";

export const stockForms: readonly Form[] = [
  byCall(
    ["stock PRODUCT", "what there is of each of its choices; PRODUCT is its id"],
    stockCalls.see,
    ({ PRODUCT = "" }) => ({ id: PRODUCT }),
    ({ stock }) => stock.map(rowOf),
  ),
  byCall(
    [
      `stock PRODUCT count PIECES ${choice} [--seen VERSION]`,
      "so many were counted, held ones with them; --seen refuses when it has changed since that version",
    ],
    stockCalls.count,
    async (typed, at) => {
      const one = choiceOf(typed);
      // Who counts without saying a version has just looked.
      const { stock } = await at.ask(stockCalls.see, { id: one.id });
      const row = stock.find(({ colour, size }) => colour === one.colour && size === one.size);
      return { ...one, pieces: typed.PIECES ?? "", seen: typed.seen ?? row?.version ?? 0 };
    },
    ({ stock }) => rowOf(stock),
  ),
  move("add", "so many more", 1),
  move("take", "so many fewer", -1),
  {
    words: `stock PRODUCT moves ${choice} [--before VERSION]`,
    does: "what changed it, the newest first; --before goes further back",
    right: stockCalls.moves.right,
    call: stockCalls.moves,
    async run(at, typed) {
      const { moves, next } = await at.ask(stockCalls.moves, {
        ...choiceOf(typed),
        before: typed.before,
        limit: mostShown,
      });
      const who = await doersOf(
        at.shop,
        moves.flatMap(({ person }) => person ?? []),
      );
      const lines = moves.map(({ at: when, change, pieces, reason, person, orderId }) =>
        [
          timeWords(when),
          `${change > 0 ? "+" : ""}${change}`,
          `now ${pieces}`,
          reason,
          person === null ? "" : (who(person).name ?? person),
          orderId ? `order ${orderId}` : "",
        ]
          .filter(Boolean)
          .join("  "),
      );
      if (lines.length === 0) return "Nothing is noted.";
      return next === null ? lines : [...lines, `… and more: --before ${next} goes further back.`];
    },
  },
];

function move(word: "add" | "take", does: string, sign: 1 | -1): Form {
  return byCall(
    [
      `stock PRODUCT ${word} PIECES --reason WHY ${choice} [--seen VERSION]`,
      `${does}; WHY is one of ${stockGiven.join(", ")}`,
    ],
    stockCalls.move,
    (typed) => ({
      ...choiceOf(typed),
      change: sign * Number(typed.PIECES),
      reason: typed.reason as (typeof stockGiven)[number],
      seen: typed.seen,
    }),
    ({ stock }) => rowOf(stock),
  );
}

function choiceOf({ PRODUCT = "", colour = "", size = "" }: Typed) {
  return { id: PRODUCT, colour, size };
}

function rowOf({ colour, size, isOffered, pieces, free, held, sold, version }: PiecesView): string {
  const name = [colour, size].filter(Boolean).join(" ") || "all";
  const gone = isOffered ? "" : ", no choice any more";
  return `${name}: ${pieces} there, ${free} free, ${held} held, ${sold} sold, version ${version}${gone}`;
}
