import fc from "fast-check";
import { expect, it } from "vitest";
import type { Database, Engine } from "#platform/database/database.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import { withChanceFrom } from "#support/seeded-chance.ts";
import { patienceFor, times } from "#support/thorough.ts";
import { chooseAct, type DoneTo, favourites, moment, perform, storyOf } from "./acts.ts";
import { wrongAtLast } from "./at-last.ts";
import { wrongWith } from "./books.ts";
import { wrongCarts } from "./carts.ts";
import { wrongChanges } from "./changes.ts";
import { firstActs } from "./first-acts.ts";
import { readBooks } from "./read-books.ts";
import { openWorld } from "./world.ts";

/** Each of some 60 moments. What a failing one prints names its seed: SIMULATION_SEED begins with it. */
const stories = { sqlite: times(200, 3_400), postgres: times(8, 340) };
const begin = Number(process.env.SIMULATION_SEED ?? 20_261_130);
const batch = 4;

/** All that a story is made of. */
const story = fc.record({
  often: favourites,
  moments: fc.array(moment, { minLength: 40, maxLength: 80 }),
  scheduler: fc.scheduler(),
  numbers: fc.infiniteStream(fc.nat(6)),
  /** Of ids, codes and tokens. */
  chance: fc.nat(),
  needsConfirmation: fc.boolean(),
  isIndia: fc.boolean(),
});
type Story = typeof story extends fc.Arbitrary<infer One> ? One : never;

describeOnBothEngines("trading in any order", (openFresh, engine) => {
  for (let seed = begin; seed < begin + stories[engine] / batch; seed++)
    it(`keeps money, pieces, stock and papers right (seed ${seed})`, {
      timeout: patienceFor(batch * 5),
    }, async () => {
      const property = fc.asyncProperty(story, async (one) => void (await tell(one, openFresh)));
      // A story that fails is made shorter for some minutes, unless it is only asked whether one does.
      const ends = { skipAllAfterTimeLimit: 240_000, endOnFailure: process.env.SIMULATION_SHORTER === "no" };
      await fc.assert(property, { numRuns: batch, seed, ...ends });
    });

  if (engine === "sqlite")
    it("is told again to the letter by the same seed", async () => {
      const [one, again] = [1, 2].map(() => fc.sample(story, { numRuns: 1, seed: begin })[0]);
      if (!one || !again) throw new Error("no story");
      expect(await tell(again, openFresh)).toEqual(await tell(one, openFresh));
    });
});

/** Lives it from beginning to end; gives what was done. */
async function tell(story: Story, openFresh: OpenFresh) {
  // Outside of its chance, as two stories may draw one: each has a database of another name.
  const plain = await openFresh({ isBrief: true });
  try {
    return await withChanceFrom(story.chance, () => live(story, plain));
  } finally {
    // One that fails is told hundreds of times before its test is over.
    await plain.throwAway();
  }
}

async function live(
  { often, moments, scheduler, numbers, chance: _, ...kind }: Story,
  plain: Database & Engine,
) {
  const told: string[] = [];
  const world = await openWorld(plain, { ...kind, ...often.theme });
  const first = firstActs(often.theme);
  let before = await readBooks(world.seenFrom(0));
  for (const { acts, stop } of moments) {
    let beside: DoneTo | undefined;
    const step = first.next(before);
    const [one, other = { ...one, on: 1 - one.on }] = acts;
    const together = step?.beside ? [one, other] : acts;
    const begun = together.map((act, nth) => {
      const at = world.seenFrom(act.on);
      const wanted = nth === 0 ? step : step?.beside && { act: step.beside };
      beside = chooseAct(before, often, act, { beside, wanted });
      const { name, chosen } = beside;
      const work = async () => told.push(`${storyOf(name, chosen)}: ${await perform(at, name, chosen)}`);
      return { on: act.on, name, work };
    });
    const gone = await world.live(begun, { scheduler, numbers, stop });
    if (gone > 0) told.push(`${gone} stopped in ${begun.length}`);
    const now = await readBooks(world.seenFrom(0));
    const names = begun.map(({ name }) => name);
    const wrong = [wrongWith(now), wrongCarts(before, now, names), wrongChanges(before, now, names)].flat();
    expect(wrong, told.join("\n")).toEqual([]);
    before = now;
  }
  await world.settle();
  const last = await readBooks(world.seenFrom(0));
  const wrong = [...wrongWith(last), ...(await wrongAtLast(world.seenFrom(0), last))];
  expect(wrong, told.join("\n")).toEqual([]);
  return told;
}
