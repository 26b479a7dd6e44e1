import type { Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { ReportedRefund } from "#ports/payment-gateways/payment-gateway.ts";
import { deleteRefund, insertRefund, type RefundRow, updateRefund } from "./refund-repository.ts";
import type { PaymentRow } from "./repository.ts";
import { furthestState, restOf, sumOf } from "./rules/refund-state.ts";

export interface TakenIn {
  readonly refund: RefundRow;
  /** Refunds of ours that it stands in for, and that are no more. */
  readonly insteadOf: readonly string[];
}

interface RefundContext {
  readonly payment: PaymentRow;
  readonly reported: ReportedRefund;
  /** All refunds of the same payment. */
  readonly known: readonly RefundRow[];
  readonly captured: number;
  readonly now: number;
}

/** Ours by its id or key; else somebody gave money back at the gateway itself, and that is noted once. */
export function takeInRefund(tx: Tx, facts: RefundContext): Promise<TakenIn | undefined> {
  const { reported, known } = facts;
  const same = sameOf(known, reported);
  if (same) return moveOn(tx, same, facts);
  // No money moved, and nobody here waits for it.
  if (reported.state === "refused") return Promise.resolve(undefined);
  const settled = known.find((row) => isSettledBy(row, facts));
  return settled ? moveOn(tx, settled, facts) : noteForeign(tx, facts);
}

interface SharedContext {
  readonly orderId: string;
  /** That it was paid for at first, where that is another one. */
  readonly origin: Pick<PaymentRow, "order_id" | "amount_paise"> | undefined;
  /** All refunds of the same payment, of whichever orders that it pays for. */
  readonly known: readonly RefundRow[];
}

/** How much of it is of this order: what others have of it is not. */
export function shareOf(reported: ReportedRefund, { orderId, origin, known }: SharedContext): number {
  const isOwn = (one: RefundRow) => one.order_id === orderId;
  const firstId = origin?.order_id ?? orderId;
  const parts = known.filter(({ gateway_refund_id }) => gateway_refund_id === reported.id);
  const rest = restOf(
    reported.amountPaise,
    parts.filter((one) => !isOwn(one)),
  );
  if (parts.some(isOwn)) return rest;
  const asMuch = known.filter(({ amount_paise }) => amount_paise === reported.amountPaise);
  const same =
    sameOf(known, reported) ??
    asMuch.find(({ state }) => state === "refused") ??
    asMuch.find((one) => one.order_id !== firstId && isUnsent(one));
  if (parts.length === 0 && same) return isOwn(same) ? rest : 0;
  if (!origin || parts.some(({ order_id }) => order_id === firstId)) return rest;
  const ofFirst = known.filter((one) => one.order_id === firstId && isGiven(one));
  return Math.max(0, rest - restOf(origin.amount_paise, ofFirst));
}

/** The refund that is told of. */
function sameOf(known: readonly RefundRow[], { id, key }: ReportedRefund): RefundRow | undefined {
  return (
    known.find(({ gateway_refund_id }) => gateway_refund_id === id) ??
    known.find(({ gateway_key, gateway_refund_id }) => gateway_refund_id === null && gateway_key === key)
  );
}

async function moveOn(
  tx: Tx,
  row: RefundRow,
  { reported, now }: RefundContext,
): Promise<TakenIn | undefined> {
  const isOther = row.gateway_refund_id !== reported.id;
  // A refusal that stands gives way to money that moved.
  const state =
    isOther && row.state === "refused" ? reported.state : furthestState(row.state, reported.state);
  const bank_reference = reported.bankReference ?? row.bank_reference;
  if (!isOther && state === row.state) {
    // The bank's number comes late, and is news to nobody but who looks for it.
    if (bank_reference !== row.bank_reference) await updateRefund(tx, row.id, { bank_reference });
    return undefined;
  }
  const set = {
    state,
    bank_reference,
    gateway_refund_id: reported.id,
    amount_paise: reported.amountPaise,
    updated_at: now,
    ...(state === "refused" && { refusal: "The gateway could not give it back", gateway_key: newId(now) }),
  };
  await updateRefund(tx, row.id, set);
  return { refund: { ...row, ...set }, insteadOf: [] };
}

/** The staff gave it back over there because it was refused here, or before it was sent. */
function isSettledBy(row: RefundRow, { reported, known, captured }: RefundContext): boolean {
  if (row.amount_paise !== reported.amountPaise) return false;
  return row.state === "refused" || (isUnsent(row) && restOf(captured, known) < reported.amountPaise);
}

async function noteForeign(
  tx: Tx,
  { payment, reported, known, captured, now }: RefundContext,
): Promise<TakenIn> {
  const id = newId(now);
  const row: RefundRow = {
    id,
    order_id: payment.order_id,
    gateway_payment_id: reported.gatewayPaymentId,
    kind: "gateway",
    amount_paise: reported.amountPaise,
    lines: "[]",
    restock: 0,
    reason: "gateway",
    asked_by: "gateway",
    asked_key: null,
    state: reported.state,
    gateway_key: id,
    gateway_refund_id: reported.id,
    reference: null,
    bank_reference: reported.bankReference ?? null,
    refusal: null,
    tries: 0,
    due_at: now,
    created_at: now,
    updated_at: now,
  };
  await insertRefund(tx, row);
  const forgone = await oweLess(tx, [...known, row], captured, now);
  const goods = goodsOf(forgone);
  if (goods.lines !== row.lines) await updateRefund(tx, id, goods);
  return { refund: { ...row, ...goods }, insteadOf: forgone.map((one) => one.id) };
}

/** What is owed no more was for goods all the same: those on the shelf must not come there twice. */
function goodsOf(forgone: readonly RefundRow[]): Pick<RefundRow, "lines" | "restock"> {
  const restocked = forgone.filter(({ restock }) => restock === 1);
  const told = restocked.length > 0 ? restocked : forgone;
  const lines = told.flatMap((row) => JSON.parse(row.lines) as unknown[]);
  return { lines: JSON.stringify(lines), restock: restocked.length > 0 && lines.length > 0 ? 1 : 0 };
}

/** What somebody else has given back need not be given again: the newest debts shrink first. */
async function oweLess(
  tx: Tx,
  refunds: readonly RefundRow[],
  captured: number,
  now: number,
): Promise<RefundRow[]> {
  let tooMuch = sumOf(refunds) - captured;
  const forgone: RefundRow[] = [];
  for (const row of refunds.filter((one) => isUnsent(one) || one.state === "refused").reverse()) {
    if (tooMuch <= 0) break;
    const less = Math.min(tooMuch, row.amount_paise);
    tooMuch -= less;
    const amount_paise = row.amount_paise - less;
    if (amount_paise > 0)
      await updateRefund(tx, row.id, { amount_paise, gateway_key: newId(now), updated_at: now });
    else {
      await deleteRefund(tx, row.id);
      forgone.push(row);
    }
  }
  return forgone;
}

/** The gateway has it; nobody takes less of it back. */
export function isGiven(refund: RefundRow): boolean {
  return refund.state !== "refused" && !isUnsent(refund);
}

function isUnsent({ state, gateway_refund_id }: RefundRow): boolean {
  return state === "due" && gateway_refund_id === null;
}
