import { systemClock } from "#platform/clock.ts";
import { type StoreInput, storeInput } from "#shop/stores/store-input.ts";
import { createStoresService } from "#shop/stores/stores-service.ts";
import { type Command, type Result, refuse, type StaffShop } from "./command.ts";
import { readRows } from "./read-rows.ts";

export const store: Command = {
  right: () => "shop.change",
  forms: {
    "store add FILE.json": "adds one store or a list, or changes the one with the same slug",
    "store close ID": "takes a store away",
    "store list": "all open stores",
  },
  run: changeStores,
};

/** The fields of a store's file are those of db/seed/stores.json. */
async function changeStores({ db, actor }: StaffShop, [verb, named]: readonly string[]): Promise<Result> {
  const stores = createStoresService({ db, clock: systemClock });
  if (verb === "add" && named) return addFrom(named, (input) => stores.putStore(actor, input));
  if (verb === "close" && named) {
    if (!(await stores.closeStore(actor, named))) return refuse(`There is no store ${named}.`);
    console.log(`${named} is closed.`);
    return "done";
  }
  if (verb !== "list") return "unclear";
  for (const { id, name, city, timings } of await stores.openStores())
    console.log(`${id}\t${name}, ${city}\t${timings}`);
  return "done";
}

/** All or none: whoever mends the file may run it again without looking what went in. */
async function addFrom(file: string, put: (input: StoreInput) => Promise<void>): Promise<Result> {
  const given = readRows(file);
  if (given === undefined) return "refused";
  const faults = given.flatMap((row, index) =>
    faultsOf(row).map((fault) => `${file}, store ${index + 1}${fault}`),
  );
  if (faults.length > 0) return refuse([...faults, "No store was added."].join("\n"));
  for (const input of given as StoreInput[]) {
    await put(input);
    console.log(`${input.slug} is on the stores page.`);
  }
  return "done";
}

function faultsOf(row: unknown): string[] {
  if (typeof row !== "object" || row === null || Array.isArray(row))
    return [": expected a store, with its fields in braces"];
  const { slug } = row as { slug?: unknown };
  const name = typeof slug === "string" ? ` (${slug})` : "";
  const parsed = storeInput.safeParse(row);
  return [
    ...Object.keys(row)
      .filter((field) => !Object.hasOwn(storeInput.shape, field))
      .map((field) => `${name}: ${field}: no store has such a field`),
    ...(parsed.error?.issues ?? []).map((issue) => {
      const isMissing = issue.code === "invalid_type" && valueAt(row, issue.path) === undefined;
      return `${name}: ${issue.path.join(".")}: ${isMissing ? "is missing" : issue.message}`;
    }),
  ];
}

function valueAt(row: object, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], row);
}
