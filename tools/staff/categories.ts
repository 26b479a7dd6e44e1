import { categoriesCalls } from "#contract/calls/categories.ts";
import type { Failure } from "#contract/outcome.ts";
import { refusals } from "#contract/texts/en/refusals.ts";
import { categoryInput } from "#shop/catalogue/goods/category-input.ts";
import { Refusal } from "../refusal.ts";
import { rowsIn } from "./files.ts";
import { byCall, type Form, type Typed } from "./form.ts";
import type { Terminal } from "./terminal.ts";

/** A file says ids of its own and changes what is there, and an id changes: for who sets a shop up, not for a page. */
export const categoriesForms: readonly Form[] = [
  byCall(
    ["category list", "all categories with their parts, and which are hidden"],
    categoriesCalls.list,
    () => ({}),
    ({ categories }) =>
      categories
        .filter(({ parent }) => parent === null)
        .flatMap((top) => [top, ...categories.filter(({ parent }) => parent === top.id)])
        .map(({ id, parent, label, version, isHidden }) =>
          [
            `${parent === null ? "" : "  "}${id}`,
            label.en,
            label.hi || "-",
            `version ${version}`,
            ...(isHidden ? ["hidden"] : []),
          ].join("\t"),
        ),
  ),
  {
    words: "category put FILE [--seen VERSION]",
    does: "adds the one of a JSON file, or a list, or changes those with the same id",
    right: "shop.change",
    async run(at, { FILE = "", ...typed }) {
      const rows = rowsIn(FILE, categoryInput);
      for (const row of rows) {
        const { seen } = await seenOf(at, row.id, typed);
        const put = await at.shop.catalogue.putCategory(row, { seen, by: at.actor });
        if (!put.ok) refuse(row.id, put);
      }
      return rows.map(({ id }) => changed(id));
    },
  },
  {
    words: "category rename CATEGORY NEW-ID [--seen VERSION]",
    does: "another address; the old one leads to it",
    right: "shop.change",
    async run(at, { CATEGORY: id = "", "NEW-ID": to = "", ...typed }) {
      const { seen } = await seenOf(at, id, typed);
      const renamed = await at.shop.catalogue.renameCategory(id, to, { seen, by: at.actor });
      if (!renamed.ok) refuse(id, renamed);
      return changed(id);
    },
  },
  ...(["hide", "show"] as const).map((word) =>
    byCall(
      [
        `category ${word} CATEGORY [--seen VERSION]`,
        word === "hide" ? "takes it out of all lists" : "brings it back",
      ],
      categoriesCalls.setHidden,
      async ({ CATEGORY = "", ...typed }, at) => ({
        ...(await seenOf(at, CATEGORY, typed)),
        hidden: word === "hide",
      }),
      ({ id }) => changed(id),
    ),
  ),
  byCall(
    ["category remove CATEGORY [--seen VERSION]", "one without goods and parts"],
    categoriesCalls.remove,
    ({ CATEGORY = "", ...typed }, at) => seenOf(at, CATEGORY, typed),
    ({ id }) => changed(id),
  ),
];

/** Who names no version has just looked. */
async function seenOf(at: Terminal, id: string, { seen }: Typed): Promise<{ id: string; seen: number }> {
  const { categories } = await at.ask(categoriesCalls.list, {});
  return { id, seen: Number(seen ?? categories.find((one) => one.id === id)?.version ?? 0) };
}

function changed(id: string): string {
  return `${id} is done, and shown within a second.`;
}

function refuse(id: string, { reason, message, data }: Failure): never {
  const now = data === undefined ? "" : ` Now it is ${JSON.stringify(data)}.`;
  throw new Refusal(
    reason === "notFound" ? `There is no category ${id}.` : `${id}: ${message ?? refusals[reason]}${now}`,
  );
}
