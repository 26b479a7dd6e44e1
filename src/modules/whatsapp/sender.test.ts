import { expect, it } from "vitest";
import type { SmsMessage } from "#platform/outbox/message.ts";
import type { ChatAnswer, ChatMessenger } from "#ports/messengers/chat-messenger.ts";
import { describeOnBothEngines, type OpenFresh } from "#support/engines.ts";
import { chatTemplatesOf } from "./public/chat-templates-of.ts";
import * as rows from "./repository.ts";
import { createWhatsAppSender } from "./sender.ts";

const phone = "+919812345678";
const minute = 60_000;
const texts = [
  { template: "order-packed", lang: "en", text: "Your order is packed ({#var#}, order {#var#}) {#var#}" },
  { template: "stock-alert", lang: "en", text: "{#var#}: {#var#} is back in stock. {#var#}" },
];
const packed: SmsMessage = {
  ...{ kind: "sms", to: phone, template: "order-packed" },
  text: "Your order is packed (Haat, order HB-1) https://haat.example/t/x",
};
const back: SmsMessage = {
  ...{ kind: "sms", to: phone, template: "stock-alert" },
  text: "Haat: Lamp is back in stock. https://haat.example/p/1",
};
const answer: SmsMessage = {
  ...{ kind: "sms", to: phone, template: "ticket-answer", text: "Haat has answered T-1: https://x" },
  chat: "Yes.\n\nHaat has answered T-1: https://x",
};
const taken: ChatAnswer = { is: "taken", as: "wamid.1" };

describeOnBothEngines("a text message where WhatsApp is set up", (openFresh) => {
  it("goes by template once it is chosen, and by SMS until then", async () => {
    const { send, asked, sent, choose } = await open(openFresh, { isChosen: false });
    await send("one", packed);
    expect([sent, asked]).toEqual([["one"], []]);
    choose(true);
    await send("two", packed);
    expect(sent).toEqual(["one"]);
    expect(asked).toEqual([`order_packed Haat|HB-1|https://haat.example/t/x`]);
  });

  it("is never asked of WhatsApp where it is a code, of the staff, or refused before", async () => {
    const { send, asked, sent } = await open(openFresh);
    for (const template of ["order-code", "staff-news", "login-code"])
      await send(template, { ...packed, template });
    await send("refused", { ...packed, isRefused: true });
    await send("other words", { ...packed, text: "Something else" });
    expect(asked).toEqual([]);
    expect(sent).toHaveLength(5);
  });

  it("goes by SMS at once, with its own id, where WhatsApp says never, and again where the SMS failed", async () => {
    const { send, sent, asked, answers, failSms, state } = await open(openFresh);
    answers.push({ is: "never", why: "131026: no" });
    failSms(1);
    await expect(send("one", packed)).rejects.toThrow("no SMS");
    expect(await state("one")).toMatchObject({ state: "refused", why: "131026: no", message: null });
    await send("one", packed);
    expect(sent).toEqual(["one"]);
    expect(asked).toHaveLength(1);
  });

  it("is asked for again while WhatsApp says later, and goes by SMS after a quarter of an hour", async () => {
    const { send, sent, asked, answers, time } = await open(openFresh);
    answers.push({ is: "later", why: "limit" }, taken);
    await expect(send("one", packed)).rejects.toThrow("limit");
    await send("one", packed);
    await send("one", packed);
    expect([asked.length, sent]).toEqual([2, []]);
    answers.push({ is: "later", why: "limit" });
    await expect(send("two", packed)).rejects.toThrow("limit");
    time.now += 15 * minute;
    await send("two", packed);
    expect([asked.length, sent]).toEqual([3, ["two"]]);
  });

  it("is never asked for twice where nobody knows whether it was taken", async () => {
    const { db, send, sent, asked, answers, time, state } = await open(openFresh);
    answers.push({ is: "unclear", why: "no answer" }, "dies");
    await expect(send("one", packed)).rejects.toThrow("no answer");
    await expect(send("two", packed)).rejects.toThrow("killed");
    for (const id of ["one", "two"]) await expect(send(id, packed)).rejects.toThrow("not said yet");
    // Of one WhatsApp tells, of the other it does not.
    await db.write((tx) => rows.moveForward(tx, { id: "one" }, "sent", {}));
    time.now += 5 * minute;
    await send("one", packed);
    await send("two", packed);
    await send("two", packed);
    expect([asked.length, sent]).toEqual([2, ["two", "two"]]);
    expect((await state("two"))?.state).toBe("refused");
  });

  it("believes what WhatsApp has told over what it answers", async () => {
    const { db, send, sent, answers, state } = await open(openFresh, {
      meanwhile: async (id) => {
        await db.write((tx) => rows.moveForward(tx, { id }, "delivered", {}));
      },
    });
    answers.push({ is: "later", why: "limit" }, { is: "never", why: "no" }, taken);
    for (const id of ["one", "two", "three"]) await send(id, packed);
    expect(sent).toEqual([]);
    for (const id of ["one", "two", "three"]) expect((await state(id))?.state).toBe("delivered");
    expect((await state("three"))?.wamid).toBe("wamid.1");
  });

  it("goes in free words for a day after the person wrote, and an answer by WhatsApp then alone", async () => {
    const { db, send, sent, asked, time } = await open(openFresh, { isChosen: false });
    await send("one", answer);
    expect([asked, sent]).toEqual([[], ["one"]]);
    const heard = { wamid: "w", phone, at: time.now, heard_at: time.now, ticket_id: null };
    await db.write((tx) => rows.insertHeard(tx, heard));
    await send("two", answer);
    expect(asked).toEqual([answer.chat]);
    time.now += 24 * 60 * minute;
    await send("three", answer);
    expect([asked.length, sent]).toEqual([1, ["one", "three"]]);
  });

  it("goes as promotion by WhatsApp only to who allowed it", async () => {
    const { send, sent, asked, allow } = await open(openFresh);
    await send("one", back);
    expect([asked, sent]).toEqual([[], ["one"]]);
    allow(true);
    await send("two", back);
    expect(asked).toEqual(["stock_alert Haat|Lamp|https://haat.example/p/1"]);
  });
});

async function open(
  openFresh: OpenFresh,
  { isChosen = true, meanwhile }: { isChosen?: boolean; meanwhile?: (id: string) => Promise<void> } = {},
) {
  const db = await openFresh();
  const time = { now: Date.UTC(2026, 10, 21, 9) };
  const answers: (ChatAnswer | "dies")[] = [];
  const [asked, sent]: [string[], string[]] = [[], []];
  const may = { choose: isChosen, allow: false, failures: 0 };
  const next = async (id: string, what: string) => {
    asked.push(what);
    await meanwhile?.(id);
    const given = answers.shift() ?? taken;
    if (given === "dies") throw new Error("killed");
    return given;
  };
  const chat = {
    sendTemplate: (id, _to, { name, values }) =>
      next(id, `${name.replace(/_\w{4}$/, "")} ${values.join("|")}`),
    sendText: (id, _to, text) => next(id, text),
  } as Partial<ChatMessenger> as ChatMessenger;
  const sender = createWhatsAppSender({
    ...{ db, chat, clock: { now: () => time.now } },
    sms: {
      async send(id) {
        if (may.failures-- > 0) throw new Error("no SMS");
        sent.push(id);
      },
    },
    templates: chatTemplatesOf(texts),
    isChosen: () => may.choose,
    allowsOffers: async () => may.allow,
  });
  return {
    ...{ db, time, answers, asked, sent },
    send: sender.send,
    choose: (chosen: boolean) => {
      may.choose = chosen;
    },
    allow: (allowed: boolean) => {
      may.allow = allowed;
    },
    failSms: (times: number) => {
      may.failures = times;
    },
    state: (id: string) => db.write((tx) => rows.findMessage(tx, id)),
  };
}
