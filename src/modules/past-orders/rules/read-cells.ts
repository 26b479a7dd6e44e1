import { parseRupees } from "#contract/format/money.ts";
import type { PastOrderSource, PastOrderStatus } from "./past-order.ts";

/** Such as 1299.5 or ₹1,299.5000, to the paisa: what is less than one is rounded half up. Nothing is nothing. */
export function readAmount(text: string): number | undefined {
  if (text === "") return 0;
  if (text.includes(",") && !grouped.test(text)) return undefined;
  const [, exact = "", third = "0"] = /^(.*\.\d\d)(\d)\d*$/.exec(text) ?? [];
  const paise = parseRupees(exact || text);
  return paise === undefined ? undefined : paise + (Number(third) >= 5 ? 1 : 0);
}

/** Thousands, or lakhs. In 499,50 the comma is another country's decimal mark, and no sum a hundred times as large. */
const grouped = /^\D*\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/** Whole pieces, which some write as 2.0. */
export function readPieces(text: string): number | undefined {
  return /^\d{1,6}(\.0+)?$/.test(text) ? Number.parseInt(text, 10) : undefined;
}

/** Such as 2024-03-01 17:05:09 +0530; a time without a zone is India's. */
export function readMoment(text: string): number | undefined {
  const match =
    /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d)(?::(\d\d))?(?:\.\d+)?)?\s*(UTC|Z|[+-]\d\d:?\d\d)?$/.exec(
      text,
    );
  if (!match) return undefined;
  const [year = 0, month = 0, ...rest] = match.slice(1, 7).map((digits) => Number(digits ?? 0));
  const [day = 0, hour = 0, minute = 0, second = 0] = rest;
  const at = Date.UTC(year, month - 1, day, hour, minute, second);
  const back = new Date(at);
  // The 31st of February is a day in March. Ids begin with the time, which has none before 1970.
  if (back.getUTCDate() !== day || back.getUTCMonth() !== month - 1 || back.getUTCHours() !== hour)
    return undefined;
  if (year < 1971) return undefined;
  return at - minutesOff(match[7] ?? "+0530") * 60_000;
}

function minutesOff(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const off = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return sign === "-" ? -off : off;
}

interface SaidStatus {
  readonly financial: string;
  readonly fulfilment: string;
  readonly cancelledAt: string;
}

/** Nothing for a word that no shop is known to write. */
export function readStatus(source: PastOrderSource, said: SaidStatus): PastOrderStatus | undefined {
  return source === "shopify" ? shopifyStatus(said) : woocommerceStatuses.get(saidPlainly(said.financial));
}

/** What is paid on delivery stays pending there though it was sent. */
function shopifyStatus({ financial, fulfilment, cancelledAt }: SaidStatus): PastOrderStatus | undefined {
  if (cancelledAt !== "") return "cancelled";
  const paid = shopifyPayments.get(saidPlainly(financial));
  const isSent = ["fulfilled", "partial"].includes(saidPlainly(fulfilment));
  return isSent && (paid === "paid" || paid === "unpaid") ? "sent" : paid;
}

const saidPlainly = (word: string): string =>
  word
    .toLowerCase()
    .replace(/^wc-/, "")
    .replace(/[\s_-]+/g, " ");

const shopifyPayments = statuses({
  ...{ "": "unpaid", pending: "unpaid", authorized: "unpaid", "partially paid": "paid" },
  ...{ paid: "paid", "partially refunded": "paid", refunded: "refunded" },
  ...{ voided: "cancelled", expired: "cancelled" },
});

/** WooCommerce's own, and what shops call an order that has left. */
const woocommerceStatuses = statuses({
  ...{ pending: "unpaid", "pending payment": "unpaid", "on hold": "unpaid", draft: "unpaid" },
  ...{ "checkout draft": "unpaid", processing: "paid", completed: "sent", shipped: "sent" },
  ...{ delivered: "sent", dispatched: "sent", cancelled: "cancelled", canceled: "cancelled" },
  ...{ failed: "cancelled", trash: "cancelled", refunded: "refunded" },
});

/** A file may say any word, one that all objects have among them. */
function statuses(said: Readonly<Record<string, PastOrderStatus>>): ReadonlyMap<string, PastOrderStatus> {
  return new Map(Object.entries(said));
}
