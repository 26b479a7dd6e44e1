import { failure, type Outcome, success } from "#contract/outcome.ts";
import { freeOf } from "#modules/catalogue/rules/variant.ts";
import type { CheckoutParts } from "#modules/orders/checkout-parts.ts";
import type { OrderRecord } from "#modules/orders/public/order-record.ts";
import { Refused, refusing } from "#modules/orders/public/refused.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { returnMovedTo } from "./events.ts";
import { isDearer } from "./is-dearer.ts";
import { moveReturn } from "./move-return.ts";
import { type OpenLine, openLines } from "./return-rules.ts";
import { pickUpDays } from "./rules/pick-up.ts";
import { feeFor } from "./rules/returnable.ts";
import type { ReturnLine, ReturnRecord } from "./service.ts";
import {
  type Choice,
  type DayPart,
  mostReturns,
  type ReturnKind,
  type ReturnReason,
  type ReturnWay,
} from "./views.ts";

export interface ReturnRequest {
  readonly orderId: string;
  readonly lines: readonly ({ readonly line: number; readonly quantity: number } & Partial<Choice>)[];
  readonly wish: ReturnKind;
  readonly reason: ReturnReason;
  readonly words: string;
  readonly way: "pickUp" | "store" | "send";
  readonly day?: string | undefined;
  readonly part?: DayPart | undefined;
  readonly storeId?: string | undefined;
  /** The same wish, sent again, has the same key: there is one return of it. */
  readonly key?: string | undefined;
}

/** Whoever holds the order's link asks to send goods back. */
export async function askReturn(
  parts: CheckoutParts,
  request: ReturnRequest,
): Promise<Outcome<ReturnRecord>> {
  const stores = request.way === "store" ? await parts.stores() : [];
  return refusing(() =>
    parts.db.write(async (tx) => {
      const order = await parts.orders.lock(tx, request.orderId);
      if (!order) return failure("notFound");
      const known = await parts.returns.of(tx, [order.id]);
      const same = known.find(({ askedKey }) => request.key !== undefined && askedKey === request.key);
      if (same) return success(same);
      if (known.length >= mostReturns) return failure("returnsFull");
      const way = wayOf(parts, request, stores);
      if (!way) return failure("invalidInput", { field: "way" });
      const open = await openLines(parts, tx, order);
      const chosen = await chosenLines(parts, tx, order, { ...request, open });
      if (!chosen.ok) return chosen;
      const made = await parts.returns.ask(tx, {
        orderId: order.id,
        userId: order.userId,
        wish: request.wish,
        reason: request.reason,
        words: request.words,
        way,
        lines: chosen.value,
        feePaise: feeFor(parts.returnRules(), request.reason, request.way === "pickUp"),
        askedKey: request.key ?? null,
      });
      if (!(await parts.orders.pieces.claim(tx, order, made.id, chosen.value)))
        throw new Refused(failure("notReturnable", { field: "lines" }));
      parts.at("return:asked");
      await parts.orders.noteChange(tx, order, "return-asked", { actor: order.userId });
      await emit(tx, returnMovedTo.asked, { order, now: made });
      parts.at("return:before-commit");
      return success(made);
    }),
  );
}

async function chosenLines(
  parts: CheckoutParts,
  tx: Tx,
  order: OrderRecord,
  { lines, wish, open }: ReturnRequest & { readonly open: readonly OpenLine[] },
): Promise<Outcome<ReturnLine[]>> {
  if (lines.length === 0 || new Set(lines.map(({ line }) => line)).size < lines.length)
    return failure("invalidInput", { field: "lines" });
  if (open.every(({ most }) => most === 0)) return failure("returnOver");
  for (const { line, quantity } of lines)
    if (quantity < 1 || quantity > (open.find((one) => one.line === line)?.most ?? 0))
      return failure("notReturnable", { field: "lines" });
  const known = await parts.catalogue.sellables(
    tx,
    lines.map(({ line }) => order.lines[line]?.productId ?? ""),
  );
  const chosen: ReturnLine[] = [];
  for (const { line, quantity, colour = null, size = null } of lines) {
    const to = wish === "exchange" ? { colour, size } : null;
    const goods = known.get(order.lines[line]?.productId ?? "");
    if (to) {
      if (!parts.returnRules().exchange || !goods || goods.gone) return failure("productGone");
      const of = { colour: colour ?? "", size: size ?? "" };
      if (!goods.variants.some((one) => one.colour === of.colour && one.size === of.size))
        return failure("choiceUnknown", { field: "lines" });
      const sold = order.lines[line];
      if (!sold || isDearer(goods, sold, of)) return failure("choiceDearer", { field: "lines" });
      // It is kept for her once the return is accepted.
      if (freeOf(goods.variants, of) < quantity) return failure("outOfStock", { field: "lines" });
    }
    chosen.push({ line, quantity, accepted: 0, shelved: 0, writtenOff: 0, to });
  }
  return success(chosen);
}

function wayOf(
  { returnRules, clock }: CheckoutParts,
  { way, day, part, storeId }: ReturnRequest,
  stores: readonly { readonly id: string; readonly name: string }[],
): ReturnWay | undefined {
  const rules = returnRules();
  if (way === "send") return { kind: "send" };
  if (way === "store") {
    const store = rules.toStores ? stores.find(({ id }) => id === storeId) : undefined;
    return store && { kind: "store", storeId: store.id, name: store.name };
  }
  const isOffered = rules.pickUp && day !== undefined && pickUpDays(clock.now()).includes(day);
  return isOffered && part !== undefined ? { kind: "pickUp", day, part } : undefined;
}

/** The shopper has thought better of it. */
export function withdrawReturn(
  parts: CheckoutParts,
  orderId: string,
  returnId: string,
): Promise<Outcome<ReturnRecord>> {
  return refusing(() =>
    parts.db.write(async (tx) => {
      const order = await parts.orders.lock(tx, orderId);
      const one = await parts.returns.find(tx, returnId);
      if (!order || one?.orderId !== orderId) return failure("notFound");
      if (one.state === "withdrawn") return success(one);
      const moved = await moveReturn(parts, tx, order, { one, to: "withdrawn", turn: { actor: one.userId } });
      if (!moved.ok) throw new Refused(moved);
      await parts.orders.noteChange(tx, order, "return-withdrawn", { actor: one.userId });
      return moved;
    }),
  );
}
