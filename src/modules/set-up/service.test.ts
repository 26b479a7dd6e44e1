import { expect, it } from "vitest";
import { success } from "#contract/outcome.ts";
import { type ShopSettings, settingGroups } from "#contract/shop-settings.ts";
import { noteBackup } from "#platform/database/backed-up.ts";
import type { Database } from "#platform/database/database.ts";
import type { MailMessage } from "#platform/outbox/message.ts";
import { hasDemo, sellsOwn } from "#seed/demo-facts.ts";
import { describeWithDatabase } from "#support/engines.ts";
import { createSetUpService } from "./service.ts";
import type { MachineEnvironment } from "./views.ts";

const untouched = Object.fromEntries(
  Object.entries(settingGroups).map(([name, group]) => [name, group.parse({})]),
) as unknown as ShopSettings;
const local: MachineEnvironment = {
  publicUrl: "http://localhost:3000",
  gateway: "mock",
  payments: "mock",
  hearsGateway: false,
  mail: "files",
};
const open: MachineEnvironment = {
  publicUrl: "https://asha.example",
  gateway: "razorpay",
  payments: "live",
  hearsGateway: true,
  mail: "server",
};
const own: ShopSettings = {
  ...untouched,
  shop: { ...untouched.shop, name: { en: "Asha", hi: "" } },
  contact: {
    ...untouched.contact,
    phone: "+91 80 5550 0100",
    email: "asha@asha.example",
    whatsapp: "918055500100",
    address: { en: "4 Temple Street", hi: "" },
  },
  seller: {
    ...untouched.seller,
    legalName: "Asha Stores LLP",
    address: { en: "4 Temple Street", hi: "" },
    pinCode: "560001",
    grievanceOfficer: { name: "Meera", email: "", phone: "+91 80 5550 0101" },
  },
  pricing: { ...untouched.pricing, profile: "india", sellerState: "29" },
};

const noTrial = async () => undefined;

describeWithDatabase("the set-up", (openFresh) => {
  const over = (db: Database, more: Partial<Parameters<typeof createSetUpService>[0]> = {}) => {
    let now = 0;
    const sent: MailMessage[] = [];
    const setUp = createSetUpService({
      db,
      // Each look at the clock is a minute later.
      clock: { now: () => (now += 60_000) },
      settings: async () => untouched,
      machine: local,
      mail: { send: async (_, message) => void sent.push(message) },
      mailFingerprint: 7,
      tryGateway: async () => undefined,
      trial: () => ({ newest: noTrial, look: noTrial, begin: noTrial }),
      sellsOwn: () => sellsOwn(db),
      notificationsChosen: async () => false,
      ownersHaveTwoWays: async () => false,
      isOwnFile: true,
      promises: { list: async () => [], countOpen: async () => 23, decide: async () => success(undefined) },
      demo: { isThere: () => hasDemo(db), empty: () => Promise.reject(new Error("not asked for")) },
      ...more,
    });
    return { setUp, sent };
  };
  const doneOf = async ({ setUp }: ReturnType<typeof over>) =>
    (await setUp.view()).steps.flatMap(({ name, isDone }) => (isDone ? [name] : []));

  it("begins with eleven open steps, and the demo's goods are not the owner's", async () => {
    const { setUp } = over(await openFresh({ demo: true }));
    expect(await setUp.stepsLeft()).toBe(11);
    expect(await setUp.view()).toMatchObject({ hasDemo: true, machine: local });
  });

  it("is done by what is so, step by step", async () => {
    const db = await openFresh();
    const sells = { sellsOwn: async () => true };
    expect(await doneOf(over(db, { settings: async () => own }))).toEqual([
      ...["name", "contact", "seller", "delivery"],
    ]);
    expect(await doneOf(over(db, { notificationsChosen: async () => true }))).toEqual(["told"]);
    expect(await doneOf(over(db, { ownersHaveTwoWays: async () => true }))).toEqual(["factor"]);
    expect(await doneOf(over(db, { ...sells, machine: open }))).toEqual(["product", "payments", "address"]);
    expect(await doneOf(over(db, { machine: { ...open, hearsGateway: false } }))).toEqual(["address"]);
    const theirs = { ...own, contact: { ...own.contact, whatsapp: untouched.contact.whatsapp } };
    expect(await doneOf(over(db, { settings: async () => theirs }))).toEqual(["name", "seller", "delivery"]);
    for (const publicUrl of ["http://asha.example", "https://localhost", "https://127.0.0.1"])
      expect(await doneOf(over(db, { machine: { ...local, publicUrl } }))).toEqual([]);
  });

  it("knows that mail works once a server took a letter, until another server is set", async () => {
    const db = await openFresh();
    const files = over(db);
    expect(await files.setUp.tryMail("meera", "meera@example.com", "en")).toMatchObject({ ok: true });
    expect(await doneOf(files)).toEqual([]);
    const server = over(db, { machine: { ...local, mail: "server" } });
    expect(await server.setUp.tryMail("meera", "meera@example.com", "hi")).toMatchObject({ ok: true });
    expect(server.sent).toMatchObject([{ to: "meera@example.com" }]);
    expect(await doneOf(server)).toEqual(["mail"]);
    expect(await doneOf(over(db, { machine: { ...local, mail: "server" }, mailFingerprint: 8 }))).toEqual([]);
  });

  it("says when the shop was last copied, and that it is no more while it sells", async () => {
    const db = await openFresh();
    const { setUp } = over(db, { machine: open });
    expect([(await setUp.view()).lastBackup, await setUp.isBackupLate()]).toEqual([null, true]);
    await db.write((tx) => noteBackup(tx, 30_000));
    expect([(await setUp.view()).lastBackup, await setUp.isBackupLate()]).toEqual([30_000, false]);
    const later = over(db, { machine: open, clock: { now: () => 30_000 + 3 * 24 * 3_600_000 } });
    expect(await later.setUp.isBackupLate()).toBe(true);
    expect(await over(db).setUp.isBackupLate()).toBe(false);
  });

  it("says what a mail server or a gateway refused", async () => {
    const db = await openFresh();
    const mail = { send: () => Promise.reject(new Error("535 wrong password\nat line 1")) };
    const { setUp } = over(db, { mail, machine: open, tryGateway: async () => "refuses the keys" });
    const letter = await setUp.tryMail("meera", null, "en");
    expect(letter).toMatchObject({
      reason: "messageNotSent",
      message: expect.stringContaining("535 wrong password"),
    });
    expect(await setUp.tryPayments("meera", "en")).toMatchObject({ reason: "paymentUnavailable" });
    const clock = { now: () => 5_000_000 };
    const often = over(db, { clock, machine: { ...open, payments: "test" } }).setUp;
    expect(await often.tryPayments("meera", "en")).toMatchObject({ ok: true });
    expect(await often.tryPayments("meera", "en")).toMatchObject({ reason: "tooMany", retryAfter: 5 });
  });
});
