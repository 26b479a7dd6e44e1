import type { AnswerOf } from "#contract/call.ts";
import { pricesCalls } from "#contract/calls/prices.ts";
import { formatRupees, parseRupees } from "#contract/money.ts";
import { byCall, type Form, type Typed } from "./form.ts";
import { timeWords } from "./readable.ts";

const choice = "[--colour NAME] [--size NAME]";
const when = `[--product ID] [--category ID] ${choice} [--from TIME] [--to TIME]`;

export const pricesForms: readonly Form[] = [
  byCall(
    [`price set PRODUCT RUPEES [MRP] ${choice}`, "what one of its choices costs"],
    pricesCalls.set,
    ({ PRODUCT = "", RUPEES = "", MRP, ...typed }) => ({
      ...{ id: PRODUCT, ...choiceOf(typed), unitPaise: paise(RUPEES) },
      ...(MRP && { mrpPaise: paise(MRP) }),
    }),
    (_, { PRODUCT, RUPEES = "" }) =>
      `${PRODUCT} costs ${formatRupees(paise(RUPEES))}; shown within a second.`,
  ),
  byCall(
    [`price same PRODUCT ${choice}`, "that choice costs what the product does again"],
    pricesCalls.set,
    ({ PRODUCT = "", ...typed }) => ({ id: PRODUCT, ...choiceOf(typed), unitPaise: null }),
    (_, { PRODUCT }) => `${PRODUCT} costs the same; shown within a second.`,
  ),
  byCall(
    ["sale list", "timed sales: planned, running and ended"],
    pricesCalls.listSales,
    () => ({}),
    ({ sales }) => sales.map(saleLine),
  ),
  byCall(
    [
      `sale percent NUMBER ${when}`,
      "takes so much off; times such as 2026-11-27T18:00, else at once and until ended",
    ],
    pricesCalls.makeSale,
    ({ NUMBER, ...typed }) => ({ ...saleOf(typed), percent: Number(NUMBER) }),
    ({ data }) => saleLine(data),
  ),
  byCall(
    [`sale price RUPEES ${when}`, "lowers a product or one of its choices to that price"],
    pricesCalls.makeSale,
    ({ RUPEES = "", ...typed }) => ({ ...saleOf(typed), unitPaise: paise(RUPEES) }),
    ({ data }) => saleLine(data),
  ),
  byCall(
    ["sale end SALE", "ends it at once, or before it begins"],
    pricesCalls.endSale,
    ({ SALE = "" }) => ({ id: SALE }),
    (_, { SALE }) => `${SALE} has ended; shown within a second.`,
  ),
];

function choiceOf({ colour, size }: Typed) {
  return { ...(colour && { colour }), ...(size && { size }) };
}

function saleOf({ product, category, from, to, ...typed }: Typed) {
  return {
    ...choiceOf(typed),
    ...(product && { productId: product }),
    ...(category && { category }),
    ...(from && { beginsAt: from }),
    ...(to && { endsAt: to }),
  };
}

/** What is no amount is refused by the call. */
function paise(typed: string): number {
  return parseRupees(typed) ?? Number.NaN;
}

function saleLine(sale: AnswerOf<typeof pricesCalls.makeSale>["data"]): string {
  const { id, productId, category, colour, size, percent, unitPaise, beginsAt, endsAt, state } = sale;
  const what = [category ?? productId, colour, size].filter(Boolean).join(" ");
  const much = percent === null ? formatRupees(unitPaise ?? 0) : `${percent}% off`;
  const to = endsAt === null ? "ended by hand" : timeWords(endsAt);
  return `${id}\t${state}\t${what}\t${much}\t${timeWords(beginsAt)} to ${to}`;
}
