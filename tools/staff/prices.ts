import type { z } from "zod";
import { newSaleInput, ownPriceInput } from "#contract/calls/price-input.ts";
import { formatRupees, parseRupees } from "#contract/money.ts";
import type { Failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { TimedSaleView } from "#contract/timed-sale-view.ts";
import { systemClock } from "#platform/clock.ts";
import { createCatalogueService } from "#shop/catalogue/catalogue-service.ts";
import { type Command, type Options, type Result, refuse, type StaffShop, textOf } from "./command.ts";

const choice = { colour: { type: "string" }, size: { type: "string" } } as const;

export const price: Command = {
  right: () => "goods.change",
  forms: {
    "price set PRODUCT RUPEES [MRP]": "what one of its choices costs: --colour NAME --size NAME",
    "price same PRODUCT": "that choice costs what the product does again",
  },
  options: choice,
  run: setPrice,
};

export const sale: Command = {
  right: () => "goods.change",
  forms: {
    "sale list": "timed sales: planned, running and ended",
    "sale percent NUMBER": "takes so much off: --category ID, or --product ID [--colour NAME --size NAME]",
    "sale price RUPEES": "lowers a product or one of its choices to that price",
    "sale end ID": "ends it at once, or before it begins",
    "  --from, --to 2026-11-27T18:00": "when it begins and ends; else at once, and until it is ended",
  },
  options: {
    ...choice,
    product: { type: "string" },
    category: { type: "string" },
    from: { type: "string" },
    to: { type: "string" },
  },
  run: runSale,
};

async function setPrice(
  shop: StaffShop,
  [verb, id, rupees, mrp, ...more]: readonly string[],
  options: Options,
): Promise<Result> {
  const isSame = verb === "same";
  if (id === undefined || more.length > 0 || (verb !== "set" && !isSame)) return "unclear";
  if ((rupees === undefined) !== isSame) return "unclear";
  const read = ownPriceInput.safeParse({
    colour: textOf(options, "colour"),
    size: textOf(options, "size"),
    unitPaise: rupees === undefined ? null : parseRupees(rupees),
    mrpPaise: mrp === undefined ? null : parseRupees(mrp),
  });
  if (!read.success) return tellFaults(read.error);
  const { colour = "", size = "", unitPaise, mrpPaise } = read.data;
  const own = unitPaise === null ? null : { unitPaise, mrpPaise: mrpPaise ?? unitPaise };
  const set = await catalogueOf(shop).setChoicePrice(shop.actor, id, { colour, size }, own);
  if (!set.ok) return tellNo(set);
  console.log(`${id} costs ${own ? formatRupees(own.unitPaise) : "the same"}; shown within a second.`);
  return "done";
}

async function runSale(
  shop: StaffShop,
  [verb, given, ...more]: readonly string[],
  options: Options,
): Promise<Result> {
  const catalogue = catalogueOf(shop);
  if (verb === "list" && given === undefined) {
    for (const one of await catalogue.sales()) console.log(lineOf(one));
    return "done";
  }
  if (given === undefined || more.length > 0) return "unclear";
  if (verb === "end") {
    const ended = await catalogue.endSale(shop.actor, given);
    if (!ended.ok) return tellNo(ended);
    console.log(`${given} has ended; shown within a second.`);
    return "done";
  }
  if (verb !== "percent" && verb !== "price") return "unclear";
  const read = newSaleInput.safeParse({
    ...(verb === "percent" ? { percent: Number(given) } : { unitPaise: parseRupees(given) ?? Number.NaN }),
    productId: textOf(options, "product"),
    category: textOf(options, "category"),
    colour: textOf(options, "colour"),
    size: textOf(options, "size"),
    beginsAt: textOf(options, "from"),
    endsAt: textOf(options, "to"),
  });
  if (!read.success) return tellFaults(read.error);
  const made = await catalogue.makeSale(shop.actor, read.data);
  if (!made.ok) return tellNo(made);
  console.log(lineOf(made.value));
  return "done";
}

function catalogueOf({ db, settings }: StaffShop) {
  return createCatalogueService({ db, clock: systemClock, rate: settings.RUPEES_PER_UNIT });
}

function lineOf(sale: TimedSaleView): string {
  const { id, productId, category, colour, size, percent, unitPaise, beginsAt, endsAt, state } = sale;
  const what = [category ?? productId, colour, size].filter(Boolean).join(" ");
  const much = percent === null ? formatRupees(unitPaise) : `${percent}% off`;
  const to = endsAt === null ? "ended by hand" : momentOf(endsAt);
  return `${id}\t${state}\t${what}\t${much}\t${momentOf(beginsAt)} to ${to}`;
}

function momentOf(at: number): string {
  return new Date(at).toLocaleString("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
}

function tellFaults({ issues }: z.ZodError): Result {
  return refuse(issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("\n"));
}

function tellNo({ reason, message }: Failure): Result {
  return refuse(message ?? textsOf("en").refusals[reason as keyof object] ?? reason);
}
