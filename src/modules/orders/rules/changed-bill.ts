import { formatRupees } from "#contract/format/money.ts";
import type { Texts } from "#contract/texts/en.ts";
import { isMoneyHere } from "#modules/payments/rules/payment-status.ts";
import type { OrderView } from "../order-view.ts";

type Sums = Pick<OrderView, "status" | "paymentStatus" | "lessPaise" | "movedPaise" | "finalPaise"> & {
  readonly total: number;
  readonly lines: readonly Pick<OrderView["lines"][number], "takenOut">[];
};

type Row = { readonly name: string; readonly amount: string };

/** Rows of a bill below its total. */
export type ChangedBill = { readonly rows: readonly Row[]; readonly last: Row };

/** What became of a bill after it was written, and what is to be paid in the end; nothing where it holds as it was. */
export function changedBill(order: Sums, words: Texts["orders"]["bill"]): ChangedBill | undefined {
  const { status, paymentStatus, total, lines, lessPaise, movedPaise, finalPaise } = order;
  if (finalPaise === total) return undefined;
  const hasLessGoods = lines.some(({ takenOut }) => takenOut !== undefined);
  const changes = [
    [hasLessGoods ? words.takenOff : words.discount, lessPaise],
    [words.moved, movedPaise],
    [words.refunded, total - lessPaise - movedPaise - finalPaise],
  ] as const;
  const unpaid = status === "cancelled" ? words.total : words.toPay;
  return {
    rows: changes.flatMap(([name, paise]) =>
      paise > 0 ? [{ name, amount: `−${formatRupees(paise)}` }] : [],
    ),
    last: { name: isMoneyHere(paymentStatus) ? words.paid : unpaid, amount: formatRupees(finalPaise) },
  };
}
