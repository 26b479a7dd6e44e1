import { createHmac, timingSafeEqual } from "node:crypto";
import type { StateCode } from "#contract/india/states.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { shownKey } from "#modules/stores/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { dependsOn } from "#platform/invalidation/dependencies.ts";
import { invalidate } from "#platform/invalidation/invalidations.ts";
import type { DeliveryOption } from "#ports/delivery-options/delivery-option.ts";
import { pickupStoreChanged } from "./events.ts";
import * as rows from "./repository.ts";
import { isOver, keptUntil, nextLook } from "./rules/keeping.ts";

export type StorePickupService = ReturnType<typeof createStorePickup>;

/** What the owner says of one store. */
export interface PickupTerms {
  readonly state: StateCode;
  readonly days: number;
  readonly ready: string;
  readonly readyHi: string;
}

/** Goods that are collected in a store: in which ones, what waits at their counters, and the code it is handed over for. */
export function createStorePickup({ db, clock, codeKey }: { db: Database; clock: Clock; codeKey: Buffer }) {
  /** Its buyer may read it as often as she likes, so it is worked out again and kept nowhere. */
  const codeOf = (orderId: string): string =>
    String(
      createHmac("sha256", codeKey).update(`pickup ${orderId}`).digest().readUIntBE(0, 6) % 1_000_000,
    ).padStart(6, "0");

  return {
    /** It costs nothing, and all is paid there that can be paid at a door. Which stores let it, `open` says. */
    byShopper: {
      id: "storePickup",
      isCollected: true,
      offer: () => ({
        delivery: [{ upToGrams: null, paise: 0, freeAbovePaise: 0 }],
        days: null,
        cashPaise: 0,
        takesCash: true,
      }),
    } satisfies DeliveryOption,

    /** Where goods can be collected now. */
    async openStores(q: Reads | Tx = db.read) {
      dependsOn(shownKey);
      return rows.openStores(q);
    },
    openStore: rows.openStore,

    keptStores: () => rows.allStores(db.read),

    /** Without terms nobody can collect there any more; what was ordered so is still handed over. */
    setStore(by: string, id: string, terms: PickupTerms | null): Promise<Outcome<object>> {
      return db.write(async (tx) => {
        const name = await rows.storeNamed(tx, id);
        if (name === undefined) return failure("notFound");
        const before = await rows.findPickupStore(tx, id);
        if (terms) await rows.savePickupStore(tx, rowOf(id, terms));
        else await rows.deletePickupStore(tx, id);
        const action = terms ? "let collect" : "stop collecting";
        const kept = before && factsOf(name, before);
        const after = terms ? factsOf(name, rowOf(id, terms)) : undefined;
        if (JSON.stringify(kept) === JSON.stringify(after)) return success({});
        await emit(tx, pickupStoreChanged, { by, action, subject: id, before: kept, after, at: clock.now() });
        await invalidate(tx, [shownKey]);
        return success({});
      });
    },

    codeOf,
    isRight: (orderId: string, typed: string): boolean => {
      const plain = typed.replace(/\s/g, "");
      return /^\d{6}$/.test(plain) && timingSafeEqual(Buffer.from(plain), Buffer.from(codeOf(orderId)));
    },

    of: (q: Reads | Tx, orderId: string) => rows.findPickup(q, orderId),
    readyAmong: rows.pickupsAmong,

    /** Whoever writes from here on has locked the order. Gives until when it is kept. */
    async makeReady(tx: Tx, orderId: string, days: number): Promise<number> {
      const now = clock.now();
      const keepUntil = keptUntil(now, days);
      const look_at = nextLook(keepUntil, now);
      await rows.savePickup(tx, { order_id: orderId, keep_until: keepUntil, look_at, gone_back_at: null });
      return keepUntil;
    },
    /** It was not ready after all. */
    takeFromCounter: rows.deletePickup,
    /** It was handed over, or has ended: nobody looks at it any more. */
    settle: (tx: Tx, orderId: string) => rows.updatePickup(tx, orderId, { look_at: null }),
    /** It was not handed over after all. Of one that would be over already its days begin anew. */
    putBackOnCounter(tx: Tx, { order_id, keep_until }: rows.PickupRow, days: number): Promise<void> {
      const now = clock.now();
      const keepUntil = keep_until > now ? keep_until : keptUntil(now, days);
      return rows.updatePickup(tx, order_id, { keep_until: keepUntil, look_at: nextLook(keepUntil, now) });
    },

    /** What is due: to remind its buyer, or to go back. */
    toLookAt: (limit: number) => rows.pickupsToLookAt(db.read, clock.now(), limit),
    /** What is to be done with it now; nothing where another process has done that. The next look is noted. */
    async look(
      tx: Tx,
      orderId: string,
    ): Promise<{ does: "remind" | "goBack"; keepUntil: number } | undefined> {
      const now = clock.now();
      const kept = await rows.findPickup(tx, orderId);
      if (!kept || kept.look_at === null || kept.look_at > now) return undefined;
      const ends = isOver(kept.keep_until, now);
      await rows.updatePickup(
        tx,
        orderId,
        ends ? { look_at: null, gone_back_at: now } : { look_at: nextLook(kept.keep_until, now) },
      );
      return { does: ends ? "goBack" : "remind", keepUntil: kept.keep_until };
    },
  };
}

function rowOf(id: string, { readyHi, ...terms }: PickupTerms): rows.PickupStoreRow {
  return { store_id: id, ...terms, ready_hi: readyHi };
}

function factsOf(name: string, { state, days, ready, ready_hi: readyHi }: rows.PickupStoreRow) {
  return { name, state, days, ready, readyHi };
}
