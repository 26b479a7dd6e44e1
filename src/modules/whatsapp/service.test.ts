import { expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import type { MailMessage, SmsMessage } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";
import type {
  ChatMessenger,
  ChatNews,
  ChatState,
  IncomingMessage,
} from "#ports/messengers/chat-messenger.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import * as rows from "./repository.ts";
import { createWhatsAppService, type HeardWords } from "./service.ts";

const phone = "+919812345678";
const hour = 3_600_000;
const sms = { kind: "sms", to: phone, text: "Packed", template: "order-packed" };

describeOnBothEngines("what WhatsApp tells", (openFresh) => {
  it("moves a message forward only, however late, often and out of order it is told", async () => {
    const { note, tell, state } = await open(openFresh);
    await note("one", "accepted");
    await tell({ id: "one", state: "delivered" });
    await tell({ id: "one", state: "sent" }, { id: "one", state: "delivered" });
    expect(await state("one")).toEqual({ state: "delivered", message: null });
    await tell({ id: "one", state: "read" }, { id: "one", state: "failed" });
    expect((await state("one")).state).toBe("read");
  });

  it("sends one SMS of what failed, and none of what had arrived", async () => {
    const { note, tell, state, letters } = await open(openFresh);
    for (const id of ["one", "two"]) await note(id, "accepted");
    await tell({ id: "two", state: "delivered" });
    const failed = { id: "one", state: "failed", why: "131026: no WhatsApp" } as const;
    await tell(failed, failed, { id: "two", state: "failed" });
    await Promise.all([tell(failed), tell(failed)]);
    await tell({ id: "one", state: "delivered" });
    expect(await state("one")).toEqual({ state: "failed", message: null });
    expect(await letters()).toEqual([{ ...sms, isRefused: true }]);
  });

  it("finds a message by WhatsApp's own name of it where ours is missing, and knows no others", async () => {
    const { note, tell, state, letters } = await open(openFresh);
    await note("one", "accepted", "wamid.1");
    await tell({ state: "failed", as: "wamid.other" }, { id: "unknown", state: "failed", as: "wamid.1" });
    expect((await state("one")).state).toBe("accepted");
    await tell({ state: "failed", as: "wamid.1" });
    expect(await letters()).toHaveLength(1);
  });

  it("sends no SMS of what nobody needs to hear any more", async () => {
    const { note, tell, letters, time } = await open(openFresh);
    await note("one", "accepted");
    time.now += 13 * hour;
    await tell({ id: "one", state: "failed" });
    expect(await letters()).toEqual([]);
  });

  it("makes a message to the staff of what people write, once, and goes on with it", async () => {
    const { say, words, hasWritten } = await open(openFresh);
    await say({ as: "w1", text: "Namaste" }, { as: "w1", text: "Namaste" });
    await say({ as: "w2", text: "और नीला?" });
    await say({ as: "w3", text: "", asksNothing: true });
    expect(words).toEqual([
      { phone, name: "Asha", words: "Namaste", lang: "en", ticketId: undefined },
      { phone, name: "Asha", words: "और नीला?", lang: "hi", ticketId: "ticket" },
    ]);
    expect(await hasWritten()).toBe(true);
  });

  it("opens the day from when they wrote, however late it is told", async () => {
    const { say, hasWritten, time } = await open(openFresh);
    await say({ as: "w1", text: "x", at: time.now - 25 * hour });
    expect(await hasWritten()).toBe(false);
    await say({ as: "w2", text: "x", at: time.now + 99 * hour });
    expect(await hasWritten()).toBe(true);
    time.now += 24 * hour;
    expect(await hasWritten()).toBe(false);
  });

  it("ends offers where somebody writes STOP, and asks the staff nothing", async () => {
    const { say, words, stopped } = await open(openFresh);
    await say({ as: "w1", text: "Stop" });
    expect(stopped).toEqual([[phone, { words: "Stop", lang: "en" }]]);
    expect(words).toEqual([]);
    await say({ as: "w1", text: "Stop" });
    expect(stopped).toHaveLength(1);
  });

  it("is believed by its signature alone, and read as JSON", async () => {
    const { service } = await open(openFresh);
    const hear = (text: string, headers = {}) => service.hear(text, new Headers(headers));
    expect(await hear("{}")).toMatchObject({ reason: "badSignature" });
    expect(await hear("no json", { signed: "yes" })).toMatchObject({ reason: "unreadable" });
    expect(await hear("{}", { signed: "yes" })).toMatchObject({ ok: true });
  });

  it("is shown in numbers, with why an SMS went instead", async () => {
    const { note, tell, service, time } = await open(openFresh);
    for (const id of ["one", "two", "three", "four"]) await note(id, "accepted");
    await tell({ id: "one", state: "read" }, { id: "two", state: "delivered" });
    await tell({ id: "three", state: "failed", why: "131026: no" });
    const counts = { taken: 3, arrived: 2, read: 1, bySms: 1 };
    expect(await service.figures()).toEqual({ ...counts, reasons: [{ why: "131026: no", total: 1 }] });
    time.now += 8 * 24 * hour;
    expect(await service.figures()).toMatchObject({ taken: 0, bySms: 0, reasons: [] });
  });

  it("is forgotten with whoever leaves, and by itself", async () => {
    const { db, note, say, service, time } = await open(openFresh);
    const kept = () => service.exportOf(db.read, phone);
    await note("one", "accepted");
    await say({ as: "w1", text: "x" });
    expect(await kept()).toMatchObject({ sent: [{ state: "accepted" }], written: [{}] });
    await db.write((tx) => service.forget(tx, phone));
    expect(await kept()).toEqual({ sent: [], written: [] });
    await note("two", "accepted");
    await say({ as: "w2", text: "x" });
    time.now += 29 * 24 * hour;
    await service.runJob();
    expect(await kept()).toMatchObject({ sent: [{}], written: [] });
    time.now += 2 * 24 * hour;
    await service.runJob();
    expect(await kept()).toEqual({ sent: [], written: [] });
  });

  it("tries it out with who has just written, and says what is missing", async () => {
    const { say, service, free } = await open(openFresh);
    const tryOut = () => service.tryOut("owner", phone, "en");
    expect(await tryOut()).toMatchObject({
      reason: "messageNotSent",
      message: expect.stringContaining("write to +91 98"),
    });
    await say({ as: "w1", text: "Hello" });
    expect(await tryOut()).toMatchObject({ ok: true });
    expect(free).toEqual(["This is a test message from Haat. WhatsApp works."]);
    for (let at = 0; at < 18; at++) await tryOut();
    expect(await tryOut()).toMatchObject({ reason: "tooMany" });
  });
});

async function open(openFresh: OpenFresh) {
  const db = await openFresh();
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  const clock = { now: () => time.now };
  const sent: (MailMessage | SmsMessage)[] = [];
  const send = async (_: string, message: MailMessage | SmsMessage) => void sent.push(message);
  const messengers = { mail: { send }, sms: { send } };
  const outbox = createOutbox({ db, clock, log: createLog("silent"), messengers });
  const news: ChatNews[] = [];
  const [words, stopped, free]: [HeardWords[], unknown[], string[]] = [[], [], []];
  const chat = {
    isSigned: (_, headers) => headers.has("signed"),
    read: (text) => (text === "{}" ? (news.shift() ?? { states: [], messages: [] }) : undefined),
    tryOut: async () => ({ number: "+91 98000 00000" }),
    async sendText(_id, _to, text) {
      free.push(text);
      return { is: "taken", as: "w" };
    },
  } as Partial<ChatMessenger> as ChatMessenger;
  const service = createWhatsAppService({
    ...{ db, clock, outbox, chat, publicUrl: "https://haat.example", shopName: () => "Haat" },
    async hearWords(_, heard) {
      words.push(heard);
      return "ticket";
    },
    async stopOffers(_tx, ...said) {
      stopped.push(said);
    },
  });
  const hear = async (told: ChatNews) => {
    news.push(told);
    await service.hear("{}", new Headers({ signed: "yes" }));
  };
  return {
    ...{ db, time, service, words, stopped, free },
    note: (id: string, state: "accepted", wamid: string | null = null) =>
      db.write((tx) => {
        const times = { since: time.now, changed_at: time.now };
        return rows.insertMessage(tx, {
          id,
          wamid,
          phone,
          message: JSON.stringify(sms),
          state,
          why: null,
          ...times,
        });
      }),
    tell: (...states: readonly { id?: string; as?: string; state: ChatState; why?: string }[]) =>
      hear({
        states: states.map(({ id, as = `wamid.${id}`, why = null, state }) => ({ id, as, why, state })),
        messages: [],
      }),
    say: (...said: readonly Partial<IncomingMessage>[]) =>
      hear({
        states: [],
        messages: said.map((one) => ({
          ...{ as: "w", from: phone, name: "Asha", at: time.now, text: "", asksNothing: false },
          ...one,
        })),
      }),
    async state(id: string) {
      const row = await db.write((tx) => rows.findMessage(tx, id));
      return { state: row?.state, message: row?.message };
    },
    hasWritten: () => rows.hasWrittenSince(db.read, phone, time.now - 24 * hour + 300_000),
    async letters() {
      await outbox.deliver();
      return sent.splice(0);
    },
  };
}
