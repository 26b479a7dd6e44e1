import { join } from "node:path";
import { parseArgs } from "node:util";
import { systemClock } from "#platform/clock.ts";
import { askShop } from "../judged/ask-shop.ts";
import { fillShop, judgeable } from "../judged/fill-shop.ts";
import { gradesOf, judge, type Verdict } from "../judged/grade-answers.ts";
import { type Ask, plainRankings } from "../judged/plain-rankings.ts";
import { type Query, readJudged } from "../judged/read-judged.ts";
import { swapLetters } from "../judged/swap-letters.ts";
import { fillShop as fillBenchShop, onEngines } from "../load/bench-shop.ts";

const ours = "this shop";

export const question = "How well does the search answer judged queries, beside the engines' own rankings?";

/** npm run bench -- relevance [--worst N] [--engine sqlite|postgres] [--last-look] */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      /** The held-back half of the queries, for the end of a change. */
      "last-look": { type: "boolean", default: false },
      engine: { type: "string", default: "both" },
      /** Judged data from elsewhere, in the same form. */
      folder: { type: "string", default: join(import.meta.dirname, "../judged") },
      /** Also the queries that lost the most, with what was shown first. */
      worst: { type: "string", default: "0" },
    },
  });
  const judged = readJudged(values.folder);
  const queries = judged.queries.filter(({ lastLook = false }) => lastLook === values["last-look"]);
  const goods = judgeable(judged);
  const half = values["last-look"] ? "held-back" : "open";
  console.log(
    `${judged.goods.length} goods beside ${judged.demo.length} of the demo, ${queries.length} ${half} queries`,
  );
  const graded = queries.map((query) => ({ query, grades: gradesOf(query, goods) }));

  await onEngines(values.engine, async ({ engine, data }) => {
    const db = await fillBenchShop(data, 0);
    await fillShop(db, judged, { now: systemClock.now() });
    console.log(`\n${engine}`);
    const asks: Record<string, Ask> = { [ours]: askShop(db), ...(await plainRankings(db)) };
    for (const [name, ask] of Object.entries(asks)) {
      const plain = await askAll(ask, (query) => query.query);
      const swapped = await askAll(ask, (query) => query.swapped ?? swapLetters(query.query));
      report(name, plain, swapped);
      if (name === ours) showWorst(plain, Number(values.worst));
      if (name === ours) showWorst(lostBySlips(plain, swapped), Number(values.worst));
    }
    await db.close();
  });

  async function askAll(ask: Ask, textOf: (query: Query) => string | null): Promise<JudgedQuery[]> {
    const asked: JudgedQuery[] = [];
    for (const { query, grades } of graded) {
      const text = textOf(query);
      if (text === null) continue;
      const answers = await ask(text);
      asked.push({ text, query, verdict: judge(query, grades, answers), first: answers.slice(0, 3) });
    }
    return asked;
  }

  function showWorst(asked: readonly JudgedQuery[], most: number): void {
    const worst = [...asked].sort((a, b) => a.verdict.ndcg - b.verdict.ndcg).slice(0, most);
    for (const { text, query, verdict, first } of worst)
      console.log(
        `  ${verdict.ndcg.toFixed(2)} ${query.kind}: ${text}`,
        first.map((id) => goods.get(id)?.title ?? id),
      );
  }
}

interface JudgedQuery {
  readonly text: string;
  readonly query: Query;
  readonly verdict: Verdict;
  readonly first: readonly string[];
}

function report(name: string, plain: readonly JudgedQuery[], swapped: readonly JudgedQuery[]): void {
  const kinds = [...new Set(plain.map(({ query }) => query.kind))].sort();
  const lineOf = (kind: string | null) => {
    const of = (asked: readonly JudgedQuery[]) =>
      asked.filter(({ query }) => kind === null || query.kind === kind).map(({ verdict }) => verdict);
    const slipped = new Set(swapped.map(({ query }) => query));
    const comparable = of(plain.filter(({ query }) => slipped.has(query)));
    return {
      queries: of(plain).length,
      "NDCG@10": meanOf(of(plain), ({ ndcg }) => ndcg).toFixed(3),
      "thing first": percent(meanOf(of(plain), ({ isThingFirst }) => Number(isThingFirst))),
      "no answer": percent(meanOf(of(plain), ({ isEmpty }) => Number(isEmpty))),
      "letters swapped": meanOf(of(swapped), ({ ndcg }) => ndcg).toFixed(3),
      kept: percent(meanOf(of(swapped), ({ ndcg }) => ndcg) / meanOf(comparable, ({ ndcg }) => ndcg)),
    };
  };
  console.log(`\n${name}`);
  console.table({
    ...(name === ours ? Object.fromEntries(kinds.map((kind) => [kind, lineOf(kind)])) : {}),
    all: lineOf(null),
  });
}

function meanOf(verdicts: readonly Verdict[], value: (verdict: Verdict) => number): number {
  return verdicts.reduce((sum, verdict) => sum + value(verdict), 0) / Math.max(1, verdicts.length);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** Queries that were answered well until two letters changed places. */
function lostBySlips(plain: readonly JudgedQuery[], swapped: readonly JudgedQuery[]): JudgedQuery[] {
  const before = new Map(plain.map(({ query, verdict }) => [query, verdict.ndcg]));
  return swapped.filter(({ query, verdict }) => verdict.ndcg < (before.get(query) ?? 0) - 0.1);
}
