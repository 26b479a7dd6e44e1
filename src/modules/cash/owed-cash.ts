import { failure, type Outcome, success } from "#contract/outcome.ts";
import { numberWords } from "#modules/orders/rules/order-id.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { takenBackWithin } from "#platform/database/undo-state.ts";
import { emit } from "#platform/events/events.ts";
import { newId } from "#platform/ids.ts";
import { cashSettled } from "./events.ts";
import * as rows from "./owed-cash-repository.ts";

const day = 86_400_000;
const pageSize = 50;
const lastOnes = 100;

export interface Settling {
  readonly orderIds: readonly string[];
  /** What the courier calls the payment. */
  readonly reference: string;
  /** What came; else all that was due. */
  readonly gotPaise?: number | undefined;
  readonly note?: string | undefined;
  readonly actor: string;
}

/** What couriers have collected and not brought yet. */
export function createOwedCash({ db, clock }: { db: Database; clock: Clock }) {
  return {
    /** Who owes longest comes first; late is what is older than so many days. */
    async couriers(lateDays: number) {
      const late = clock.now() - lateDays * day;
      return (await rows.owedByCourier(db.read)).map((one) => ({ ...one, isLate: one.since < late }));
    },

    async parcels(carrier: string | null, cursor?: string) {
      const [at = "", id = ""] = cursor?.split(" ") ?? [];
      const after = cursor === undefined ? undefined : { at: Number(at) || 0, id };
      const found = await rows.owedParcels(db.read, { carrier, after, limit: pageSize + 1 });
      const page = found.slice(0, pageSize);
      const last = found.length > pageSize ? page.at(-1) : undefined;
      return { parcels: page.map(parcelOf), next: last ? `${last.due_at} ${last.order_id}` : null };
    },

    async *all() {
      for (const { carrier } of await rows.owedByCourier(db.read)) {
        for (let cursor: string | undefined; ; ) {
          const { parcels, next } = await this.parcels(carrier, cursor);
          yield parcels;
          if (next === null) break;
          cursor = next;
        }
      }
    },

    async settled() {
      const found = await rows.lastSettlements(db.read, lastOnes);
      const since = clock.now() - takenBackWithin;
      return found.map(({ due_paise: duePaise, got_paise: gotPaise, actor, back_at, back_by, ...one }) => ({
        ...one,
        duePaise,
        gotPaise,
        by: actor,
        back: back_at === null || back_by === null ? null : { at: back_at, by: back_by },
        canTakeBack: back_at === null && one.at > since,
      }));
    },

    /** All of them or none: whoever was faster is noticed. */
    settle: ({ orderIds, reference, gotPaise, note, actor }: Settling) =>
      db.write(async (tx): Promise<Outcome<{ parcels: number; duePaise: number; gotPaise: number }>> => {
        const wanted = [...new Set(orderIds)];
        if (wanted.length === 0) return failure("nothingToSettle");
        const owed = await rows.lockOwed(tx, wanted);
        if (owed.length !== wanted.length) return failure("nothingToSettle");
        const [{ carrier } = { carrier: null }] = owed;
        if (owed.some((one) => one.carrier !== carrier)) return failure("invalidInput", { field: "orders" });
        const due = owed.reduce((sum, { due_paise }) => sum + (due_paise ?? 0), 0);
        const got = gotPaise ?? due;
        const at = clock.now();
        const id = newId(at);
        const sums = { due_paise: due, got_paise: got, parcels: owed.length };
        const row = {
          id,
          carrier,
          reference,
          ...sums,
          note: note || null,
          actor,
          at,
          back_at: null,
          back_by: null,
        };
        await rows.insertSettlement(tx, row, wanted);
        const after = { carrier, reference, parcels: owed.length, due, got, ...(note && { note }) };
        await emit(tx, cashSettled, { by: actor, action: "settle cash", subject: id, after, at });
        return success({ parcels: owed.length, duePaise: due, gotPaise: got });
      }),

    /** Noted by mistake: the courier owes for the same parcels again. */
    takeBack: (id: string, by: string) =>
      db.write(async (tx): Promise<Outcome<{ parcels: number }>> => {
        const at = clock.now();
        const row = await rows.takeSettlementBack(tx, id, { by, at, since: at - takenBackWithin });
        if (!row) return failure((await rows.isSettlement(tx, id)) ? "takenBackLate" : "notFound");
        const { carrier, reference, parcels, due_paise: due, got_paise: got } = row;
        const before = { carrier, reference, parcels, due, got };
        await emit(tx, cashSettled, { by, action: "take back cash settlement", subject: id, before, at });
        return success({ parcels });
      }),

    countOlder: (days: number, most: number) => rows.countOwed(db.read, clock.now() - days * day, most),
  };
}

function parcelOf(row: Awaited<ReturnType<typeof rows.owedParcels>>[number]) {
  const { order_id: orderId, number, short_id: shortId, carrier, due_paise: paise, due_at: since } = row;
  return { orderId, number: number === null ? shortId : numberWords(number), carrier, paise, since };
}
