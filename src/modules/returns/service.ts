import { cursorOf, readCursor } from "#contract/endpoints/cursor.ts";
import { countedTo, mostCounted } from "#contract/format/counted.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { createLoosePictures } from "./loose-pictures.ts";
import * as rows from "./repository.ts";
import { mayFollow, tabStates } from "./rules/return-state.ts";
import type { Choice, ReturnKind, ReturnReason, ReturnState, ReturnTab, ReturnWay } from "./views.ts";
import { returnTabs } from "./views.ts";

/** Pieces of a line, and what was decided about them. */
export interface ReturnLine {
  readonly line: number;
  readonly quantity: number;
  readonly accepted: number;
  readonly shelved: number;
  readonly writtenOff: number;
  /** What it is exchanged for. */
  readonly to: Choice | null;
}

export interface ReturnRecord {
  readonly id: string;
  readonly orderId: string;
  readonly userId: string;
  readonly state: ReturnState;
  readonly wish: ReturnKind;
  readonly reason: ReturnReason;
  readonly words: string;
  readonly way: ReturnWay;
  readonly lines: readonly ReturnLine[];
  readonly pictures: readonly string[];
  readonly feePaise: number;
  readonly trackingNumber: string | null;
  readonly askedKey: string | null;
  readonly refundId: string | null;
  readonly newOrderId: string | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

export type NewReturn = Pick<
  ReturnRecord,
  "orderId" | "userId" | "wish" | "reason" | "words" | "way" | "lines" | "feePaise" | "askedKey"
>;

interface Turn {
  readonly actor: string;
  readonly note?: string | undefined;
  readonly lines?: readonly ReturnLine[] | undefined;
  readonly trackingNumber?: string | undefined;
  readonly refundId?: string | undefined;
  readonly newOrderId?: string | undefined;
}

const pageSize = 25;
/** Each costs seconds of work, whatever it is. */
const mostPictureTries = 9;

export type ReturnsService = ReturnType<typeof createReturnsService>;

/** Goods that come back. Whoever writes here has locked the order. */
export function createReturnsService({ db, clock }: { db: Database; clock: Clock }) {
  const loose = createLoosePictures({ db, clock });
  return {
    loose,
    async of(q: Reads | Tx, orderIds: readonly string[]): Promise<ReturnRecord[]> {
      return (await rows.returnsOf(q, orderIds)).map(recordOf);
    },
    async find(q: Reads | Tx, id: string): Promise<ReturnRecord | undefined> {
      const row = await rows.findReturn(q, id);
      return row && recordOf(row);
    },
    eventsOf: (q: Reads | Tx, ids: readonly string[]) => rows.eventsOfReturns(q, ids),

    async ask(tx: Tx, { way, lines, ...wanted }: NewReturn): Promise<ReturnRecord> {
      const now = clock.now();
      const row: rows.ReturnRow = {
        id: newId(now),
        order_id: wanted.orderId,
        user_id: wanted.userId,
        state: "asked",
        wish: wanted.wish,
        reason: wanted.reason,
        words: wanted.words,
        way: JSON.stringify(way),
        lines: JSON.stringify(lines),
        pictures: "[]",
        picture_tries: 0,
        fee_paise: wanted.feePaise,
        tracking_number: null,
        asked_key: wanted.askedKey,
        refund_id: null,
        new_order_id: null,
        created_at: now,
        updated_at: now,
      };
      await rows.insertReturn(tx, row);
      await note(tx, row.id, "asked", { actor: wanted.userId });
      return recordOf(row);
    },

    /** To a state that may follow. */
    async move(tx: Tx, one: ReturnRecord, state: ReturnState, turn: Turn): Promise<ReturnRecord> {
      if (!mayFollow(one.state, state))
        throw new Error(`A return that is ${one.state} is not ${state} next.`);
      return stand(tx, one, state, turn);
    },

    /** As it was before the last step; the caller has undone what that one did. */
    async stepBack(tx: Tx, one: ReturnRecord, turn: Turn): Promise<ReturnRecord> {
      return stand(tx, one, await before(tx, one), turn);
    },
    before,

    /** Another refund has taken the place of those that paid for its goods. */
    async handOn(tx: Tx, orderId: string, from: readonly string[], to: string): Promise<void> {
      if (from.length > 0) await rows.handRefundOn(tx, orderId, { from, to });
    },

    takePictureTry: (tx: Tx, { id }: ReturnRecord) => rows.takePictureTry(tx, id, mostPictureTries),
    async addPicture(tx: Tx, { id, pictures }: ReturnRecord, file: string): Promise<void> {
      await rows.updateReturn(tx, id, { pictures: JSON.stringify([...pictures, file]) });
    },

    async list(tab: ReturnTab, cursor?: string) {
      const [after] = readCursor(cursor, 1) ?? [];
      const found = await rows.listReturns(db.read, {
        states: tabStates[tab],
        after: typeof after === "string" ? after : undefined,
        limit: pageSize + 1,
      });
      const last = found[pageSize - 1];
      const next = found.length > pageSize && last ? cursorOf([last.id]) : null;
      return { returns: found.slice(0, pageSize).map(recordOf), next };
    },

    /** Of each tab but what is done. */
    async counts() {
      const counted = await rows.countReturns(db.read, mostCounted + 1);
      const of = (tab: ReturnTab) => {
        const count = tabStates[tab].reduce((sum, state) => sum + (counted.get(state) ?? 0), 0);
        return countedTo(mostCounted, count);
      };
      return Object.fromEntries(returnTabs.map((tab) => [tab, of(tab)])) as Record<
        ReturnTab,
        ReturnType<typeof of>
      >;
    },

    async countOf(userIds: readonly string[]): Promise<(userId: string) => number> {
      const counted = await rows.countOfUsers(db.read, userIds);
      return (userId) => Number(counted.find(({ user_id }) => user_id === userId)?.total ?? 0);
    },

    async exportOf(q: Reads | Tx, userId: string) {
      return (await rows.returnsOfUser(q, userId)).map(recordOf).map(({ askedKey: _, ...one }) => one);
    },
    adopt: rows.adoptReturns,
    /** Gives the names of pictures that nobody needs any more. */
    async forget(tx: Tx, userId: string): Promise<string[]> {
      const mine = await rows.returnsOfUser(tx, userId);
      await rows.forgetReturnsOf(tx, userId);
      const pictures = mine.flatMap((one) => JSON.parse(one.pictures) as string[]);
      await loose.noteIn(tx, pictures);
      return pictures;
    },
  };

  /** Where it stood before the step that led to where it stands now, whatever was taken back in between. */
  async function before(q: Reads | Tx, { id, state }: ReturnRecord): Promise<ReturnState> {
    const events = await rows.eventsOfReturns(q, [id]);
    const last = events.findLastIndex((event) => event.state === state);
    const earlier = events.slice(0, last).findLast((event) => mayFollow(event.state, state));
    return earlier?.state ?? "asked";
  }

  async function stand(tx: Tx, one: ReturnRecord, state: ReturnState, turn: Turn): Promise<ReturnRecord> {
    const { lines = one.lines, trackingNumber, refundId, newOrderId } = turn;
    const now = clock.now();
    await rows.updateReturn(tx, one.id, {
      state,
      lines: JSON.stringify(lines),
      ...(trackingNumber !== undefined && { tracking_number: trackingNumber }),
      ...(refundId !== undefined && { refund_id: refundId }),
      ...(newOrderId !== undefined && { new_order_id: newOrderId }),
      updated_at: now,
    });
    await note(tx, one.id, state, turn);
    return { ...one, state, lines, changedAt: now };
  }

  async function note(tx: Tx, returnId: string, state: ReturnState, { actor, note: words = null }: NoteBy) {
    const now = clock.now();
    await rows.insertReturnEvent(tx, {
      id: newId(now),
      return_id: returnId,
      state,
      actor,
      note: words,
      at: now,
    });
  }
}

interface NoteBy {
  readonly actor: string;
  readonly note?: string | null | undefined;
}

function recordOf(row: rows.ReturnRow): ReturnRecord {
  return {
    id: row.id,
    orderId: row.order_id,
    userId: row.user_id,
    state: row.state,
    wish: row.wish,
    reason: row.reason,
    words: row.words,
    way: JSON.parse(row.way) as ReturnWay,
    lines: JSON.parse(row.lines) as ReturnLine[],
    pictures: JSON.parse(row.pictures) as string[],
    feePaise: row.fee_paise,
    trackingNumber: row.tracking_number,
    askedKey: row.asked_key,
    refundId: row.refund_id,
    newOrderId: row.new_order_id,
    createdAt: row.created_at,
    changedAt: row.updated_at,
  };
}
