import { variantKey } from "#modules/catalogue/rules/variant.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import type { KeptReason, OrderStatus } from "../order-view.ts";
import { eventOf, type OrderEvent, type OrderRecord, recordOf } from "../public/order-record.ts";
import { billOf } from "../quote-view.ts";
import { besideEach } from "../rules/beside.ts";
import { documentsUntil, type ErasureStep, nextErasure } from "../rules/erasure.ts";
import { heldIn } from "../rules/hold-limits.ts";
import { readOrderId } from "../rules/order-id.ts";
import { canMove } from "../rules/order-status.ts";
import { isHereAgain } from "../rules/order-step.ts";
import * as erasing from "./erasure-repository.ts";
import { countEvents } from "./event-counts-repository.ts";
import { orderPaid, orderPlaced } from "./events.ts";
import { lineRow, type NewOrder, type Promised, pendingRow, weekLater } from "./new-order.ts";
import { oftenBought } from "./often-bought-repository.ts";
import * as eventRows from "./order-events-repository.ts";
import * as jobRows from "./order-jobs-repository.ts";
import { createOrderKeys } from "./order-keys.ts";
import { createOrderLists } from "./order-list-service.ts";
import { type Change, createOrderProgress } from "./order-progress.ts";
import * as rows from "./order-repository.ts";
import { createOrdersOfUser } from "./orders-of-user.ts";
import { createParcelsService } from "./parcels-service.ts";
import { orderPieces } from "./pieces-service.ts";
import * as purchases from "./purchase-repository.ts";

export type OrdersService = ReturnType<typeof createOrdersService>;

export interface OrdersParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly promised?: Promised;
}

export function createOrdersService({ db, clock, promised = weekLater }: OrdersParts) {
  return {
    ...createOrderProgress({ clock }),
    parcels: createParcelsService({ clock }),
    pieces: orderPieces,
    lists: createOrderLists({ db }),
    ...createOrderKeys({ db, clock }),
    ...createOrdersOfUser({ db }),
    oftenBought: (most: number) => oftenBought(db.read, most),

    async place(tx: Tx, order: NewOrder): Promise<OrderRecord> {
      const number = await rows.drawNumber(tx);
      const row = pendingRow(order, { number, now: clock.now(), promised });
      const lines = order.lines.map((line, position) => lineRow(row.id, position, line));
      const { charges } = order.quote;
      const sold = charges.map((charge, at) => ({ ...charge, tax: order.chargeTaxes[at] ?? null }));
      await rows.insertOrder(tx, row, { lines, charges: sold });
      await notePromo(tx, { ...order, id: row.id }, "held");
      await note(tx, row, "pending", { actor: order.actor ?? order.userId });
      const quote = billOf(row.subtotal_paise, charges);
      const placed = { ...recordOf({ ...row, charges: null }, lines), quote, chargeTaxes: order.chargeTaxes };
      await emit(tx, orderPlaced, { order: placed });
      return placed;
    },

    async lock(tx: Tx, id: string): Promise<OrderRecord | undefined> {
      const [row, lines] = await Promise.all([rows.lockOrder(tx, id), rows.linesOf(tx, [id])]);
      return row && recordOf(row, lines);
    },

    async lockPending(tx: Tx, userId: string): Promise<OrderRecord[]> {
      const found = await rows.lockPendingOrders(tx, userId);
      const lines = await rows.linesOf(
        tx,
        found.map(({ id }) => id),
      );
      return found.map((row) => recordOf(row, lines));
    },

    /** The caller has sold the stock in the same transaction. An expired order may come back this way. */
    async markOrdered(
      tx: Tx,
      order: OrderRecord,
      actor: string,
      { isPaid = true }: { isPaid?: boolean } = {},
    ): Promise<void> {
      const now = clock.now();
      await rows.updateOrder(tx, order.id, {
        status: "ordered",
        step: null,
        cancel_reason: null,
        paid_at: isPaid ? now : null,
        expected_at: promised(order.address, now),
        updated_at: now,
      });
      await note(tx, order, "ordered", { actor });
      await notePromo(tx, order, "used");
      if (isPaid) await emit(tx, orderPaid, { order, paise: order.quote.total });
    },

    async markPaid(tx: Tx, order: OrderRecord, paise: number): Promise<void> {
      await rows.updateOrder(tx, order.id, { paid_at: clock.now() });
      await emit(tx, orderPaid, { order, paise });
    },

    /** The caller gives the stock back in the same transaction. */
    async cancel(
      tx: Tx,
      order: OrderRecord,
      reason: KeptReason | "notCollected",
      actor: string,
    ): Promise<void> {
      if (!canMove(order.status, "cancelled") && !isHereAgain(order))
        throw new Error(`An order cannot be cancelled when it is ${order.status}.`);
      if (order.promoCode && !isHereAgain(order)) await purchases.deletePromoUse(tx, order.id);
      await rows.updateOrder(tx, order.id, {
        status: "cancelled",
        step: null,
        cancel_reason: reason === "notCollected" ? "staff" : reason,
        updated_at: clock.now(),
      });
      await note(tx, order, "cancelled", { actor, note: reason });
    },

    /** Whose it is, and whether it is paid. */
    async brief(q: Reads | Tx, id: string) {
      const [row] = await rows.briefOf(q, { id });
      return row && { userId: row.user_id, isPaid: row.paid_at !== null };
    },

    async find(q: Reads | Tx, id: string): Promise<OrderRecord | undefined> {
      const row = await rows.findOrder(q, id);
      return row && recordOf(row, await rows.linesOf(q, [row.id]));
    },

    async findAll(q: Reads | Tx, ids: readonly string[]): Promise<OrderRecord[]> {
      const [found, lines] = await Promise.all([rows.findOrders(q, ids), rows.linesOf(q, ids)]);
      return found.map((row) => recordOf(row, lines));
    },

    /** By the whole id, the six characters or the number, the owner's only. */
    async findOf(userId: string, typed: string): Promise<OrderRecord | undefined> {
      const wanted = readOrderId(typed);
      if (!wanted) return undefined;
      const row =
        "id" in wanted
          ? await rows.findOrderOf(db.read, userId, wanted.id)
          : "number" in wanted
            ? await rows.findByNumberOf(db.read, userId, wanted.number)
            : await rows.findByShortId(db.read, userId, wanted.shortId);
      return row && recordOf(row, await rows.linesOf(db.read, [row.id]));
    },

    /** What was bought with this phone without an account is somebody's from now on; gives which orders that were. */
    async adopt(
      tx: Tx,
      { userId, phone }: { readonly userId: string; readonly phone: string },
    ): Promise<string[]> {
      const ids = await rows.adoptOrders(tx, phone, userId);
      if (ids.length > 0) await purchases.movePromoUses(tx, ids, userId);
      return ids;
    },

    /** By the number that people say, whoever's it is. */
    async findByNumber(typed: string): Promise<OrderRecord | undefined> {
      const wanted = readOrderId(typed);
      const row = wanted && "number" in wanted && (await rows.findByNumber(db.read, wanted.number));
      return row ? recordOf(row, await rows.linesOf(db.read, [row.id])) : undefined;
    },

    /** Of each of these orders, by its id, the others that are in one parcel with it. */
    async together(q: Reads | Tx, orders: readonly Pick<OrderRecord, "id" | "joinedTo">[]) {
      const firsts = new Set(orders.map(({ id, joinedTo }) => joinedTo ?? id));
      return besideEach(firsts.size === 0 ? [] : await rows.joinedWith(q, [...firsts]));
    },

    async events(orderId: string): Promise<OrderEvent[]> {
      return (await eventRows.eventsOf(db.read, [orderId])).map(eventOf);
    },

    hasBought: (q: Reads | Tx, userId: string, productId: string) =>
      purchases.hasBought(q, userId, productId),
    boughtBy: purchases.boughtBy,

    /** What the customer's unpaid orders keep from everybody else, by the key of its variants. */
    async heldFor(q: Reads | Tx, userId: string): Promise<Map<string, number>> {
      return heldIn(await rows.pendingLinesOf(q, { userId }));
    },

    hasPaidBefore: (q: Reads | Tx, userId: string) => purchases.hasPaidBefore(q, userId),

    /** For how long each variant was kept from others without being paid, since then, by any but these orders. */
    async heldLately(
      tx: Tx,
      userId: string,
      { since, but }: { readonly since: number; readonly but: Promise<readonly string[]> },
    ): Promise<Map<string, number>> {
      const now = clock.now();
      const held = new Map<string, number>();
      const [holds, others] = await Promise.all([rows.unpaidHoldsOf(tx, { userId, since }), but]);
      for (const row of holds) {
        if (others.includes(row.id)) continue;
        const end = Math.min(row.held_until, row.status === "pending" ? now : row.updated_at);
        const key = variantKey(row);
        held.set(key, (held.get(key) ?? 0) + Math.max(0, end - row.created_at));
      }
      return held;
    },

    promoUses: purchases.promoUses,
    hasBoughtBefore: purchases.hasBoughtBefore,
    buyersAmong: purchases.buyersAmong,

    /** Of these, the ones that wait for no payment: paid or ended. */
    async notPending(q: Reads, ids: readonly string[]): Promise<ReadonlySet<string>> {
      return new Set((await jobRows.ordersNotPending(q, ids)).map(({ id }) => id));
    },

    async expired(limit: number): Promise<string[]> {
      return (await jobRows.expiredOrders(db.read, clock.now(), limit)).map(({ id }) => id);
    },

    async underWay(idleMs: number, limit: number): Promise<string[]> {
      return (await jobRows.ordersUnderWay(db, clock.now() - idleMs, limit)).map(({ id }) => id);
    },

    /** A customer leaves; the caller empties the cart before, as the order of locks asks. */
    forget: (tx: Tx, userId: string) => erasing.eraseOrdersOf(tx, userId, clock.now()),
    toErase: (limit: number) => erasing.ordersToErase(db.read, clock.now(), limit),

    /** Takes the next step of each; gives those that the caller removes once nothing leads to them. */
    async eraseDue(
      tx: Tx,
      due: Awaited<ReturnType<typeof erasing.ordersToErase>>,
      {
        now,
        withMoney,
        papers,
      }: {
        readonly now: number;
        readonly withMoney: readonly string[];
        /** When the last paper of each was written. */
        readonly papers: ReadonlyMap<string, number>;
      },
    ): Promise<{ emptied: string[]; gone: string[] }> {
      const known = due.map((order) => ({ ...order, lastPaperAt: papers.get(order.id) }));
      const steps = Map.groupBy(known, (order) => nextErasure(order, now));
      const idsOf = (step: ErasureStep) => (steps.get(step) ?? []).map(({ id }) => id);
      await erasing.postpone(tx, idsOf("wait"), now);
      // All of one tax year have the same end.
      for (const [until, kept] of Map.groupBy(steps.get("keepInvoice") ?? [], documentsUntil))
        await erasing.keepInvoices(
          tx,
          kept.map(({ id }) => id),
          until,
        );
      const unsold = idsOf("delete");
      await erasing.emptyInvoices(tx, [...idsOf("empty"), ...unsold.filter((id) => withMoney.includes(id))]);
      return { emptied: idsOf("empty"), gone: unsold.filter((id) => !withMoney.includes(id)) };
    },

    remove: erasing.deleteOrders,
    soldOf: erasing.soldOrdersOf,

    countEvents,
  };

  async function notePromo(
    tx: Tx,
    { id, userId, promoCode }: Pick<OrderRecord, "id" | "userId" | "promoCode">,
    state: "held" | "used",
  ): Promise<void> {
    if (promoCode === null) return;
    const use = { order_id: id, user_id: userId, code: promoCode, state, used_at: clock.now() };
    await purchases.insertPromoUse(tx, use);
  }

  async function note(
    tx: Tx,
    { id, version }: Pick<OrderRecord, "id" | "version">,
    status: OrderStatus,
    { actor, note: words = null }: Change,
  ) {
    const now = clock.now();
    await eventRows.insertOrderEvent(tx, {
      id: newId(now),
      order_id: id,
      status,
      actor,
      note: words,
      at: now,
      version: status === "pending" ? version : version + 1,
    });
  }
}
