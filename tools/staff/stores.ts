import { keptStoresCalls } from "#contract/calls/kept-stores.ts";
import { storeInput } from "#shop/stores/store-input.ts";
import { rowsIn } from "./files.ts";
import { byCall, type Form } from "./form.ts";

export const storesForms: readonly Form[] = [
  {
    words: "store add FILE",
    does: "adds the one of a JSON file, or a list, or changes the one with the same slug",
    right: "shop.change",
    /** The fields are those of db/seed/stores.json. */
    async run(at, { FILE = "" }) {
      const rows = rowsIn(FILE, storeInput.strict());
      for (const row of rows) await at.shop.stores.putStore(at.actor, row);
      return rows.map(({ slug }) => `${slug} is on the stores page.`);
    },
  },
  byCall(
    ["store close STORE", "takes a store away"],
    keptStoresCalls.close,
    async ({ STORE = "" }, at) => {
      const { stores } = await at.ask(keptStoresCalls.list, {});
      return { id: STORE, seen: stores.find(({ id }) => id === STORE)?.seen ?? "" };
    },
    (_, { STORE }) => `${STORE} is closed.`,
  ),
  byCall(
    ["store list", "all open stores"],
    keptStoresCalls.list,
    () => ({}),
    ({ stores }) => stores.map(({ id, name, city, timings }) => `${id}\t${name}, ${city}\t${timings}`),
  ),
];
