import type { Outcome } from "#contract/outcome.ts";
import { systemClock } from "#platform/clock.ts";
import type { CategoryInput } from "#shop/catalogue/goods/category-input.ts";
import { createCategoryService } from "#shop/catalogue/goods/category-service.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";
import { readRows } from "./read-rows.ts";

export const category: Command = {
  right: () => "shop.change",
  forms: {
    "category list": "all categories with their parts, and which are hidden",
    "category put FILE.json": "adds one or a list, or changes those with the same id",
    "category rename ID NEW-ID": "another address; the old one leads to it",
    "category hide ID": "takes it out of all lists; show ID brings it back",
    "category remove ID": "one without goods and parts",
    "  --seen VERSION ": "only if nobody has changed it since that version",
  },
  options: { seen: { type: "string" } },
  run: changeCategories,
};

async function changeCategories(
  { db, actor: by }: StaffShop,
  [verb, first = "", second, ...more]: readonly string[],
  options: Options,
): Promise<Result> {
  const categories = createCategoryService({ db, clock: systemClock });
  const versions = new Map((await categories.categoryRows()).map(({ id, version }) => [id, version]));
  const seenOf = (id: string) => ({ seen: Number(textOf(options, "seen") ?? versions.get(id) ?? 0), by });
  if (verb === "list" && first === "") return list(await categories.categoryRows());
  if (first === "" || more.length > 0 || (second === undefined) === (verb === "rename")) return "unclear";
  switch (verb) {
    case "put":
      return putAll(first, (input) => categories.putCategory(input, seenOf(input.id)));
    case "hide":
    case "show":
      if (!versions.has(first)) return refuse(`There is no category ${first}.`);
      return tell(first, await categories.putCategory({ id: first, hidden: verb === "hide" }, seenOf(first)));
    case "rename":
      return tell(first, await categories.renameCategory(first, second ?? "", seenOf(first)));
    case "remove":
      return tell(first, await categories.removeCategory(first, seenOf(first)));
    default:
      return "unclear";
  }
}

type Rows = Awaited<ReturnType<ReturnType<typeof createCategoryService>["categoryRows"]>>;

function list(rows: Rows): Result {
  for (const top of rows.filter(({ parent }) => parent === null))
    for (const { id, parent, label_en, label_hi, version, hidden } of [
      top,
      ...rows.filter((one) => one.parent === top.id),
    ])
      console.log(
        `${parent === null ? "" : "  "}${id}\t${label_en}\t${label_hi || "-"}\tversion ${version}${hidden ? "\thidden" : ""}`,
      );
  return "done";
}

async function putAll(
  file: string,
  put: (input: CategoryInput) => Promise<Outcome<number>>,
): Promise<Result> {
  const rows = readRows(file);
  if (rows === undefined) return "refused";
  for (const row of rows) {
    const input = row as CategoryInput;
    const done = tell(String(input?.id), await put(input));
    if (done !== "done") return done;
  }
  return "done";
}

function tell(id: string, came: Outcome<number>): Result {
  if (came.ok) {
    console.log(`${id} is done, and shown within a second.`);
    return "done";
  }
  if (came.reason === "notFound") return refuse(`There is no category ${id}.`);
  if (came.reason === "settingChanged")
    return refuse(
      `Somebody else has changed ${id} meanwhile. Nothing was written; now it is ${JSON.stringify(came.data)}.`,
    );
  return refuse(`${id}: ${came.message ?? came.reason}`);
}
