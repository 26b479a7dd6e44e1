import type { Role } from "#contract/rights.ts";
import { createDevicesService } from "#modules/notifications/devices-service.ts";
import type { NotificationPreferences } from "#modules/notifications/preferences.ts";
import { pushKeysOf } from "#modules/notifications/push-keys.ts";
import { createNotificationsService, type StaffNotification } from "#modules/notifications/service.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import type { Message } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { isPushService } from "#ports/messengers/push-service.ts";
import { webPushMessenger } from "#ports/messengers/web-push.ts";
import { linkKeyForTests } from "#support/link-key-for-tests.ts";
import { signedUpUser } from "#support/people.ts";
import type { startPush } from "#support/push/start-push.ts";

const morning = Date.parse("2026-11-22T10:10:00+05:30");
export const allPreferences: NotificationPreferences = {
  orders: "each",
  troubles: true,
  asked: true,
  summary: false,
  byMail: true,
  bySms: true,
  byPush: true,
};

/** The service of notifications over a real outbox and a stand-in push service, at ten past ten in the morning. */
export async function notifiedStaff(db: Database, push: Awaited<ReturnType<typeof startPush>>) {
  const time = { now: morning };
  const clock = { now: () => time.now };
  const sent: Message[] = [];
  const keep = { send: async (_: string, message: Message) => void sent.push(message) };
  const isService = (endpoint: string) => isPushService(endpoint, [push.url]);
  const devices = createDevicesService({ db, clock, keys: pushKeysOf(linkKeyForTests), isService });
  const messengers = {
    mail: keep,
    sms: keep,
    push: webPushMessenger({ ...devices, subject: "mailto:shop@example.com" }),
  };
  const outbox = createOutbox({ db, clock, messengers, log: createLog("silent") });
  const notifications = createNotificationsService({
    db,
    clock,
    outbox,
    devices,
    shopName: () => "Haat",
    publicUrl: "https://haat.example",
    numbersOf: async (_, ids) => new Map(ids.map((id) => [id, `H-${id}`])),
    dayNow: async () => ({ orders: "7", toPack: "3", paise: 700_000 }),
  });
  const happen = (id: string, more: Partial<StaffNotification> = {}) =>
    db.write((tx) =>
      notifications.note(tx, {
        kind: "order",
        orderId: id,
        paise: 199_900,
        pieces: 2,
        actor: "shopper",
        ...more,
      }),
    );
  const member = async (
    role: Role,
    input: Partial<NotificationPreferences> = {},
    more: { phone?: string } = {},
  ) => {
    const person = await signedUpUser(db, { role, now: time.now, ...more });
    await notifications.savePreferences(person.userId, { ...allPreferences, ...input }, "en");
    return person;
  };
  const deviceOf = async ({ userId }: { userId: string }) => {
    const { id, ...address } = await push.subscribe(devices.keys.publicKey);
    const session = await db.read
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    const added = await devices.add({
      ...address,
      userId,
      sessionId: session.id,
      browser: "Chrome, Android",
    });
    if (!added.ok) throw new Error(added.reason);
    return id;
  };
  const pushedTo = async (id: string) => {
    const { messages } = await push.books();
    return messages.filter(({ to }) => to === id).map(({ payload }) => payload);
  };
  const round = async () => {
    await notifications.tell();
    await outbox.deliver();
  };
  const mails = () => sent.flatMap((one) => (one.kind === "mail" ? [one.subject] : []));
  return { notifications, devices, outbox, time, sent, happen, member, deviceOf, pushedTo, round, mails };
}
