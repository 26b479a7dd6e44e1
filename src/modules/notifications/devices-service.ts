import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { PushKeys } from "#ports/messengers/web-push.ts";
import * as rows from "./device-repository.ts";

export type DevicesService = ReturnType<typeof createDevicesService>;

/** As a browser tells it, with whose it is and how one recognises it. */
export interface NewDevice {
  readonly userId: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly browser: string;
}

/** One more takes the place of the oldest. */
const mostOfPerson = 10;

/** Browsers that take messages while nobody looks. */
export function createDevicesService({
  db,
  clock,
  keys,
  isService,
}: {
  readonly db: Database;
  readonly clock: Clock;
  /** Browsers are tied to them. */
  readonly keys: PushKeys;
  /** Whether messages may be sent to this address. */
  readonly isService: (endpoint: string) => boolean;
}) {
  return {
    isService,
    keys,

    find: (id: string) => rows.findDevice(db.read, id),
    forget: (id: string) => db.write((tx) => rows.deleteDevices(tx, [id])),

    async of(userId: string) {
      const found = await rows.devicesOf(db.read, [userId]);
      return found.map(({ id, session_id: sessionId, browser, created_at: since }) => ({
        id,
        sessionId,
        browser,
        since,
      }));
    },

    async add(device: NewDevice): Promise<Outcome<void>> {
      const { userId, sessionId, endpoint, p256dh, auth, browser } = device;
      if (!isService(endpoint)) return failure("invalidInput", { field: "endpoint" });
      const now = clock.now();
      await db.write(async (tx) => {
        const row = { endpoint, p256dh, auth, browser, created_at: now };
        await rows.saveDevice(tx, { id: newId(now), user_id: userId, session_id: sessionId, ...row });
        const theirs = await rows.devicesOf(tx, [userId]);
        await rows.deleteDevices(
          tx,
          theirs.slice(mostOfPerson).map(({ id }) => id),
        );
      });
      return success(undefined);
    },

    async drop(userId: string, id: string): Promise<Outcome<void>> {
      const theirs = await rows.devicesOf(db.read, [userId]);
      if (!theirs.some((one) => one.id === id)) return failure("notFound");
      await db.write((tx) => rows.deleteDevices(tx, [id]));
      return success(undefined);
    },

    forgetAll: (tx: Tx, userId: string) => rows.deleteDevicesOf(tx, userId),
  };
}
