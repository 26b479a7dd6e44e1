import { readFileSync } from "node:fs";
import { z } from "zod";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import type { StoreInput } from "#shop/stores/store-input.ts";
import { createStoresService } from "#shop/stores/stores-service.ts";

export const storesUsage = "npm run staff -- store add FILE.json, store close ID, or store list";

/** Stores by data file: one store or a list of them, with the fields of db/seed/stores.json. Gives whether it went well. */
export async function changeStores(db: Database, [verb, named]: readonly string[]): Promise<boolean> {
  const stores = createStoresService({ db, clock: systemClock });
  if (verb === "add" && named) return addFrom(named, (input) => stores.putStore(input));
  if (verb === "close" && named) {
    const closed = await stores.closeStore(named);
    console.log(closed ? `${named} is closed.` : `There is no store ${named}.`);
    return closed;
  }
  if (verb === "list") {
    for (const { id, name, city, timings } of await stores.openStores())
      console.log(`${id}\t${name}, ${city}\t${timings}`);
    return true;
  }
  console.error(`Say: ${storesUsage}.`);
  return false;
}

async function addFrom(file: string, put: (input: StoreInput) => Promise<void>): Promise<boolean> {
  const given = readStores(file);
  if (given === undefined) return false;
  for (const input of given) {
    try {
      await put(input);
      console.log(`${input.slug} is on the stores page.`);
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      const [issue] = error.issues;
      console.error(`${input.slug}: ${issue?.path.join(".")}: ${issue?.message}. It was not added.`);
      return false;
    }
  }
  return true;
}

/** A slip in the file is the owner's to mend: one line that says where, and no trace of ours. */
function readStores(file: string): StoreInput[] | undefined {
  try {
    const given = JSON.parse(readFileSync(file, "utf8")) as StoreInput | StoreInput[];
    return Array.isArray(given) ? given : [given];
  } catch (error) {
    console.error(`${file} cannot be read: ${(error as Error).message}`);
    return undefined;
  }
}
