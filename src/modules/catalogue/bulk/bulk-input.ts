import { z } from "zod";
import { refuseFor, tick, wholeNumber } from "#contract/endpoints/fields.ts";
import { cursor, text } from "#contract/endpoints/office-input.ts";
import { hundredthsOf, parseRupees } from "#contract/format/money.ts";
import { endings, type LineState } from "../bulk-view.ts";
import { goodsStates } from "../goods-view.ts";
import { moment } from "../prices/price-input.ts";
import { goodsFilterFields } from "../products/office-input.ts";

const mostNamed = 1_000;
const id = z.string().trim().min(1).max(40);

/** A form has one field for a list. */
const ids = z.preprocess(
  (value) => (typeof value === "string" ? value.split(",").filter((one) => one.trim() !== "") : value),
  z.array(id).max(mostNamed).default([]),
) as unknown as z.ZodType<string[], readonly string[] | string | undefined>;

const optional = (value: unknown) => (value === "" ? undefined : value);
const time = z.preprocess(optional, moment.optional()) as unknown as z.ZodType<
  number | undefined,
  string | undefined
>;

const fields = z.object({
  goods: ids.meta({ description: "At most 1,000 ids; in a form with a comma between" }),
  all: tick.meta({ description: "All that fit state, search, category and HSN code, instead of named ones" }),
  ...goodsFilterFields,
  deed: z.enum(["price", "discount", "sale", "category", "state", "stock"]),
  way: z.enum(["up", "down", "set", "add"]).optional(),
  by: z.enum(["percent", "rupees"]).default("percent"),
  amount: text(20).optional().meta({ description: "Percent, or rupees as one types them" }),
  ending: z.enum(endings).default("rupee"),
  beginsAt: time.meta({ description: "Of a timed sale; left out: at once" }),
  endsAt: time.meta({ description: "Left out: until it is ended" }),
  to: text(100).optional().meta({ description: "The category or the state to put goods in" }),
  pieces: z.preprocess(
    optional,
    wholeNumber(0)
      .refine((given) => given <= 1_000_000)
      .optional(),
  ) as unknown as z.ZodType<number | undefined, number | string | undefined>,
});

type BulkFields = z.output<typeof fields>;

/** Which goods, and what is wanted of each. */
export const bulkChange = fields.transform((given, context) => {
  const { goods, all, state, search, category, hsn } = given;
  if (!all && goods.length === 0) return refuseFor("bulkNothing", context, ["goods"]);
  return {
    chosen: all ? { all: { state, search, category, hsn } } : { ids: goods },
    wish: bulkChangeOf(given, context),
  };
});

function bulkChangeOf(given: BulkFields, context: z.RefinementCtx) {
  const { deed: kind, way, by, ending, beginsAt, endsAt, to, pieces } = given;
  switch (kind) {
    case "price":
      return {
        kind,
        way: way === "down" ? ("down" as const) : ("up" as const),
        by,
        amount: amountOf(given, by === "rupees" ? "rupees" : 10_000, context),
        ending,
      };
    case "discount":
      return { kind, percent: amountOf(given, 99, context), ending };
    case "sale":
      return {
        kind,
        percent: amountOf(given, 99, context) / 100,
        beginsAt: beginsAt ?? 0,
        endsAt: endsAt ?? null,
      };
    case "category":
      return { kind, category: to || refuseFor("fieldRequired", context, ["to"]) };
    case "state":
      return {
        kind,
        state: goodsStates.find((one) => one === to) ?? refuseFor("fieldRequired", context, ["to"]),
      };
    case "stock":
      return {
        kind,
        way: way === "add" ? ("add" as const) : ("set" as const),
        pieces: pieces ?? refuseFor("fieldRequired", context, ["pieces"]),
      };
  }
}

/** In paise, or in hundredths of a percent up to so many. */
function amountOf(
  { amount, deed: action }: BulkFields,
  most: number | "rupees",
  context: z.RefinementCtx,
): number {
  if (!amount) return refuseFor("fieldRequired", context, ["amount"]);
  const paise = parseRupees(amount.replace(/\s*%$/, ""));
  if (paise === undefined || (paise === 0 && action !== "discount"))
    return refuseFor("amountUnusable", context, ["amount"]);
  if (most !== "rupees" && paise > hundredthsOf(most))
    return refuseFor("amountUnusable", context, ["amount"]);
  return paise;
}

export const seen = wholeNumber(0).meta({
  description: "The version that was looked at; another one is refused",
});

export const linesWish = z.object({
  show: z.enum(["all", "problems"]).catch("all"),
  cursor,
});

/** Of products that are left as they are, each with why. */
export const problemStates = ["wrong", "unfit", "changed", "kept"] as const satisfies readonly LineState[];
