import { refusals } from "#contract/failures.ts";
import type { Failure } from "#contract/outcome.ts";
import { categoryInput } from "#modules/catalogue/categories/category-input.ts";
import { storeInput } from "#modules/stores/store-input.ts";
import { Refusal } from "#tools/refusal.ts";
import { rowsIn } from "#tools/staff/files.ts";
import type { Form } from "#tools/staff/form.ts";
import { seenCategory } from "#tools/staff/inputs.ts";

/** A file says ids of its own and changes what is there, and an id changes: for who sets a shop up, not for a page. */
export const setUpForms: readonly Form[] = [
  {
    words: "category put FILE [--seen VERSION]",
    does: "adds the one of a JSON file, or a list, or changes those with the same id",
    right: "shop.change",
    async run(at, { FILE = "", ...typed }) {
      const rows = rowsIn(FILE, categoryInput);
      for (const row of rows) {
        const { seen } = await seenCategory({ CATEGORY: row.id, ...typed }, at);
        const put = await at.shop.catalogue.putCategory(row, { seen: Number(seen), by: at.actor });
        if (!put.ok) refuse(row.id, put);
      }
      return rows.map(({ id }) => `${id} is done, and shown within a second.`);
    },
  },
  {
    words: "category rename CATEGORY NEW-ID [--seen VERSION]",
    does: "another address; the old one leads to it",
    right: "shop.change",
    async run(at, typed) {
      const { CATEGORY: id = "", "NEW-ID": to = "" } = typed;
      const { seen } = await seenCategory(typed, at);
      const done = await at.shop.catalogue.renameCategory(id, to, { seen: Number(seen), by: at.actor });
      if (!done.ok) refuse(id, done);
      return `${to} is done, and shown within a second.`;
    },
  },
  {
    words: "store add FILE",
    does: "adds the one of a JSON file, or a list, or changes the one with the same slug",
    right: "shop.change",
    /** The fields are those of db/seed/stores.json. */
    async run({ shop, actor }, { FILE = "" }) {
      const rows = rowsIn(FILE, storeInput.strict());
      for (const row of rows) await shop.stores.putStore(actor, row);
      return rows.map(({ slug }) => `${slug} is on the stores page.`);
    },
  },
];

function refuse(id: string, { reason, message, data }: Failure): never {
  if (reason === "notFound") throw new Refusal(`There is no category ${id}.`);
  const now = data === undefined ? "" : ` Now it is ${JSON.stringify(data)}.`;
  throw new Refusal(`${id}: ${message ?? refusals[reason]}${now}`);
}
