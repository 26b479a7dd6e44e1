import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { type Clock, clockError } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { createOwedCash } from "./owed-cash.ts";
import * as rows from "./repository.ts";

export type CashOrder = rows.CashOrderRow;
export type CashService = ReturnType<typeof createCashService>;

/** A parcel is waited for by people who are not at their phone: longer than for a sign-in. */
const codeLife = 30 * 60_000;
const resendWait = 30_000;
const triesPerCode = 5;

export interface NewCashOrder {
  readonly orderId: string;
  readonly userId: string;
  readonly phone: string | null;
  /** The account has shown that the number is its own. */
  readonly isProven: boolean;
}

interface Brought {
  readonly carrier: string | null;
  readonly paise: number;
  readonly isWhole: boolean;
}

/** What becomes of orders that are paid on delivery: the buyer's word, and what came back unopened. */
export function createCashService({ db, clock, codeKey }: { db: Database; clock: Clock; codeKey: Buffer }) {
  const open = (tx: Tx, { orderId, userId, phone, isProven }: NewCashOrder, more: Partial<CashOrder>) =>
    rows.insertCashOrder(tx, {
      ...blank,
      order_id: orderId,
      user_id: userId,
      phone,
      proven_at: isProven && phone !== null ? clock.now() : null,
      ...more,
    });

  return {
    owed: createOwedCash({ db, clock }),
    /** Waits for the buyer's word. */
    openAsked: (tx: Tx, order: NewCashOrder, until: number) => open(tx, order, { confirm_by: until }),
    /** Counts at once: nobody is asked, or somebody of the staff has spoken with the buyer. */
    openConfirmed: (tx: Tx, order: NewCashOrder, by: string) =>
      open(tx, order, { confirmed_at: clock.now(), confirmed_by: by }),
    of: (q: Reads | Tx, orderId: string) => rows.findCashOrder(q, orderId),

    /** A code of six digits, kept as what nobody can turn back; or how long to wait for the next one. */
    async newCode(tx: Tx, orderId: string): Promise<{ code: string } | { waitMs: number }> {
      const now = clock.now();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const kept = {
        code_mac: macOf(orderId, code).toString("base64url"),
        code_at: now,
        code_until: now + codeLife,
        tries_left: triesPerCode,
      };
      const between = { after: now - resendWait, until: now + clockError };
      if (await rows.replaceCode(tx, orderId, kept, between)) return { code };
      const last = (await rows.findCashOrder(tx, orderId))?.code_at ?? now;
      return { waitMs: Math.max(1, last + resendWait - now) };
    },

    /** It never reached the phone: another one may follow at once. */
    dropCode: (tx: Tx, orderId: string) =>
      rows.updateCashOrder(tx, orderId, { code_mac: null, code_at: null, code_until: null, tries_left: 0 }),

    /** Counts the try even where the code is wrong. */
    async isRight(tx: Tx, orderId: string, code: string): Promise<boolean> {
      const now = clock.now();
      const kept = await rows.spendTry(tx, orderId, { now, until: now + clockError });
      if (!kept?.code_mac || !/^\d{6}$/.test(code)) return false;
      return timingSafeEqual(Buffer.from(kept.code_mac, "base64url"), macOf(orderId, code));
    },

    confirm: (tx: Tx, orderId: string, { by, isProven }: { by: string; isProven: boolean }) =>
      rows.updateCashOrder(tx, orderId, {
        confirmed_at: clock.now(),
        confirmed_by: by,
        code_mac: null,
        tries_left: 0,
        ...(isProven && { proven_at: clock.now() }),
      }),

    /** Somebody else is called: a code that is out is none any more, and who has shown that the number is theirs is said anew. */
    rephone: (tx: Tx, orderId: string, phone: string | null, provenAt: number | null = null) =>
      rows.updateCashOrder(tx, orderId, {
        ...{ phone, proven_at: provenAt },
        ...{ code_mac: null, code_at: null, code_until: null, tries_left: 0 },
      }),

    /** Which of the customer's orders waited for a word since then: nobody else could buy their goods meanwhile. */
    unconfirmedOrders: rows.unconfirmedOrders,
    countWaiting: (most: number) => rows.countWaiting(db.read, clock.now(), most),

    /** Came back without having been paid. */
    noteRefused: (tx: Tx, orderId: string) => rows.noteRefused(tx, orderId, clock.now()),
    noteNotRefused: (tx: Tx, orderId: string) =>
      rows.updateCashOrder(tx, orderId, { refused_at: null, forgiven_at: null }),
    refusedBy: rows.countRefused,
    forgive: (tx: Tx, whom: rows.Refuser) => rows.forgive(tx, whom, clock.now()),

    /** What was taken off in all before it left. */
    noteLess: (tx: Tx, orderId: string, paise: number) =>
      rows.updateCashOrder(tx, orderId, { less_paise: paise }),

    /** The buyer has paid the courier, who owes it to the shop. What was refused beside it stays so. */
    owe: (tx: Tx, orderId: string, { carrier, paise, isWhole }: Brought) =>
      rows.updateCashOrder(tx, orderId, {
        carrier,
        due_paise: paise,
        due_at: clock.now(),
        ...(isWhole && { refused_at: null }),
      }),
    /** Nothing was paid after all; false where the shop has the money. */
    async oweNot(tx: Tx, orderId: string): Promise<boolean> {
      if ((await rows.findCashOrder(tx, orderId))?.settled_at) return false;
      await rows.updateCashOrder(tx, orderId, { carrier: null, due_paise: null, due_at: null });
      return true;
    },

    exportOf: async (q: Reads | Tx, orderIds: readonly string[]) =>
      (await rows.cashOrdersOf(q, orderIds)).map(({ code_mac: _, tries_left: __, ...order }) => order),
    adopt: (tx: Tx, orderIds: readonly string[], owner: { userId: string; phone: string }) =>
      rows.adoptCash(tx, orderIds, { ...owner, now: clock.now() }),
    forget: rows.forgetPhones,
    forgetOf: rows.forgetPhonesOf,
  };

  function macOf(orderId: string, code: string): Buffer {
    return createHmac("sha256", codeKey).update(`cash ${orderId} ${code}`).digest();
  }
}

const blank = {
  proven_at: null,
  confirm_by: null,
  confirmed_at: null,
  confirmed_by: null,
  code_mac: null,
  code_at: null,
  code_until: null,
  tries_left: 0,
  refused_at: null,
  forgiven_at: null,
  carrier: null,
  due_paise: null,
  due_at: null,
  settled_at: null,
  settlement_id: null,
  less_paise: 0,
};
