import { signedUpUser } from "#support/people.ts";
import { inShop, onEngines } from "#tools/load/bench-shop.ts";
import { crowd } from "#tools/load/crowd.ts";
import { importFile } from "#tools/load/import-file.ts";
import { theMachine } from "#tools/load/process-figures.ts";

const products = 10_000;
/** Ten people who look at four pages a second between them. */
const people = Array.from({ length: 10 }, () =>
  ["/", "/products", "/api/products?limit=24"].map((path) => ({ path })),
);
const thinkMs = 250;

export const question = "How long do 10,000 products from a file take, and what do shoppers wait meanwhile?";

/** npm run bench -- growth import [sqlite|postgres] */
export async function run([only]: readonly string[]): Promise<void> {
  await onEngines(only, (where) =>
    inShop(where, async ({ shop: { url }, db }) => {
      const { token } = await signedUpUser(db, { role: "owner" });
      console.log(`\n${where.engine}; ${theMachine()}`);
      const shoppers = (seconds: number) => crowd({ url, people, thinkMs, seconds });
      await shoppers(3);
      const rows: Record<string, object> = {};
      const note = ({ p50, p95, busy, bad }: Awaited<ReturnType<typeof shoppers>>) => ({
        "p50 ms": p50.toFixed(1),
        "p95 ms": p95.toFixed(1),
        bad: busy + bad,
      });
      rows.before = note(await shoppers(8));
      const step = async <T>(name: string, work: () => Promise<T>) => {
        const began = performance.now();
        const made = await work();
        console.log(`${name}: ${((performance.now() - began) / 1_000).toFixed(1)} s`);
        return made;
      };
      const [meanwhile, { counts }] = await Promise.all([
        shoppers(15),
        importFile(url, token, { products, step }),
      ]);
      rows.meanwhile = note(meanwhile);
      console.log(JSON.stringify(counts));
      console.table(rows);
    }),
  );
}
