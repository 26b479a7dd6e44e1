import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { askShop } from "#tools/judged/ask-shop.ts";
import { meanWithin } from "#tools/judged/bootstrap.ts";
import { fillShop, judgedId } from "#tools/judged/fill-shop.ts";
import { ndcgOf } from "#tools/judged/grade-answers.ts";
import { type Ask, plainRankings } from "#tools/judged/plain-rankings.ts";
import { gradedById, readOutside } from "#tools/judged/read-outside.ts";
import { swapLetters } from "#tools/judged/swap-letters.ts";
import { onEngines } from "#tools/load/bench-shop.ts";
import { Refusal } from "#tools/refusal.ts";

const ours = "this shop";
/** Of these those with a grade are looked at alone. */
const deep = 600;

export const question = "How well does the search answer what others graded, over a catalogue of theirs?";

/**
 * npm run bench -- relevance outside --folder PATH, or RELEVANCE_OUTSIDE: neither queries nor goods are part of the
 * project.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      folder: { type: "string", default: process.env.RELEVANCE_OUTSIDE ?? "" },
      engine: { type: "string", default: "both" },
      /** The queries answered worst beside BM25, with what is first. */
      worst: { type: "string", default: "0" },
    },
  });
  if (!existsSync(join(values.folder, "products.jsonl.gz")))
    throw new Refusal("Which folder? --folder PATH, with products.jsonl.gz and judgements*.csv.gz");
  const { judged, graded } = readOutside(values.folder);
  const titles = new Map(judged.goods.map((good) => [judgedId(good), good.title]));
  const told = gradedById(graded);
  console.log(
    `${judged.goods.length} goods, ${graded.size} queries, ${told.length} of which have a good answer`,
  );

  await onEngines(values.engine, async ({ engine, data }) => {
    const db = openDatabase(data);
    await migrate(db);
    await fillShop(db, judged, { now: Date.now() });
    console.log(`\n${engine}`);
    const rankings: Record<string, QueryFigures[]> = {};
    for (const [name, ask] of Object.entries(await asksOf(db))) rankings[name] = await askAll(ask);
    const others = Object.entries(rankings).flatMap(([name, of]) => (name === ours ? [] : [of]));
    const [base = []] = others.sort((a, b) => meanOf(b) - meanOf(a));
    console.table(Object.fromEntries(Object.entries(rankings).map(([name, of]) => [name, lineOf(of, base)])));
    const worst = (rankings[ours] ?? [])
      .map((one, at) => ({ ...one, than: base[at]?.plain ?? 0 }))
      .sort((a, b) => a.plain - a.than - (b.plain - b.than));
    for (const { query, plain, than, first } of worst.slice(0, Number(values.worst)))
      console.log(`  ${plain.toFixed(2)} (${than.toFixed(2)}) ${query}\n${first.join("\n")}`);
    await db.close();
  });

  async function askAll(ask: Ask): Promise<QueryFigures[]> {
    const asked: QueryFigures[] = [];
    for (const { query, grades } of told) {
      const answers = await ask(query, deep);
      const swapped = swapLetters(query);
      asked.push({
        query,
        plain: ndcgOf(grades, answers),
        graded: ndcgOf(
          grades,
          answers.filter((id) => grades.has(id)),
        ),
        swapped: swapped === null ? null : ndcgOf(grades, await ask(swapped)),
        first: answers
          .slice(0, 10)
          .map((id) => `    ${grades.get(id) ?? "-"} ${titles.get(id)?.slice(0, 110)}`),
      });
    }
    return asked;
  }
}

interface QueryFigures {
  readonly query: string;
  readonly plain: number;
  readonly graded: number;
  /** With two letters swapped, where a word is long enough. */
  readonly swapped: number | null;
  readonly first: readonly string[];
}

async function asksOf(db: Database): Promise<Record<string, Ask>> {
  return { [ours]: askShop(db), ...(await plainRankings(db)) };
}

function meanOf(asked: readonly QueryFigures[]): number {
  return meanWithin(asked.map(({ plain }) => plain)).mean;
}

function lineOf(asked: readonly QueryFigures[], base: readonly QueryFigures[]) {
  const slipped = asked.filter(({ swapped }) => swapped !== null);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const said = ({ mean, from, to }: ReturnType<typeof meanWithin>) =>
    `${mean.toFixed(3)} (${from.toFixed(3)} to ${to.toFixed(3)})`;
  const more = (of: "plain" | "graded") =>
    meanWithin(asked.map((one, at) => one[of] - (base[at]?.[of] ?? 0)));
  return {
    "NDCG@10": said(meanWithin(asked.map(({ plain }) => plain))),
    "above the best other": said(more("plain")),
    "graded only": said(meanWithin(asked.map(({ graded }) => graded))),
    "above it": said(more("graded")),
    "kept with letters swapped": `${((100 * sum(slipped.map(({ swapped }) => swapped ?? 0))) / sum(slipped.map(({ plain }) => plain))).toFixed(1)} %`,
  };
}
