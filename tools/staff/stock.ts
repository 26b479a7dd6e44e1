import type { Failure, Outcome } from "#contract/outcome.ts";
import { isGivenReason, type PiecesView, stockGiven } from "#contract/stock-view.ts";
import { refusals } from "#contract/texts/en/refusals.ts";
import { systemClock } from "#platform/clock.ts";
import { namesOf } from "#shop/accounts/staff.ts";
import { createCatalogueService } from "#shop/catalogue/catalogue-service.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";
import { timeWords } from "./order-words.ts";

const mostShown = 100;

export const stock: Command = {
  right: ([, verb = "see"]) => (["count", "add", "take"].includes(verb) ? "stock.change" : "stock.see"),
  forms: {
    "stock PRODUCT": "what there is of each of its choices; PRODUCT is its id",
    "stock PRODUCT count PIECES": "so many were counted, held ones with them",
    "stock PRODUCT add PIECES": "so many more; take PIECES: so many fewer",
    "stock PRODUCT moves": "what changed it, the newest first",
    "  --colour NAME --size NAME": "which choice, where there are such",
    "  --reason WHY ": `why: ${stockGiven.join(", ")}`,
    "  --seen VERSION ": "only if nothing has changed it since that version",
    "  --before VERSION": "of moves: only those before it",
  },
  options: {
    colour: { type: "string" },
    size: { type: "string" },
    reason: { type: "string" },
    seen: { type: "string" },
    before: { type: "string" },
  },
  run: keepStock,
};

async function keepStock(
  shop: StaffShop,
  [productId, verb = "see", number, ...more]: readonly string[],
  options: Options,
): Promise<Result> {
  if (!productId || more.length > 0) return "unclear";
  const { db, settings, actor } = shop;
  const catalogue = createCatalogueService({ db, clock: systemClock, rate: settings.RUPEES_PER_UNIT });
  const colour = textOf(options, "colour") ?? "";
  const size = textOf(options, "size") ?? "";
  const choice = { productId, colour, size };
  const seen = wholeOf(textOf(options, "seen"));
  const amount = wholeOf(number);
  switch (verb) {
    case "see": {
      const found = await catalogue.stockOf(productId);
      if (!found.ok) return refuse(whyNot(found));
      for (const row of found.value) console.log(rowOf(row));
      return "done";
    }
    case "count": {
      if (amount === undefined) return "unclear";
      const counted = seen ?? (await versionOf(catalogue, choice));
      return tell(await catalogue.countStock(actor, choice, { pieces: amount, seen: counted }));
    }
    case "add":
    case "take": {
      const reason = textOf(options, "reason") ?? "";
      if (amount === undefined || !isGivenReason(reason)) return "unclear";
      return tell(
        await catalogue.moveStock(actor, choice, { change: verb === "add" ? amount : -amount, reason, seen }),
      );
    }
    case "moves":
      return number === undefined ? listMoves(shop, catalogue, choice, options) : "unclear";
    default:
      return "unclear";
  }
}

type Catalogue = ReturnType<typeof createCatalogueService>;
interface Choice {
  readonly productId: string;
  readonly colour: string;
  readonly size: string;
}

/** Who counts without saying a version has just looked. */
async function versionOf(catalogue: Catalogue, { productId, colour, size }: Choice): Promise<number> {
  const found = await catalogue.stockOf(productId);
  const rows = found.ok ? found.value : [];
  return rows.find((row) => row.colour === colour && row.size === size)?.version ?? 0;
}

async function listMoves(
  { db }: StaffShop,
  catalogue: Catalogue,
  choice: Choice,
  options: Options,
): Promise<Result> {
  const before = wholeOf(textOf(options, "before"));
  const found = await catalogue.stockMoves(choice, { before, limit: mostShown });
  if (!found.ok) return refuse(whyNot(found));
  const { moves, next } = found.value;
  const people = moves.flatMap(({ person }) => (person === null ? [] : [person]));
  const names = await namesOf(db, [...new Set(people)]);
  for (const { at, change, pieces, reason, person, orderId } of moves) {
    const who = person === null ? "" : (names.get(person) ?? person);
    const sign = change > 0 ? "+" : "";
    console.log(
      [timeWords(at), `${sign}${change}`, `now ${pieces}`, reason, who, orderId ? `order ${orderId}` : ""]
        .filter(Boolean)
        .join("  "),
    );
  }
  if (moves.length === 0) console.log("Nothing is noted.");
  if (next !== null) console.log(`… and more: --before ${next} goes further back.`);
  return "done";
}

function tell(came: Outcome<PiecesView>): Result {
  if (!came.ok) return refuse(whyNot(came));
  console.log(rowOf(came.value));
  return "done";
}

/** With what there is now, where that is why. */
function whyNot({ reason, data }: Failure): string {
  const said = `${refusals[reason]}.`;
  return data === undefined ? said : `${said} ${rowOf(data as PiecesView)}`;
}

function rowOf({ colour, size, isOffered, pieces, free, held, sold, version }: PiecesView): string {
  const name = [colour, size].filter(Boolean).join(" ") || "all";
  const gone = isOffered ? "" : ", no choice any more";
  return `${name}: ${pieces} there, ${free} free, ${held} held, ${sold} sold, version ${version}${gone}`;
}

function wholeOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,7}$/.test(text) ? Number(text) : undefined;
}
