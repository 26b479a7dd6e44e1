import fc from "fast-check";
import { expect, it } from "vitest";
import { describeOnBothEngines } from "#support/engines.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { chooseAct, moment, perform, storyOf } from "./acts.ts";
import { wrongAtLast, wrongWith } from "./books.ts";
import { openWorld } from "./world.ts";

/** Each of some 45 moments. What a failing one prints names its seed: SIMULATION_SEED begins with it. */
const stories = { sqlite: times(60, 5_000), postgres: times(4, 500) };
const begin = Number(process.env.SIMULATION_SEED ?? 20_261_130);
const batch = 4;

describeOnBothEngines("trading in any order", (openFresh, engine) => {
  const moments = fc.array(moment, { minLength: 30, maxLength: 60 });
  for (let seed = begin; seed < begin + stories[engine] / batch; seed++)
    it(`keeps money, pieces, stock and papers right (seed ${seed})`, {
      timeout: patienceFor(batch),
    }, async () => {
      const story = fc.asyncProperty(
        moments,
        fc.scheduler(),
        fc.infiniteStream(fc.nat(6)),
        async (all, scheduler, numbers) => {
          const world = await openWorld(await openFresh());
          const told: string[] = [];
          for (const { acts, stop } of all) {
            const ends: string[] = [];
            const begun = await Promise.all(
              acts.map(async (act) => {
                const { name, chosen } = await chooseAct(world, act);
                return async () =>
                  ends.push(`${storyOf(name, chosen)}: ${await perform(world, name, chosen)}`);
              }),
            );
            await world.live(begun, { scheduler, numbers, stop });
            told.push(...ends, ...(ends.length < acts.length ? ["the machine stopped"] : []));
            expect(await wrongWith(world), told.join("\n")).toEqual([]);
          }
          await world.settle();
          const wrong = [...(await wrongWith(world)), ...(await wrongAtLast(world))];
          expect(wrong, told.join("\n")).toEqual([]);
        },
      );
      // A story that fails is made shorter for a minute.
      await fc.assert(story, { numRuns: batch, seed, interruptAfterTimeLimit: 60_000 });
    });
});
