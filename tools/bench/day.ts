import { inShop, onEngines } from "../load/bench-shop.ts";
import { crowd } from "../load/crowd.ts";
import { daysOf, shoppersIn } from "../load/day.ts";
import { withHint } from "../load/known-browser.ts";
import { cpuSeconds, theMachine } from "../load/process-figures.ts";
import { floorOf } from "../load/wrk.ts";

const most = 300;
const each = 200;
const usualAnswer = 15_000;
const ways = [
  { people: 8, seconds: 10 },
  { people: 32, seconds: 10 },
  { people: most, seconds: 30, thinkMs: 2_000 },
];

export const question = "How many people's days does the shop bear, with orders in them?";

/**
 * npm run bench -- day [sqlite|postgres]: without script or storage every page is made for each; browsers with both get
 * what all share of most.
 */
export async function run([only]: readonly string[]): Promise<void> {
  await onEngines(only, (where) =>
    inShop(where, async (filled) => {
      const { url, process } = filled.shop;
      const shoppers = await shoppersIn(filled, most);
      const floor = await floorOf(usualAnswer);
      const rows: Record<string, object> = {};
      for (const [who, as] of Object.entries({ "without script": undefined, "known browsers": withHint })) {
        const days = daysOf(shoppers, each, as);
        await crowd({ url, people: days.slice(0, 32), seconds: 5 });
        for (const { people, ...way } of ways) {
          const [cpu, statements] = [cpuSeconds(process.pid), await where.statements()];
          const { rps, p50, p90, p99, busy, bad, failed } = await crowd({
            url,
            people: days.slice(0, people),
            ...way,
          });
          const steps = rps * way.seconds;
          const sent = (await where.statements()) - statements;
          if (bad > 0) console.log(failed);
          rows[`${who}, ${people}${way.thinkMs ? " who think" : ""}`] = {
            "a second": Math.round(rps),
            "of floor": (rps / floor.rps).toFixed(4),
            "ms of processor": (((cpuSeconds(process.pid) - cpu) * 1_000) / steps).toFixed(1),
            ...(!Number.isNaN(sent) && { statements: (sent / steps).toFixed(1) }),
            "p50 ms": p50.toFixed(0),
            "p90 ms": p90.toFixed(0),
            "p99 ms": p99.toFixed(0),
            "told to come again": busy,
            bad,
          };
        }
      }
      console.log(`\n${where.engine}; floor by wrk, of ${usualAnswer} bytes; ${theMachine()}`);
      console.table(rows);
    }),
  );
}
