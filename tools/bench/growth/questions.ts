import { parseArgs } from "node:util";
import { createCatalogueService } from "#modules/catalogue/service.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database, Engine } from "#platform/database/database.ts";
import { read } from "#seed/read-seed.ts";
import { questionsTo } from "#support/catalogue-questions.ts";
import { planOf, watchReads } from "#support/watched-reads.ts";
import { fillShop, onEngines } from "#tools/load/bench-shop.ts";
import { theMachine } from "#tools/load/process-figures.ts";
import { quantilesOf } from "#tools/load/quantile.ts";

const rate = 83.16;
const small = 1_000;

export const question = "What does each question to the catalogue cost in a small shop and in a large one?";

/** npm run bench -- growth questions [sqlite|postgres] [--products N]: without the page cache, with the plans. */
export async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { products: { type: "string", default: "100000" } },
  });
  const large = Number(values.products);
  await onEngines(positionals[0], async ({ engine, data }) => {
    const before = await measureShop(await fillShop(data, small));
    print(engine, large, before, await measureShop(await fillShop(data, large)));
  });
}

function print(
  engine: string,
  large: number,
  before: ReadonlyMap<string, Cost>,
  after: ReadonlyMap<string, Cost>,
): void {
  console.log(
    `\n${engine}: microseconds, median and 99th of 300; statements; tables read from end to end; ${theMachine()}`,
  );
  console.table(
    Object.fromEntries(
      [...after].map(([name, now]) => {
        const then = before.get(name) ?? now;
        return [
          name,
          {
            [small]: then.median,
            [large]: now.median,
            ratio: (now.median / then.median).toFixed(2),
            p99: now.p99,
            cpu: `${then.cpu} then ${now.cpu}`,
            cards: then.cards === now.cards ? `${now.cards}` : `${then.cards} then ${now.cards}`,
            statements: now.statements,
            scans: now.scans.join("; ") || "none",
          },
        ];
      }),
    ),
  );
}

interface Cost {
  readonly median: number;
  readonly p99: number;
  /** The mean of this process alone: with SQLite all there is, whatever else the machine does. */
  readonly cpu: number;
  /** A page that is fuller in the large shop costs more for that alone. */
  readonly cards: number;
  readonly statements: number;
  readonly scans: readonly string[];
}

async function measureShop(db: Database & Engine): Promise<Map<string, Cost>> {
  const open = async (given: Database) => {
    const catalogue = createCatalogueService({
      db: given,
      clock: systemClock,
      rate,
      synonyms: read("synonyms", {}),
    });
    await catalogue.prepare();
    return questionsTo(catalogue);
  };
  const watched = watchReads(db);
  const questions = await open(db);
  const costs = new Map<string, Cost>();
  for (const [name, askWatched] of Object.entries(await open(watched.db))) {
    watched.take();
    await askWatched();
    const statements = watched.take();
    const scans: string[] = [];
    for (const statement of statements) scans.push(...(await planOf(db, statement)).scans);
    const ask = questions[name];
    if (ask) costs.set(name, { ...(await timeOf(ask)), statements: statements.length, scans });
  }
  await db.close();
  return costs;
}

async function timeOf(ask: () => Promise<number>): Promise<Pick<Cost, "median" | "p99" | "cpu" | "cards">> {
  let cards = 0;
  for (let times = 0; times < 50; times++) cards = await ask();
  const taken: number[] = [];
  const before = process.threadCpuUsage();
  for (let times = 0; times < 300; times++) {
    const started = performance.now();
    await ask();
    taken.push((performance.now() - started) * 1_000);
  }
  const { user, system } = process.threadCpuUsage(before);
  const of = quantilesOf(taken);
  return {
    median: Math.round(of(0.5)),
    p99: Math.round(of(0.99)),
    cpu: Math.round((user + system) / taken.length),
    cards,
  };
}
