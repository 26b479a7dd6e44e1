import { expect, it } from "vitest";
import { readPhone } from "#modules/accounts/public/phone-number.ts";
import { readEmail } from "#modules/accounts/rules/email.ts";
import { createLog } from "#platform/log.ts";
import type { MailMessage, SmsMessage } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import { signedUpUser } from "#support/people.ts";
import { ticketOpened } from "./events.ts";
import { createTicketsService } from "./service.ts";

const hour = 3_600_000;
const day = 24 * hour;
const hostile = `<script>alert(1)</script> '; drop table tickets; -- \u202e\u0000 नमस्ते ${"x".repeat(50)}`;
const asha = {
  kind: "question",
  name: "Asha Rao",
  reach: " Asha@Example.com ",
  words: "Does it come in blue?",
  orderNumber: null,
  orderId: null,
} as const;
const visitor = { lang: "en", address: "203.0.113.7", userId: null } as const;

async function open(openFresh: OpenFresh) {
  const db = await openFresh();
  const sent: (MailMessage | SmsMessage)[] = [];
  const clock = { time: Date.parse("2026-11-20T15:00:00+05:30"), now: () => clock.time };
  const messenger = {
    send: async (_id: string, message: MailMessage | SmsMessage) => void sent.push(message),
  };
  const outbox = createOutbox({
    db,
    clock,
    log: createLog("silent"),
    messengers: { mail: messenger, sms: messenger },
  });
  const told: unknown[] = [];
  db.events.on(ticketOpened, (_, opened) => void told.push(opened));
  const tickets = createTicketsService({
    db,
    clock,
    outbox,
    shopName: () => "Haat",
    publicUrl: "https://haat.test",
    linkKey: "a key",
    officer: () => "Kamla Devi",
    readEmail,
    readPhone,
    mailPerHour: 100,
  });
  const letters = async () => {
    await outbox.deliver();
    return sent.splice(0);
  };
  const ask = async (more: Partial<Parameters<typeof tickets.ask>[0]> = {}, writer = {}) => {
    const done = await tickets.ask({ ...asha, ...more }, { ...visitor, ...writer });
    if (!done.ok) throw new Error(done.reason);
    return done.value;
  };
  const waiting = async () => (await tickets.office.list({ state: "waiting" })).tickets;
  const shown = async (number: string) => {
    const ticket = await tickets.office.show(number);
    if (!ticket) throw new Error(`There is no ${number}.`);
    return ticket;
  };
  return { db, tickets, letters, clock, ask, waiting, shown, told };
}

describeOnBothEngines("tickets", (openFresh) => {
  it("are told by number and read by a link that nobody can guess", async () => {
    const { ask, tickets, letters, told } = await open(openFresh);
    const { number, token } = await ask();
    expect(told).toEqual([{ kind: "question", number, by: "" }]);
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: "asha@example.com", subject: expect.stringContaining(number) });
    expect(letter?.text).toContain(`https://haat.test/tickets/${token}`);
    // The address may be a stranger's: nothing that was typed goes there.
    expect(letter?.text).not.toMatch(/blue|Asha Rao/);
    expect(await tickets.byToken(token)).toMatchObject({
      number,
      messages: [{ from: "you", words: asha.words }],
    });
    expect(await tickets.byToken(number)).toBeUndefined();
    expect(await tickets.byToken(`${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`)).toBeUndefined();
  });

  it("keep hostile words as words", async () => {
    const { ask, tickets, letters } = await open(openFresh);
    const typed = hostile.replaceAll("\0", "");
    const { number, token } = await ask({ name: typed, words: typed, orderNumber: typed });
    expect((await tickets.byToken(token))?.messages[0]?.words).toBe(typed);
    const seen = await tickets.office.show(number);
    await tickets.office.answer({ id: seen?.id ?? "", seen: 1, author: "staff" }, typed, false);
    const [, answer] = await letters();
    expect(answer).toMatchObject({ kind: "mail", html: expect.not.stringContaining("<script>") });
  });

  it("refuse what leads to nobody", async () => {
    const { tickets } = await open(openFresh);
    for (const reach of ["asha", "asha@", "12", "@example.com"])
      expect(await tickets.ask({ ...asha, reach }, visitor)).toMatchObject({
        reason: "reachUnusable",
        field: "reach",
      });
  });

  it("tell of a grievance until when what is due, and by whom", async () => {
    const { ask, letters, waiting, clock } = await open(openFresh);
    await ask();
    await letters();
    clock.time += 1;
    await ask({ kind: "grievance" });
    const [letter] = await letters();
    expect(letter?.text).toMatch(/22 November 2026.*20 December 2026/s);
    expect(letter?.text).toContain("Kamla Devi");
    expect((await waiting()).map(({ clock }) => clock?.what)).toEqual(["answer", "acknowledge"]);
  });

  it("go from the one who waits to the other, and back again", async () => {
    const { ask, tickets, letters, shown, clock } = await open(openFresh);
    const { number, token } = await ask({ kind: "grievance" });
    const { id } = await shown(number);
    await letters();
    clock.time += hour;
    expect(await tickets.office.acknowledge({ id, seen: 1, author: "staff" })).toMatchObject({ ok: true });
    expect((await letters())[0]?.text).toContain("20 December 2026");
    expect(await tickets.office.acknowledge({ id, author: "staff" })).toMatchObject({
      reason: "messageChanged",
    });
    const { version, state } = await shown(number);
    expect(state).toBe("waiting");
    expect(
      await tickets.office.answer({ id, seen: version, author: "staff" }, "We look.", false),
    ).toMatchObject({
      ok: true,
    });
    expect(await tickets.byToken(token)).toMatchObject({
      state: "answered",
      law: { acknowledgedAt: clock.time },
    });
    expect((await shown(number)).clock).toMatchObject({ what: "resolve" });
    await tickets.office.note({ id, author: "staff" }, "Ask the courier.");
    expect(JSON.stringify(await tickets.byToken(token))).not.toContain("courier");
    await tickets.office.answer({ id, author: "staff" }, "Here is your money.", true);
    expect(await shown(number)).toMatchObject({ state: "closed", clock: null });
    clock.time += 40 * day;
    expect(await tickets.write(token, "It is gone again.", visitor)).toMatchObject({ ok: true });
    expect(await shown(number)).toMatchObject({
      state: "waiting",
      clock: { what: "acknowledge", dueAt: clock.time + 48 * hour },
    });
  });

  it("let the first of two answer, and tell the second", async () => {
    const { ask, tickets, shown, db } = await open(openFresh);
    const { number } = await ask();
    const { id } = await shown(number);
    const both = await Promise.all(
      ["one", "two"].map((author) => tickets.office.answer({ id, seen: 1, author }, author, false)),
    );
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ reason: "messageChanged" });
    expect((await shown(number)).messages).toHaveLength(2);
    const actions = await db.read.selectFrom("audit").select(["action", "after"]).execute();
    expect(actions).toMatchObject([{ action: "answer message", after: expect.stringContaining("answered") }]);
  });

  it("answer by SMS where there is no mail address, with the link alone", async () => {
    const { ask, tickets, letters, shown } = await open(openFresh);
    const { number, token } = await ask({ reach: "98123 45678" });
    expect(await letters()).toEqual([]);
    const { id } = await shown(number);
    await tickets.office.answer({ id, author: "staff" }, "In blue too.", false);
    expect(await letters()).toMatchObject([
      { kind: "sms", to: "+919812345678", text: expect.stringContaining(token) },
    ]);
  });

  it("are listed by what is due first, a page at a time", async () => {
    const { ask, tickets, clock } = await open(openFresh);
    const numbers: string[] = [];
    for (let at = 0; at < 30; at++) {
      clock.time += hour;
      const { number } = await ask({ reach: `a${at}@example.com` }, { address: `198.51.100.${at}` });
      numbers.push(number);
    }
    const first = await tickets.office.list({ state: "waiting" });
    const rest = await tickets.office.list({ state: "waiting", cursor: first.next ?? "" });
    expect([...first.tickets, ...rest.tickets].map(({ number }) => number)).toEqual(numbers);
    expect(rest.next).toBeNull();
    expect(first.counts.waiting).toEqual({ count: 30, isMore: false });
    for (const { id } of [...first.tickets, ...rest.tickets]) {
      clock.time += hour;
      await tickets.office.close({ id, author: "staff" });
    }
    const closed = await tickets.office.list({ state: "closed" });
    const older = await tickets.office.list({ state: "closed", cursor: closed.next ?? "" });
    const all = [...closed.tickets, ...older.tickets].map(({ number }) => number);
    expect(all).toEqual(numbers.toReversed());
  });

  it("are found by the number that is told, by who wrote and by the order that was named", async () => {
    const { ask, tickets } = await open(openFresh);
    const { number } = await ask({ orderNumber: "H-1042" });
    await ask({ reach: "98123 45678" });
    const found = async (search: string) =>
      (await tickets.office.list({ state: "closed", search })).tickets.map((one) => one.number);
    for (const typed of [number.toLowerCase().replace("-", " "), "ASHA@example.com", "h-1042"])
      expect(await found(typed)).toEqual([number]);
    expect(await found("+91 98123 45678")).toHaveLength(1);
    expect(await tickets.office.ofOrder("H-1042")).toMatchObject([
      { number, kind: "question", state: "waiting" },
    ]);
    expect(await tickets.office.ofOrder("H-1043")).toEqual([]);
    for (const typed of ["T-222222", "asha", "%", "' or 1=1 --"]) expect(await found(typed)).toEqual([]);
  });

  it("need somebody: those that wait, and grievances whose clock is near", async () => {
    const { ask, tickets, clock } = await open(openFresh);
    await ask();
    await ask({ kind: "grievance" });
    const of = async () => {
      const { message, grievance } = await tickets.office.needs();
      return [message?.count, grievance?.count];
    };
    expect(await of()).toEqual([2, 0]);
    clock.time += 25 * hour;
    expect(await of()).toEqual([2, 1]);
  });

  it("hold back a flood, from a network and by an address, and fill no letter box", async () => {
    const { tickets, letters, clock } = await open(openFresh);
    const ask = (at: number, address: string, reach: string = asha.reach) =>
      tickets.ask({ ...asha, reach }, { ...visitor, address: address.replace("*", `${at}`) });
    for (let at = 0; at < 10; at++)
      expect(await ask(at, "203.0.113.9", `a${at}@example.com`)).toMatchObject({ ok: true });
    expect(await ask(11, "203.0.113.9", "b@example.com")).toMatchObject({ reason: "tooMany" });
    await letters();
    for (let hours = 0; hours < 5; hours++) {
      for (let at = 0; at < 2; at++) expect(await ask(at, "198.51.100.7")).toMatchObject({ ok: true });
      clock.time += hour;
    }
    expect(await ask(11, "198.51.100.7")).toMatchObject({ reason: "tooMany" });
    expect(await ask(11, "192.0.2.7"), "whose address it is, elsewhere").toMatchObject({ ok: true });
    expect(await letters()).toHaveLength(3);
    clock.time += day;
    expect(await ask(12, "198.51.100.7")).toMatchObject({ ok: true });
  });

  it("are a person's own to list, to take along, and to have erased", async () => {
    const { db, ask, tickets } = await open(openFresh);
    const { userId, email } = await signedUpUser(db, { name: "Asha Rao" });
    const mine = await ask({}, { userId });
    await ask({ reach: email });
    await ask({ reach: "other@example.com" });
    expect(await tickets.ofUser(userId)).toMatchObject([{ number: mine.number, token: mine.token }]);
    expect(await tickets.exportOf(db.read, userId)).toMatchObject([
      { number: mine.number, messages: [{ words: asha.words }] },
    ]);
    await db.write((tx) => tickets.forget(tx, { id: userId, email, phone: null }));
    expect(await tickets.byToken(mine.token)).toBeUndefined();
    expect((await tickets.office.list({ state: "waiting" })).tickets).toHaveLength(1);
  });

  it("are erased two years after they were closed, and no other", async () => {
    const { ask, tickets, shown, clock } = await open(openFresh);
    const [old, open_] = [await ask(), await ask()];
    const { id } = await shown(old.number);
    await tickets.office.close({ id, author: "staff" });
    clock.time += 730 * day;
    await tickets.runJob();
    expect(await tickets.byToken(old.token)).toBeDefined();
    clock.time += 2 * day;
    await tickets.runJob();
    expect(await tickets.byToken(old.token)).toBeUndefined();
    expect(await tickets.byToken(open_.token)).toBeDefined();
  });
});
