import { isRole, type Role, roleHolds } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { Message } from "#platform/outbox/message.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import { devicesOf } from "./device-repository.ts";
import type { DevicesService } from "./devices-service.ts";
import {
  digestNotification,
  manyRequestsNotification,
  messagesTo,
  type NotificationText,
  type NumberedNotification,
  notificationText,
  type Recipient,
  summaryNotification,
  testNotification,
} from "./notification-messages.ts";
import { type NotificationPreferences, nothing, preferencesOf, rowOf, usual } from "./preferences.ts";
import * as rows from "./repository.ts";
import {
  gathered,
  isCustomerRequest,
  mayReceive,
  mostAtOnce,
  type NotificationKind,
} from "./rules/notification.ts";
import { dayInIndia, lastSummary, nextDigest } from "./rules/when.ts";

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export interface StaffNotification {
  readonly kind: NotificationKind;
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

export interface NotificationsParts {
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
/** Who runs the shop is told what happens in it. */
export function createNotificationsService(parts: NotificationsParts) {
  const { db, clock, outbox, devices, shopName, publicUrl } = parts;
  return {
    devices,

    /** Kept in the transaction that makes it true, told after it. */
    async note(tx: Tx, { orderId: order_id, about, called, ...news }: StaffNotification): Promise<void> {
      const at = clock.now();
      const row = { ...news, id: newId(at), order_id, at, about: about ?? null, called: called ?? null };
      await rows.insertNotification(tx, row);
    },

    async preferencesOf(userId: string, role: Role | null): Promise<NotificationPreferences> {
      const row = await rows.findPreferences(db.read, userId);
      const isOwner = role === "owner";
      if (row && (row.chosen === 1 || isOwner)) return preferencesOf(row);
      return isOwner ? usual : nothing;
    },

    /** Whether an owner has said how she is told. */
    isChosen: () => rows.isChosen(db.read),

    /** What is usual, in the language in which she became the owner, until she says something else. */
    welcome(userId: string, lang: Lang): Promise<void> {
      const row = { ...rowOf(userId, usual, lang), summary_day: lastSummary(clock.now()), chosen: 0 };
      return db.write((tx) => rows.addPreferences(tx, row));
    },

    async savePreferences(userId: string, input: NotificationPreferences, lang: Lang): Promise<void> {
      const now = clock.now();
      await db.write(async (tx) => {
        const before = await rows.lockPreferences(tx, userId);
        const gathered = input.orders === "digest" ? before : undefined;
        await rows.savePreferences(tx, {
          ...rowOf(userId, input, lang),
          digest_at: gathered?.digest_at ?? null,
          digest_orders: gathered?.digest_orders ?? 0,
          digest_paise: gathered?.digest_paise ?? 0,
          // What is set in the late evening begins tomorrow.
          summary_day: before?.summary ? before.summary_day : lastSummary(now),
        });
      });
    },

    /** Tells what happened since the last run; each thing once, by whichever process comes first. */
    async tell(): Promise<void> {
      const now = clock.now();
      const summaryDay = lastSummary(now);
      if (!(await rows.isAnythingDue(db.watch, now, summaryDay))) return;
      const day = await parts.dayNow(dayInIndia(now).began);
      await db.write(async (tx) => {
        const notifications = await rows.takeNotifications(tx, batch);
        const digests = await rows.takeDigests(tx, now);
        const summedUp = await rows.takeSummaries(tx, summaryDay);
        // Of a day that is over nobody wants to hear at night.
        const summaries = summaryDay === dayInIndia(now).day ? summedUp : [];
        const people = await recipientsOf(tx);
        const told = await named(tx, notifications);
        const messages = people.flatMap(({ recipient, preferences }) => [
          ...notificationsFor(recipient, preferences, told),
          ...digests
            .filter(({ user_id }) => user_id === recipient.userId)
            .map((row) =>
              digestNotification({ orders: row.digest_orders, paise: Number(row.digest_paise) }, recipient),
            )
            .flatMap(sentTo(recipient)),
          ...(summaries.includes(recipient.userId) && roleHolds(recipient.role, "orders.see")
            ? sentTo(recipient)(summaryNotification(day, recipient))
            : []),
        ]);
        await gatherFor(tx, people, told, now);
        await outbox.queueAll(tx, messages, { usefulUntil: now + usefulMs });
      });
    },

    /** So that one sees that it works; by the ways that are chosen. */
    async tryOut(userId: string, lang: Lang): Promise<number> {
      return db.write(async (tx) => {
        const person = (await recipientsOf(tx)).find(({ recipient }) => recipient.userId === userId);
        const messages = person ? sentTo({ ...person.recipient, lang })(testNotification(lang)) : [];
        await outbox.queueAll(tx, messages, { usefulUntil: clock.now() + usefulMs });
        return messages.length;
      });
    },

    async exportOf(q: Reads, userId: string) {
      const row = await rows.findPreferences(q, userId);
      const theirs = await devicesOf(q, [userId]);
      return {
        wish: row ? preferencesOf(row) : null,
        devices: theirs.map(({ browser, created_at }) => ({ browser, created_at })),
      };
    },

    async forget(tx: Tx, userId: string): Promise<void> {
      await rows.deletePreferences(tx, userId);
      await devices.forgetAll(tx, userId);
    },
  };

  async function recipientsOf(tx: Tx): Promise<Person[]> {
    const unasked = await rows.ownersNotAsked(tx);
    const found = [
      ...(await rows.recipients(tx)).filter(({ role }) => isRole(role)),
      ...unasked.map((row) => ({ ...rowOf(row.user_id, usual, "en"), ...row })),
    ];
    const theirs = await devicesOf(
      tx,
      found.filter(({ by_push }) => by_push === 1).map(({ user_id }) => user_id),
    );
    return found.map((row) => ({
      preferences: preferencesOf(row),
      recipient: {
        userId: row.user_id,
        lang: row.lang,
        role: row.role,
        email: row.by_mail === 1 ? row.email : null,
        phone: row.by_sms === 1 ? row.phone : null,
        deviceIds: theirs.filter(({ user_id }) => user_id === row.user_id).map(({ id }) => id),
      },
    }));
  }

  async function named(tx: Tx, notifications: readonly rows.NotificationRow[]): Promise<NamedNotification[]> {
    if (notifications.length === 0) return [];
    const numbers = await parts.numbersOf(tx, [...new Set(notifications.map(({ order_id }) => order_id))]);
    return notifications.flatMap(({ order_id, kind, paise, pieces, actor, about, called }) => {
      const number = called ?? numbers.get(order_id);
      return number === undefined ? [] : [{ kind, number, paise: Number(paise), pieces, actor, about }];
    });
  }

  function notificationsFor(
    recipient: Recipient,
    preferences: NotificationPreferences,
    told: readonly NamedNotification[],
  ): Message[] {
    const mine = told.filter(
      ({ kind, actor }) => mayReceive(recipient.role, kind) && actor !== recipient.userId,
    );
    const orders = preferences.orders === "each" ? mine.filter(({ kind }) => kind === gathered) : [];
    const others = preferences.troubles
      ? mine.filter(({ kind }) => kind !== gathered && !isCustomerRequest(kind))
      : [];
    const asked = preferences.asked ? [...Map.groupBy(mine, ({ kind }) => kind)] : [];
    const notifications =
      orders.length > mostAtOnce
        ? [digestNotification(sumOf(orders), recipient)]
        : orders.map((one) => notificationText(one, recipient));
    const ofCustomers = asked.flatMap(([kind, those]) => {
      if (!isCustomerRequest(kind)) return [];
      const isMany = those.length > mostAtOnce;
      return isMany
        ? [manyRequestsNotification(kind, those.length, recipient)]
        : those.map((one) => notificationText(one, recipient));
    });
    const each = others.map((one) => notificationText(one, recipient));
    return [...notifications, ...each, ...ofCustomers].flatMap(sentTo(recipient));
  }

  /** Whoever wants a digest is told when the half hour strikes. */
  async function gatherFor(
    tx: Tx,
    people: readonly Person[],
    notifications: readonly NamedNotification[],
    now: number,
  ) {
    const orders = notifications.filter(({ kind }) => kind === gathered);
    if (orders.length === 0) return;
    const waiting = people.filter(
      ({ preferences, recipient }) => preferences.orders === "digest" && mayReceive(recipient.role, gathered),
    );
    await rows.gather(
      tx,
      waiting.map(({ recipient }) => recipient.userId),
      { ...sumOf(orders), dueAt: nextDigest(now) },
    );
  }

  function sentTo(recipient: Recipient): (notification: NotificationText) => Message[] {
    return (notification) =>
      messagesTo(recipient, notification, { publicUrl, shopName: shopName(recipient.lang) });
  }
}

interface Person {
  readonly preferences: NotificationPreferences;
  readonly recipient: Recipient;
}

interface NamedNotification extends NumberedNotification {
  readonly actor: string;
}

function sumOf(orders: readonly NumberedNotification[]): { orders: number; paise: number } {
  return { orders: orders.length, paise: orders.reduce((sum, { paise }) => sum + paise, 0) };
}
