import { wordsOf } from "#contract/charge-words.ts";
import type { DeskCard, DeskOrder } from "#contract/desk-view.ts";
import { formatRupees } from "#contract/money.ts";
import { charges } from "#contract/texts/en/charges.ts";
import { timeWords } from "./readable.ts";

/** Who, how much and since when, on one line. */
export function headOf({
  number,
  shortId,
  state,
  createdAt,
  money,
  to,
  reach,
}: Omit<DeskCard, "pieces">): string {
  const sum = money ? `  ${formatRupees(money.totalPaise)}` : "";
  const by = reach ? ` (${[reach.phone, reach.email].filter(Boolean).join(", ")})` : "";
  return `${number}  ${shortId}  ${stateWords(state).padEnd(10)}  ${timeWords(createdAt)}${sum}  ${to.name}, ${to.city} ${to.pinCode}${by}`;
}

export function goodsWords(goods: readonly { readonly title: string; readonly quantity: number }[]): string {
  return goods.map(({ quantity, title }) => `${quantity} × ${title}`).join(", ");
}

export function stateWords(state: string): string {
  return state === "partSent" ? "sent in part" : state === "returning" ? "on its way back" : state;
}

/** All that somebody who packs or answers the phone needs. */
export function wholeOrder({ money, lines, parcels, events, notes = [], ...order }: DeskOrder): string[] {
  const { payment, quote } = money ?? {};
  const to = [order.to.name, order.to.street, order.to.city, order.to.state].filter(Boolean).join(", ");
  return [
    headOf({
      ...order,
      goods: [],
      ...(payment && quote && { money: { ...payment, totalPaise: quote.total, payment: "" } }),
    }),
    `  ${order.id}, version ${order.version}`,
    ...lines.map(({ title, quantity, colour, size, unitPaise = 0 }) => {
      const choice = [colour, size].filter(Boolean).join(", ");
      return `  ${quantity} × ${title}${choice && ` (${choice})`}  ${formatRupees(unitPaise * quantity)}`;
    }),
    ...(quote ? [`  ${billOf(quote)}`] : []),
    ...(payment ? [`  payment: ${payment.method}, ${payment.status}`] : []),
    ...(money?.refunds ?? []).map(
      ({ id, paise, state, reason, by }) =>
        `  refund ${id}: ${formatRupees(paise)}, ${state}, ${reason}, by ${nameOf(by)}`,
    ),
    `  to: ${to} ${order.to.pinCode}${order.reach ? `, ${order.reach.phone}` : ""}`,
    ...parcels.map(({ parcel, carrier, trackingNumber, state, goods }) => {
      const named = [carrier, trackingNumber].filter(Boolean).join(" ") || "without a number";
      return `  parcel ${parcel}: ${named}, ${state}: ${goodsWords(goods)}`;
    }),
    ...events.map(
      ({ at, what, by, note }) => `  ${timeWords(at)}  ${what}  by ${nameOf(by)}${note ? `: ${note}` : ""}`,
    ),
    ...notes.map(({ at, kind, by, words }) => `  ${timeWords(at)}  ${kind} of ${nameOf(by)}: ${words}`),
  ];
}

type Money = NonNullable<DeskOrder["money"]>;

function billOf({ subtotal, total, charges: all }: Money["quote"]): string {
  const named = (inside: boolean) =>
    all
      .filter((charge) => charge.inside === inside)
      .map((charge) => {
        const { name, amount } = wordsOf(charge as Parameters<typeof wordsOf>[0], charges);
        return `${name} ${amount}`;
      });
  return [
    `goods ${formatRupees(subtotal)}`,
    ...named(false),
    `total ${formatRupees(total)}`,
    ...named(true),
  ].join(", ");
}

const nameOf = ({ kind, name }: DeskOrder["events"][number]["by"]) => name ?? kind;
