import { plain, readerOf, stateOf } from "#modules/accounts/rules/other-shop-cells.ts";
import type { PastAddress, PastOrder, PastOrderSource } from "./past-order.ts";
import { type Column, columnsOf } from "./past-order-file.ts";
import { readAmount, readMoment, readPieces, readStatus } from "./read-cells.ts";

export const pastOrderProblems = [
  ...(["number", "date", "status", "currency", "sum", "goods", "pieces", "twice", "long"] as const),
] as const;

export interface PastOrderFault {
  readonly line: number;
  /** By which its order is known in that shop; empty where it says none. */
  readonly number: string;
  readonly problem: (typeof pastOrderProblems)[number];
  readonly cell: string;
}

interface Line {
  readonly line: number;
  readonly number: string;
  readonly cells: readonly string[];
  readonly of: (column: Column) => string;
}

const longest = { number: 50, text: 500, note: 5_000, lines: 500 };

/** One after the other: the lines of an order stand together, and but for its goods the first says it all. */
export function* readPastOrders(
  source: PastOrderSource,
  header: readonly string[],
  lines: readonly { readonly line: number; readonly cells: readonly string[] }[],
  now: number,
): Generator<PastOrder | PastOrderFault> {
  const read = readerOf(header, columnsOf(source));
  const groups: Line[][] = [];
  for (const { line, cells } of lines) {
    const of = read(cells);
    const number = of("number");
    const next = { line, number, cells, of };
    const own = groups.at(-1);
    if (own && (number === "" || number === own[0]?.number)) own.push(next);
    else groups.push([next]);
  }
  const torn = tornNumbers(groups);
  for (const own of groups) {
    const [{ line, number }] = own as [Line];
    if (torn.has(number)) yield { line, number: number.slice(0, 100), problem: "twice", cell: "" };
    else yield orderOf(source, own, now);
  }
}

/** Of orders that a spreadsheet has sorted apart each group has a part. The same lines once more are the same order. */
function tornNumbers(groups: readonly Line[][]): Set<string> {
  const first = new Map<string, Line[]>();
  const torn = new Set<string>();
  for (const own of groups) {
    const number = own[0]?.number ?? "";
    const before = first.get(number);
    if (!before) first.set(number, own);
    else if (!isSame(before, own)) torn.add(number);
  }
  return torn;
}

/** Counted first: a file may have a long group, and a short one of its number ten thousand times. */
function isSame(some: readonly Line[], others: readonly Line[]): boolean {
  const isLike = ({ cells }: Line, at: number) => cells.join("\n") === others[at]?.cells.join("\n");
  return some.length === others.length && some.every(isLike);
}

function orderOf(source: PastOrderSource, own: readonly Line[], now: number): PastOrder | PastOrderFault {
  const [first] = own as readonly [Line];
  const { line, of } = first;
  const number = plain(first.number);
  const fault = (problem: PastOrderFault["problem"], cell = "", at = line): PastOrderFault => ({
    line: at,
    number: number.slice(0, 100),
    problem,
    cell: cell.slice(0, 100),
  });
  if (number === "") return fault("number");
  const other = own.find((one) => !["", of("createdAt")].includes(one.of("createdAt")));
  if (other) return fault("twice", "", other.line);
  const placedAt = readMoment(of("createdAt"));
  if (placedAt === undefined || placedAt > now) return fault("date", of("createdAt"));
  const status = readStatus(source, {
    ...{ financial: of("financial"), fulfilment: of("fulfilment"), cancelledAt: of("cancelledAt") },
  });
  if (!status) return fault("status", of("financial"));
  if (!["", "INR"].includes(of("currency").toUpperCase())) return fault("currency", of("currency"));

  const sums = {
    ...{ totalPaise: of("total"), subtotalPaise: of("subtotal"), taxPaise: of("tax") },
    ...{ discountPaise: of("discount"), shippingPaise: of("shipping") },
    // Some write what went back as less than nothing.
    refundedPaise: of("refunded").replace(/^-/, ""),
  };
  const unread = Object.values(sums).find((text) => readAmount(text) === undefined);
  if (of("total") === "" || unread !== undefined) return fault("sum", unread);
  const paise = (name: keyof typeof sums) => readAmount(sums[name]) ?? 0;

  // A line of its own may say a coupon, and no goods.
  const goods = own.filter((one) => one.of("title") !== "");
  if (goods.length === 0) return fault("goods");
  const odd = goods.find((one) => readPieces(one.of("quantity")) === undefined);
  if (odd) return fault("pieces", odd.of("quantity"), odd.line);
  const priceless = goods.find((one) => readAmount(one.of("price")) === undefined);
  if (priceless) return fault("sum", priceless.of("price"), priceless.line);

  const shipping = addressOf("shipping", of);
  const billing = addressOf("billing", of);
  const order: PastOrder = {
    ...{ number, placedAt, status, note: plain(of("note")), email: of("email") },
    name: billing.name || shipping.name,
    // Of a gift it is the phone of whoever got it, who is not to be shown what was paid for it.
    phone: of("phone") || (["", shipping.name].includes(billing.name) ? of("shippingPhone") : ""),
    ...{ totalPaise: paise("totalPaise"), refundedPaise: paise("refundedPaise") },
    address: shipping.street === "" && shipping.city === "" ? billing : shipping,
    sale: {
      lines: goods.map((one) => ({
        title: plain(one.of("title")),
        sku: plain(one.of("sku")),
        quantity: readPieces(one.of("quantity")) ?? 0,
        unitPaise: readAmount(one.of("price")) ?? 0,
      })),
      ...{ subtotalPaise: paise("subtotalPaise"), taxPaise: paise("taxPaise") },
      ...{ discountPaise: paise("discountPaise"), discountCode: plain(of("discountCode")) },
      ...{ shippingPaise: paise("shippingPaise"), shippingMethod: plain(of("shippingMethod")) },
      paidBy: plain(of("paidBy")),
    },
  };
  // Its text is not told: it may say who bought, and is kept when they are forgotten.
  return hasTooLong(order) ? fault("long") : order;
}

function addressOf(from: "billing" | "shipping", of: Line["of"]): PastAddress {
  const country = plain(of(`${from}Country`));
  return {
    name: plain(of(`${from}Name`) || [of(`${from}First`), of(`${from}Last`)].filter(Boolean).join(" ")),
    phone: plain(of(`${from}Phone`)),
    street: plain([of(`${from}Street`), of(`${from}Street2`)].filter(Boolean).join(", ")),
    city: plain(of(`${from}City`)),
    state: stateOf(plain(of(`${from}State`))),
    pinCode: plain(of(`${from}Zip`)),
    country: /^in$/i.test(country) ? "India" : country,
  };
}

function hasTooLong({ number, note, sale, address, ...rest }: PastOrder): boolean {
  const texts = [rest, address, sale, ...sale.lines].flatMap((part) => Object.values(part));
  return (
    number.length > longest.number ||
    note.length > longest.note ||
    sale.lines.length > longest.lines ||
    texts.some((text) => typeof text === "string" && text.length > longest.text)
  );
}
