import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import type { MailMessage } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { describeWithDatabase, type OpenFresh } from "#support/engines.ts";
import { createNewsletterService } from "./service.ts";

const day = 86_400_000;
const asha = "asha@example.com";
const asker = { lang: "en", address: "203.0.113.7" } as const;

async function open(openFresh: OpenFresh, mailPerHour = 1_000) {
  const db = await openFresh();
  const mails: MailMessage[] = [];
  const consents: object[] = [];
  const clock = { time: 1_000, now: () => clock.time };
  const mail = { send: async (_id: string, message: MailMessage) => void mails.push(message) };
  const log = createLog("silent");
  const outbox = createOutbox({ db, clock, log, messengers: { mail, sms: { send: async () => {} } } });
  const newsletter = createNewsletterService({
    db,
    clock,
    outbox,
    shopName: () => "Haat",
    publicUrl: "https://haat.test",
    mailPerHour,
    noteConsents: async (_tx, actions) => void consents.push(...actions),
  });
  const letters = async () => {
    await outbox.deliver();
    return mails.splice(0);
  };
  const linkOf = (letter: MailMessage | undefined) =>
    new URL(/https:\S+/.exec(letter?.text ?? "")?.[0] ?? "https://none").searchParams.get("token") ?? "";
  return { newsletter, letters, linkOf, clock, consents };
}

describeWithDatabase("newsletter", (openFresh) => {
  it("puts nobody on the list before the mailed link is used", async () => {
    const { newsletter, letters, linkOf } = await open(openFresh);
    expect(await newsletter.subscribe(" Asha@Example.com ", asker)).toMatchObject({ ok: true });
    expect(await newsletter.readList()).toEqual([]);
    const [letter] = await letters();
    expect(letter?.to).toBe(asha);
    expect(await newsletter.confirm(linkOf(letter))).toMatchObject({ ok: true });
    expect(await newsletter.readList()).toMatchObject([{ email: asha, lang: "en" }]);
  });

  it.each(["", "asha", "asha@", "a b@example.com", `${"a".repeat(250)}@example.com`])(
    "refuses %j and writes no letter",
    async (typed) => {
      const { newsletter, letters } = await open(openFresh);
      expect(await newsletter.subscribe(typed, asker)).toMatchObject({
        reason: "emailUnusable",
        field: "email",
      });
      expect(await letters()).toEqual([]);
    },
  );

  it("gives the same answer for an address on the list, whose letter says so", async () => {
    const { newsletter, letters, linkOf } = await open(openFresh);
    const first = await newsletter.subscribe(asha, asker);
    await newsletter.confirm(linkOf((await letters())[0]));
    expect(await newsletter.subscribe(asha, asker)).toEqual(first);
    expect((await letters())[0]?.subject).toContain("already");
    expect(await newsletter.readList()).toHaveLength(1);
  });

  it("lets go by the link of a letter, also a second time, and asks anew afterwards", async () => {
    const { newsletter, letters, linkOf } = await open(openFresh);
    await newsletter.subscribe(asha, asker);
    const confirmation = linkOf((await letters())[0]);
    await newsletter.confirm(confirmation);
    const leaving = new URL((await newsletter.readList())[0]?.leaveUrl ?? "").searchParams.get("token") ?? "";
    expect(await newsletter.unsubscribe(leaving)).toMatchObject({ ok: true });
    expect(await newsletter.unsubscribe(leaving)).toMatchObject({ ok: true });
    expect(await newsletter.readList()).toEqual([]);
    expect(await newsletter.confirm(confirmation)).toMatchObject({ reason: "linkDead" });
    await newsletter.subscribe(asha, asker);
    await newsletter.confirm(linkOf((await letters())[0]));
    expect(await newsletter.readList()).toHaveLength(1);
  });

  it("notes who allowed it and took it back, by which words, each once", async () => {
    const { newsletter, letters, linkOf, consents } = await open(openFresh);
    await newsletter.subscribe(asha, { ...asker, lang: "hi" });
    expect(consents).toEqual([]);
    const token = linkOf((await letters())[0]);
    for (const _ of [1, 2]) await newsletter.confirm(token);
    const leaving = new URL((await newsletter.readList())[0]?.leaveUrl ?? "").searchParams.get("token") ?? "";
    for (const _ of [1, 2]) await newsletter.unsubscribe(leaving);
    expect(consents).toMatchObject([
      {
        reach: asha,
        isGiven: true,
        lang: "hi",
        page: "/newsletter/confirm",
        words: expect.stringMatching(/[ऀ-ॿ]/),
      },
      { reach: asha, isGiven: false, page: "/newsletter/leave" },
    ]);
    const own = {
      userId: "asha",
      reach: asha,
      words: "Yes.",
      lang: "en",
      page: "/profile/consents",
    } as const;
    for (const isGiven of [true, true, false, false, true]) await newsletter.choose({ ...own, isGiven });
    expect(consents.slice(2)).toMatchObject([{ isGiven: true }, { isGiven: false }, { isGiven: true }]);
    expect(await newsletter.readList()).toHaveLength(1);
    expect(await newsletter.confirm(token)).toMatchObject({ reason: "linkDead" });
  });

  it("knows a dead link: made up, or a week old", async () => {
    const { newsletter, letters, linkOf, clock } = await open(openFresh);
    expect(await newsletter.confirm("made-up")).toMatchObject({ reason: "linkDead" });
    expect(await newsletter.unsubscribe("made-up")).toMatchObject({ reason: "linkDead" });
    await newsletter.subscribe(asha, asker);
    const token = linkOf((await letters())[0]);
    clock.time += 8 * day;
    expect(await newsletter.confirm(token)).toMatchObject({ reason: "linkDead" });
  });

  it("fills nobody's letter box: three letters a day, the answer unchanged", async () => {
    const { newsletter, letters, clock } = await open(openFresh);
    for (let at = 0; at < 5; at++)
      expect(await newsletter.subscribe(asha, { ...asker, address: `198.51.100.${at}` })).toMatchObject({
        ok: true,
      });
    expect(await letters()).toHaveLength(3);
    clock.time += day;
    await newsletter.subscribe(asha, asker);
    expect(await letters()).toHaveLength(1);
  });

  it("refuses the twenty-first try of an hour from one network address", async () => {
    const { newsletter, clock } = await open(openFresh);
    for (let at = 0; at < 20; at++) await newsletter.subscribe(`shopper${at}@example.com`, asker);
    expect(await newsletter.subscribe("one-more@example.com", asker)).toMatchObject({
      reason: "tooMany",
      retryAfter: 3600,
    });
    clock.time += 3_600_000;
    expect(await newsletter.subscribe("one-more@example.com", asker)).toMatchObject({ ok: true });
  });

  it("counts all addresses of one IPv6 line as one", async () => {
    const { newsletter, letters } = await open(openFresh);
    const ask = (at: number, address: string) =>
      newsletter.subscribe(`shopper${at}@example.com`, { ...asker, address });
    for (let at = 0; at < 20; at++) await ask(at, `2001:db8::${at.toString(16)}`);
    expect(await ask(20, "2001:db8::ffff")).toMatchObject({ reason: "tooMany" });
    expect(await ask(21, "2001:db8:0:1::1")).toMatchObject({ ok: true });
    expect(await letters()).toHaveLength(21);
  });

  it("writes no more letters in an hour than the shop allows, from however many networks", async () => {
    const { newsletter, letters, clock } = await open(openFresh, 10);
    const ask = (at: number) =>
      newsletter.subscribe(`shopper${at}@example.com`, { ...asker, address: `198.51.100.${at}` });
    for (let at = 0; at < 15; at++) await ask(at);
    expect(await letters()).toHaveLength(10);
    expect(await ask(16)).toMatchObject({ reason: "tooMany", retryAfter: 3600 });
    clock.time += 3_600_000;
    expect(await ask(17)).toMatchObject({ ok: true });
  });

  it("forgets the row of somebody who leaves the shop", async () => {
    const db = await openFresh();
    const { newsletter, letters, linkOf } = await open(async () => db);
    await newsletter.subscribe(asha, asker);
    await newsletter.confirm(linkOf((await letters())[0]));
    await newsletter.subscribe("other@example.com", asker);
    expect(await newsletter.exportOf(db.read, asha)).toMatchObject({ email: asha, state: "confirmed" });
    await db.write((tx) => newsletter.forget(tx, asha));
    expect(await newsletter.exportOf(db.read, asha)).toBeNull();
    expect(await newsletter.exportOf(db.read, "other@example.com")).not.toBeNull();
  });

  it("forgets the address of somebody who never confirmed", async () => {
    const { newsletter, letters, linkOf, clock } = await open(openFresh);
    await newsletter.subscribe(asha, asker);
    const token = linkOf((await letters())[0]);
    await newsletter.tidy();
    clock.time += 6 * day;
    await newsletter.tidy();
    expect(await newsletter.confirm(token)).toMatchObject({ ok: true });
    clock.time += 8 * day;
    await newsletter.tidy();
    expect(await newsletter.readList()).toHaveLength(1);
  });

  it("writes in the asker's language", async () => {
    const { newsletter, letters } = await open(openFresh);
    await newsletter.subscribe(asha, { ...asker, lang: "hi" });
    expect((await letters())[0]?.subject).toContain("कृपया");
  });
});
