import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { mutants } from "./mutants/all-mutants.ts";
import { copyTree, type Planted } from "./mutants/copied-tree.ts";
import { lookByJourneys, lookBySimulation, lookByTests, lookTogether } from "./mutants/look-for.ts";
import { placesOf } from "./mutants/mutant.ts";
import { readSources } from "./mutants/read-sources.ts";

/**
 * Plants small faults, one after another, and says which of them the tests find that import them:
 * `node tools/start.mjs mutants [--journeys] [money, stock, ... or a part of a name]`; with `--simulation` which of them
 * the simulation of trading finds alone, with `--together` all of them at once, before the whole of `npm test`.
 */
const { values: how, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { journeys: { type: "boolean" }, simulation: { type: "boolean" }, together: { type: "boolean" } },
});
const planted = chosen();
if (planted.length === 0) {
  console.error(
    `None is of that name. There are ${Object.keys(mutants).join(", ")}; or say nothing for all.`,
  );
  process.exit(1);
}
// Nobody waits for it.
setPriority(10);
const folder = copyTree();
if (how.together) await lookTogether(folder, planted);
else await lookOneByOne();
process.exit();

function chosen(): Planted[] {
  const sources = readSources();
  return Object.entries(mutants).flatMap(([of, some]) =>
    some
      .filter(({ name }) => wanted.length === 0 || wanted.some((one) => isMeant(one, of, name)))
      .map((mutant) => {
        const [file, ...more] = placesOf(mutant, sources);
        if (file === undefined || more.length > 0)
          throw new Error(`${mutant.name}: its text does not stand once in the sources.`);
        return { mutant, file };
      }),
  );
}

function isMeant(wanted: string, of: string, name: string): boolean {
  return Object.hasOwn(mutants, wanted) ? wanted === of : name.includes(wanted);
}

async function lookOneByOne(): Promise<void> {
  let found = 0;
  for (const one of planted) {
    const failed = how.simulation
      ? await lookBySimulation(folder, one)
      : ((await lookByTests(folder, one)) ?? (how.journeys ? await lookByJourneys(folder, one) : null));
    if (failed) found++;
    const { name } = one.mutant;
    console.log(failed ? `found   ${name}\n        by ${failed.file}: ${failed.test}` : `stayed  ${name}`);
  }
  console.log(`\n${found} of ${planted.length} found`);
}
