import { cpuSeconds } from "../load/cpu-seconds.ts";
import { shoppersDays } from "../load/day.ts";
import { withHint } from "../load/known-browser.ts";
import { measure, measureFloor } from "../load/measure.ts";
import { amongShoppers } from "../load/shopping-bench.ts";

const duration = 10;

/**
 * npm run bench -- mix: a shop's day as pages of people who are signed in, without a pause, by 8 and by 32 of them.
 * Without script or storage every page is made for each; browsers with both get what all share of most.
 */
export async function run(): Promise<void> {
  await amongShoppers(32, async (filled) => {
    const { shop } = filled;
    const plain = shoppersDays(filled, 200);
    const known = plain.map(withHint);
    const floor = await measureFloor(15_000, { connections: 32, duration: 4 });
    for (const [who, requests] of Object.entries({ "without script": plain, "known browsers": known })) {
      await measure({ name: "warming", url: shop.url, connections: 32, duration: 5, requests });
      for (const connections of [8, 32]) {
        const before = cpuSeconds(shop.process.pid);
        const mine = requests.slice(0, connections * 200);
        const figures = await measure({ name: "mix", url: shop.url, connections, duration, requests: mine });
        const { served, busy, bad } = figures;
        const each = ((cpuSeconds(shop.process.pid) - before) * 1_000) / (served.rps * duration);
        console.log(
          `${who}, ${connections} sessions: ${served.rps.toFixed(0)} interactions/s, ${(served.rps / floor.rps).toFixed(4)} of the floor, p90 ${served.p90.toFixed(0)} ms, p99 ${served.p99.toFixed(0)} ms, ${each.toFixed(1)} ms of processor for each; ${busy} told to come again, ${bad - busy} bad`,
        );
      }
    }
    console.log(`floor: ${floor.rps.toFixed(0)} answers/s of a constant`);
  });
}
