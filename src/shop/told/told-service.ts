import { isRole, type Role, roleHolds } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { Message } from "#platform/outbox/message.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import { devicesOf } from "./device-repository.ts";
import type { DevicesService } from "./devices-service.ts";
import { gathered, isAsked, mayHear, mostAtOnce, type NewsKind } from "./rules/news.ts";
import { dayInIndia, lastSummary, nextDigest } from "./rules/when.ts";
import {
  gatheredTelling,
  type Hearer,
  manyAsked,
  messagesTo,
  type OneNews,
  summaryTelling,
  type Telling,
  tellingOf,
  testTelling,
} from "./told-messages.ts";
import * as rows from "./told-repository.ts";

export type ToldService = ReturnType<typeof createToldService>;

export interface Wish {
  readonly orders: "each" | "digest" | "none";
  readonly troubles: boolean;
  /** Returns, and what people write. */
  readonly asked: boolean;
  readonly summary: boolean;
  readonly byMail: boolean;
  readonly bySms: boolean;
  readonly byPush: boolean;
}

export interface ShopNews {
  readonly kind: NewsKind;
  /** None of a ticket. */
  readonly orderId: string;
  readonly paise: number;
  readonly pieces: number;
  /** Whoever did it need not be told. */
  readonly actor: string;
  /** The return or the ticket that it is about. */
  readonly about?: string;
  /** What people call the ticket. */
  readonly called?: string;
}

export interface ToldParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, "queueAll">;
  readonly devices: DevicesService;
  readonly shopName: (lang: Lang) => string;
  readonly publicUrl: string;
  /** What people call these orders, by id. */
  readonly numbersOf: (tx: Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** What came in since then, and what is to be packed now. */
  readonly dayNow: (since: number) => Promise<{ orders: string; toPack: string; paise: number }>;
}

const batch = 50;
/** By then whoever was to be told has looked. */
const usefulMs = 12 * 3_600_000;
const nothing: Wish = {
  orders: "none",
  troubles: false,
  asked: false,
  summary: false,
  byMail: false,
  bySms: false,
  byPush: false,
};

/** Of an owner who has not said: nobody else would see that an order waits. */
const usual: Wish = { ...nothing, orders: "each", troubles: true, asked: true, byMail: true };

/** Who runs the shop is told what happens in it. */
export function createToldService(parts: ToldParts) {
  const { db, clock, outbox, devices, shopName, publicUrl } = parts;
  return {
    devices,

    /** Kept in the transaction that makes it true, told after it. */
    async note(tx: Tx, { orderId: order_id, about, called, ...news }: ShopNews): Promise<void> {
      const at = clock.now();
      const row = { ...news, id: newId(at), order_id, at, about: about ?? null, called: called ?? null };
      await rows.insertNews(tx, row);
    },

    async wishOf(userId: string, role: Role | null): Promise<Wish> {
      const row = await rows.findWish(db.read, userId);
      const isOwner = role === "owner";
      if (row && (row.chosen === 1 || isOwner)) return wishOf(row);
      return isOwner ? usual : nothing;
    },

    /** Whether an owner has said how she is told. */
    isChosen: () => rows.isChosen(db.read),

    /** What is usual, in the language in which she became the owner, until she says something else. */
    welcome(userId: string, lang: Lang): Promise<void> {
      const row = { ...rowOf(userId, usual, lang), summary_day: lastSummary(clock.now()), chosen: 0 };
      return db.write((tx) => rows.addWish(tx, row));
    },

    async keepWish(userId: string, wish: Wish, lang: Lang): Promise<void> {
      const now = clock.now();
      await db.write(async (tx) => {
        const before = await rows.lockWish(tx, userId);
        const gathered = wish.orders === "digest" ? before : undefined;
        await rows.saveWish(tx, {
          ...rowOf(userId, wish, lang),
          digest_at: gathered?.digest_at ?? null,
          digest_orders: gathered?.digest_orders ?? 0,
          digest_paise: gathered?.digest_paise ?? 0,
          // A wish of the late evening begins tomorrow.
          summary_day: before?.summary ? before.summary_day : lastSummary(now),
        });
      });
    },

    /** Tells what happened since the last round; each thing once, by whichever process comes first. */
    async tell(): Promise<void> {
      const now = clock.now();
      const summaryDay = lastSummary(now);
      if (!(await rows.isAnythingDue(db.watch, now, summaryDay))) return;
      const day = await parts.dayNow(dayInIndia(now).began);
      await db.write(async (tx) => {
        const news = await rows.takeNews(tx, batch);
        const digests = await rows.takeDigests(tx, now);
        const summedUp = await rows.takeSummaries(tx, summaryDay);
        // Of a day that is over nobody wants to hear at night.
        const summaries = summaryDay === dayInIndia(now).day ? summedUp : [];
        const people = await hearersOf(tx);
        const told = await named(tx, news);
        const messages = people.flatMap(({ hearer, wish }) => [
          ...newsFor(hearer, wish, told),
          ...digests
            .filter(({ user_id }) => user_id === hearer.userId)
            .map((row) =>
              gatheredTelling({ orders: row.digest_orders, paise: Number(row.digest_paise) }, hearer),
            )
            .flatMap(sentTo(hearer)),
          ...(summaries.includes(hearer.userId) && roleHolds(hearer.role, "orders.see")
            ? sentTo(hearer)(summaryTelling(day, hearer))
            : []),
        ]);
        await gatherFor(tx, people, told, now);
        await outbox.queueAll(tx, messages, { usefulUntil: now + usefulMs });
      });
    },

    /** So that one sees that it works; by the ways that are chosen. */
    async tryOut(userId: string, lang: Lang): Promise<number> {
      return db.write(async (tx) => {
        const person = (await hearersOf(tx)).find(({ hearer }) => hearer.userId === userId);
        const messages = person ? sentTo({ ...person.hearer, lang })(testTelling(lang)) : [];
        await outbox.queueAll(tx, messages, { usefulUntil: clock.now() + usefulMs });
        return messages.length;
      });
    },

    async exportOf(q: Reads, userId: string) {
      const row = await rows.findWish(q, userId);
      const theirs = await devicesOf(q, [userId]);
      return {
        wish: row ? wishOf(row) : null,
        devices: theirs.map(({ browser, created_at }) => ({ browser, created_at })),
      };
    },

    async forget(tx: Tx, userId: string): Promise<void> {
      await rows.deleteWish(tx, userId);
      await devices.forgetAll(tx, userId);
    },
  };

  async function hearersOf(tx: Tx): Promise<Person[]> {
    const unasked = await rows.unaskedOwners(tx);
    const found = [
      ...(await rows.hearers(tx)).filter(({ role }) => isRole(role)),
      ...unasked.map((row) => ({ ...rowOf(row.user_id, usual, "en"), ...row })),
    ];
    const theirs = await devicesOf(
      tx,
      found.filter(({ by_push }) => by_push === 1).map(({ user_id }) => user_id),
    );
    return found.map((row) => ({
      wish: wishOf(row),
      hearer: {
        userId: row.user_id,
        lang: row.lang,
        role: row.role,
        email: row.by_mail === 1 ? row.email : null,
        phone: row.by_sms === 1 ? row.phone : null,
        deviceIds: theirs.filter(({ user_id }) => user_id === row.user_id).map(({ id }) => id),
      },
    }));
  }

  async function named(tx: Tx, news: readonly rows.NewsRow[]): Promise<Told[]> {
    if (news.length === 0) return [];
    const numbers = await parts.numbersOf(tx, [...new Set(news.map(({ order_id }) => order_id))]);
    return news.flatMap(({ order_id, kind, paise, pieces, actor, about, called }) => {
      const number = called ?? numbers.get(order_id);
      return number === undefined ? [] : [{ kind, number, paise: Number(paise), pieces, actor, about }];
    });
  }

  function newsFor(hearer: Hearer, wish: Wish, told: readonly Told[]): Message[] {
    const mine = told.filter(({ kind, actor }) => mayHear(hearer.role, kind) && actor !== hearer.userId);
    const orders = wish.orders === "each" ? mine.filter(({ kind }) => kind === gathered) : [];
    const others = wish.troubles ? mine.filter(({ kind }) => kind !== gathered && !isAsked(kind)) : [];
    const asked = wish.asked ? [...Map.groupBy(mine, ({ kind }) => kind)] : [];
    const tellings =
      orders.length > mostAtOnce
        ? [gatheredTelling(sumOf(orders), hearer)]
        : orders.map((one) => tellingOf(one, hearer));
    const ofCustomers = asked.flatMap(([kind, those]) => {
      if (!isAsked(kind)) return [];
      const isMany = those.length > mostAtOnce;
      return isMany ? [manyAsked(kind, those.length, hearer)] : those.map((one) => tellingOf(one, hearer));
    });
    const each = others.map((one) => tellingOf(one, hearer));
    return [...tellings, ...each, ...ofCustomers].flatMap(sentTo(hearer));
  }

  /** Whoever wants a digest is told when the half hour strikes. */
  async function gatherFor(tx: Tx, people: readonly Person[], told: readonly Told[], now: number) {
    const orders = told.filter(({ kind }) => kind === gathered);
    if (orders.length === 0) return;
    const waiting = people.filter(
      ({ wish, hearer }) => wish.orders === "digest" && mayHear(hearer.role, gathered),
    );
    await rows.gather(
      tx,
      waiting.map(({ hearer }) => hearer.userId),
      { ...sumOf(orders), dueAt: nextDigest(now) },
    );
  }

  function sentTo(hearer: Hearer): (telling: Telling) => Message[] {
    return (telling) => messagesTo(hearer, telling, { publicUrl, shopName: shopName(hearer.lang) });
  }
}

interface Person {
  readonly wish: Wish;
  readonly hearer: Hearer;
}

interface Told extends OneNews {
  readonly actor: string;
}

function sumOf(orders: readonly OneNews[]): { orders: number; paise: number } {
  return { orders: orders.length, paise: orders.reduce((sum, { paise }) => sum + paise, 0) };
}

function rowOf(userId: string, wish: Wish, lang: Lang): rows.WishRow {
  const number = (given: boolean) => (given ? 1 : 0);
  return {
    user_id: userId,
    lang,
    orders: wish.orders,
    troubles: number(wish.troubles),
    asked: number(wish.asked),
    summary: number(wish.summary),
    by_mail: number(wish.byMail),
    by_sms: number(wish.bySms),
    by_push: number(wish.byPush),
    chosen: 1,
    digest_at: null,
    digest_orders: 0,
    digest_paise: 0,
    summary_day: 0,
  };
}

function wishOf(row: rows.WishRow): Wish {
  return {
    orders: row.orders,
    troubles: row.troubles === 1,
    asked: row.asked === 1,
    summary: row.summary === 1,
    byMail: row.by_mail === 1,
    bySms: row.by_sms === 1,
    byPush: row.by_push === 1,
  };
}
