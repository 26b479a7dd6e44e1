import { join } from "node:path";
import { parseArgs } from "node:util";
import { weights } from "#modules/catalogue/rules/search/weights.ts";
import { migrate } from "#platform/database/migrations.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { askShop } from "#tools/judged/ask-shop.ts";
import { randomFrom } from "#tools/judged/bootstrap.ts";
import { fillShop, judgeable } from "#tools/judged/fill-shop.ts";
import { gradesOf, ndcgOf } from "#tools/judged/grade-answers.ts";
import type { Ask } from "#tools/judged/plain-rankings.ts";
import { type Judged, readJudged } from "#tools/judged/read-judged.ts";
import { gradedById, readOutside } from "#tools/judged/read-outside.ts";
import { onSqlite } from "#tools/load/bench-shop.ts";

interface GradedQuery {
  readonly query: string;
  readonly grades: ReadonlyMap<string, number>;
}

/** Our own queries only keep the weights from what breaks: so much may be lost there. */
const mostLost = 0.02;
const leastGain = 0.001;
const deep = 600;
const steps = [0.8, 1.25];

export const question = "Are there weights of the search that answer outside queries better?";

/**
 * npm run bench -- relevance weights --folder PATH
 *
 * Looks for better weights one after the other, up and down, until none is left; twice, each time on one half of the
 * outside queries by lot, and tells what the weights found are worth on the other: what helps one half alone is luck.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      folder: { type: "string", default: process.env.RELEVANCE_OUTSIDE ?? "" },
      seed: { type: "string", default: "1" },
      rounds: { type: "string", default: "2" },
    },
  });
  const { judged, graded } = readOutside(values.folder);
  const own = readJudged(join(import.meta.dirname, "#tools/judged"));
  const goods = judgeable(own);
  const ownQueries = own.queries
    .filter(({ lastLook = false }) => !lastLook)
    .map((query) => ({ query: query.query, grades: gradesOf(query, goods) }));
  const random = randomFrom(Number(values.seed));
  const queries = gradedById(graded)
    .map((asked) => ({ asked, lot: random() }))
    .sort((a, b) => a.lot - b.lot)
    .map(({ asked }) => asked);
  const middle = Math.floor(queries.length / 2);
  const halves = [queries.slice(0, middle), queries.slice(middle)];
  await inShop(judged, (askOutside) =>
    inShop(own, async (askOwn) => {
      const start = structuredClone(weights);
      const leastOfOwn = (await meanOf(askOwn, ownQueries, 10)) - mostLost;
      for (const [at, half] of halves.entries()) {
        Object.assign(weights, structuredClone(start));
        const other = halves[1 - at] ?? [];
        const before = [await meanOf(askOutside, half), await meanOf(askOutside, other)];
        await climb(
          () => meanOf(askOutside, half),
          async () => (await meanOf(askOwn, ownQueries, 10)) >= leastOfOwn,
        );
        const after = [await meanOf(askOutside, half), await meanOf(askOutside, other)];
        const said = (of: readonly number[]) => of.map((one) => one.toFixed(3)).join(", ");
        console.log(`half ${at + 1}, the other: ${said(before)} before, ${said(after)} after`);
        console.log(JSON.stringify(weights));
      }
    }),
  );

  async function climb(worth: () => Promise<number>, isSound: () => Promise<boolean>): Promise<void> {
    let best = await worth();
    for (let round = 0; round < Number(values.rounds); round++)
      for (const { of, name } of numbersIn(weights))
        for (const step of steps) {
          const old = of[name] as number;
          of[name] = Number((old * step).toPrecision(3));
          const now = await worth();
          if (now > best + leastGain && (await isSound())) best = now;
          else of[name] = old;
        }
  }
}

/** The mean of NDCG@10 over all answers and over those with a grade. */
async function meanOf(ask: Ask, queries: readonly GradedQuery[], most = deep): Promise<number> {
  let sum = 0;
  for (const { query, grades } of queries) {
    const answers = await ask(query, most);
    const only = answers.filter((id) => grades.has(id));
    sum += most < deep ? ndcgOf(grades, answers) : (ndcgOf(grades, answers) + ndcgOf(grades, only)) / 2;
  }
  return sum / Math.max(1, queries.length);
}

function numbersIn(values: object): { of: Record<string, number>; name: string }[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === "number" ? [{ of: values as Record<string, number>, name }] : numbersIn(value),
  );
}

function inShop(judged: Judged, use: (ask: Ask) => Promise<void>): Promise<void> {
  return onSqlite(async ({ data }) => {
    const db = openDatabase(data);
    await migrate(db);
    await fillShop(db, judged, { now: Date.now() });
    await use(askShop(db));
    await db.close();
  });
}
