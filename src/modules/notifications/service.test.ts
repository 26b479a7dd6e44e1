import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "#platform/database/database.ts";
import { describeOnBothEngines } from "#support/engines.ts";
import { allPreferences, notifiedStaff } from "#support/notified-staff.ts";
import { signedUpUser } from "#support/people.ts";
import { startPush } from "#support/push/start-push.ts";
import type { StaffNotification } from "./service.ts";

const morning = Date.parse("2026-11-22T10:10:00+05:30");
const at = (time: string) => Date.parse(`2026-11-22T${time}:00+05:30`);
let push: Awaited<ReturnType<typeof startPush>>;
beforeAll(async () => {
  push = await startPush();
});
afterAll(() => push.stop());

const open = (db: Database) => notifiedStaff(db, push);

describeOnBothEngines("who runs the shop", (openFresh) => {
  it("is told of an order by mail, SMS and push, once, and of nobody's name", async () => {
    const db = await openFresh();
    const shop = await open(db);
    const owner = await shop.member("owner", {}, { phone: "+919812300001" });
    const device = await shop.deviceOf(owner);
    await shop.happen("1042");
    await Promise.all([shop.notifications.tell(), shop.notifications.tell()]);
    await shop.outbox.deliver();
    await shop.round();
    expect(await shop.pushedTo(device)).toEqual([
      {
        title: "New order H-1042",
        text: "₹1,999.00 · 2 pieces",
        path: "/manage/orders/H-1042",
        tag: "order-H-1042",
      },
    ]);
    expect(shop.mails()).toEqual(["New order H-1042 (Haat)"]);
    expect(shop.sent.find(({ kind }) => kind === "sms")).toMatchObject({
      to: "+919812300001",
      text: "New order H-1042 · ₹1,999.00 · 2 pieces https://haat.example/login?next=%2Fmanage%2Forders%2FH-1042",
    });
    expect(await db.read.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("is told of each order by mail where an owner has not said anything, and as she says from then on", async () => {
    const db = await openFresh();
    const shop = await open(db);
    const asked = await signedUpUser(db, { role: "owner", now: morning });
    const welcomed = await signedUpUser(db, { role: "owner", now: morning });
    const packer = await signedUpUser(db, { role: "packer", now: morning });
    await shop.notifications.welcome(welcomed.userId, "hi");
    expect(await shop.notifications.preferencesOf(asked.userId, "owner")).toMatchObject({
      orders: "each",
      byMail: true,
    });
    expect(await shop.notifications.preferencesOf(packer.userId, "packer")).toMatchObject({
      orders: "none",
      byMail: false,
    });
    expect(await shop.notifications.isChosen()).toBe(false);
    await shop.happen("1042");
    await shop.round();
    expect(shop.mails().sort()).toEqual(["New order H-1042 (Haat)", "नया ऑर्डर H-1042 (Haat)"]);
    await shop.notifications.savePreferences(asked.userId, { ...allPreferences, orders: "none" }, "en");
    await shop.notifications.welcome(asked.userId, "en");
    expect(await shop.notifications.preferencesOf(asked.userId, "owner")).toMatchObject({ orders: "none" });
    expect(await shop.notifications.isChosen()).toBe(true);
    await db.write((tx) =>
      tx.updateTable("users").set({ role: "packer" }).where("id", "=", welcomed.userId).execute(),
    );
    await shop.happen("1043");
    await shop.round();
    expect(shop.mails()).toHaveLength(2);
  });

  it("hears nothing that was undone, nor what one did oneself, nor what one may not see", async () => {
    const db = await openFresh();
    const shop = await open(db);
    const owner = await shop.member("owner", { byMail: true });
    await shop.member("packer");
    await shop.member("editor");
    await db
      .write(async (tx) => {
        await shop.notifications.note(tx, { kind: "order", orderId: "1", paise: 1, pieces: 1, actor: "x" });
        throw new Error("undone");
      })
      .catch(() => {});
    await shop.happen("2", { actor: owner.userId });
    await shop.happen("3", { kind: "refund" });
    await shop.round();
    const told = shop.sent.flatMap((one) => (one.kind === "mail" ? [one.text.split("\n")[0]] : []));
    expect(told.sort()).toEqual(["A refund of H-3 was refused · ₹1,999.00", "New order H-2 · 2 pieces"]);
  });

  it("hears of returns and messages if one may see them, and of many at once as one", async () => {
    const db = await openFresh();
    const shop = await open(db);
    await shop.member("packer", { byPush: false });
    await shop.member("editor", { byPush: false });
    await shop.member("owner", { asked: false });
    await shop.happen("1042", { kind: "return", pieces: 2, paise: 0, about: "r1" });
    const write = (called: string, kind: StaffNotification["kind"] = "ticket") =>
      shop.happen("", { kind, pieces: 0, paise: 0, about: called, called });
    await write("T-AAA", "grievance");
    for (let nth = 1; nth <= 5; nth++) await write(`T-${nth}`);
    await shop.round();
    const mails = shop.sent.flatMap((one) => (one.kind === "mail" ? [one.text] : []));
    const firsts = mails.map((text) => text.split("\n")[0]).sort();
    expect(firsts).toEqual([
      "5 new messages",
      "A customer wants to return something from H-1042 · 2 pieces",
      "New complaint T-AAA",
    ]);
    const linkOf = (begin: string) => mails.find((text) => text.startsWith(begin))?.match(/next=(\S+)/)?.[1];
    expect(["5 new", "New complaint", "A customer"].map(linkOf)).toEqual([
      "%2Fmanage%2Fmessages",
      "%2Fmanage%2Fmessages%2FT-AAA",
      "%2Fmanage%2Freturns%2Fr1",
    ]);
  });

  it("is told no more once the role or the session is gone", async () => {
    const db = await openFresh();
    const shop = await open(db);
    const [owner, other] = [await shop.member("owner"), await shop.member("manager")];
    const [gone, left] = [await shop.deviceOf(owner), await shop.deviceOf(other)];
    await db.write(async (tx) => {
      await tx.updateTable("users").set({ role: null }).where("id", "=", owner.userId).execute();
      await tx.deleteFrom("sessions").where("user_id", "=", other.userId).execute();
    });
    await shop.happen("5");
    await shop.round();
    expect(await shop.pushedTo(gone)).toEqual([]);
    expect(await shop.pushedTo(left)).toEqual([]);
    expect(shop.mails()).toHaveLength(1);
    expect(await shop.devices.of(other.userId)).toEqual([]);
  });

  it("is told many orders at once in one message", async () => {
    const shop = await open(await openFresh());
    await shop.member("owner");
    for (const id of ["1", "2", "3", "4", "5"]) await shop.happen(id);
    await shop.round();
    expect(shop.mails()).toEqual(["5 new orders (Haat)"]);
  });

  it("hears at the half hour what came since, and nothing when nothing did", async () => {
    const shop = await open(await openFresh());
    await shop.member("owner", { orders: "digest" });
    await shop.happen("1");
    await shop.round();
    await shop.happen("2");
    await shop.round();
    shop.time.now = at("10:29");
    await shop.round();
    expect(shop.mails()).toEqual([]);
    shop.time.now = at("10:30");
    await Promise.all([shop.notifications.tell(), shop.notifications.tell()]);
    await shop.round();
    shop.time.now = at("11:00");
    await shop.round();
    expect(shop.mails()).toEqual(["2 new orders (Haat)"]);
  });

  it("hears the day summed up at nine, once a day", async () => {
    const shop = await open(await openFresh());
    await shop.member("owner", { orders: "none", summary: true });
    await shop.round();
    shop.time.now = at("20:59");
    await shop.round();
    expect(shop.mails()).toEqual([]);
    shop.time.now = at("21:00");
    await Promise.all([shop.notifications.tell(), shop.notifications.tell()]);
    await shop.round();
    expect(shop.mails()).toEqual(["Today: 7 orders (Haat)"]);
    shop.time.now = at("23:30");
    await shop.round();
    shop.time.now += 3_600_000;
    await shop.round();
    expect(shop.mails()).toHaveLength(1);
    shop.time.now = at("21:05") + 86_400_000;
    await shop.round();
    expect(shop.mails()).toHaveLength(2);
  });
});

describeOnBothEngines("messages to browsers", (openFresh) => {
  it("are tried again while the push service fails, and not once the browser is gone", async () => {
    const shop = await open(await openFresh());
    const owner = await shop.member("owner", { byMail: false, bySms: false });
    const [first, second] = [await shop.deviceOf(owner), await shop.deviceOf(owner)];
    await push.answer(first, [503, 429]);
    await push.answer(second, [410]);
    await shop.happen("7");
    await shop.round();
    expect(await shop.devices.of(owner.userId)).toHaveLength(1);
    for (let tries = 0; tries < 2; tries++) {
      shop.time.now += 60_000;
      await shop.round();
    }
    expect(await shop.pushedTo(first)).toHaveLength(1);
    const { tries } = await push.books();
    expect([tries[first], tries[second]]).toEqual([3, 1]);
  });

  it("go to no address but a push service's, and lose their use after half a day", async () => {
    const db = await openFresh();
    const shop = await open(db);
    const owner = await shop.member("owner", { byMail: false, bySms: false });
    const device = await shop.deviceOf(owner);
    const inside = { endpoint: "http://127.0.0.1:1/x", p256dh: "x", auth: "x", browser: "" };
    expect(await shop.devices.add({ ...inside, userId: owner.userId, sessionId: "s" })).toMatchObject({
      reason: "invalidInput",
    });
    await push.answer(device, [503]);
    await shop.happen("8");
    await shop.round();
    shop.time.now += 13 * 3_600_000;
    await shop.round();
    expect(await shop.pushedTo(device)).toEqual([]);
    expect(await db.read.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});
