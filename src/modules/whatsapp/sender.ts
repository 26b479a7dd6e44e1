import type { Clock } from "#platform/clock.ts";
import type { Database, Tx } from "#platform/database/database.ts";
import type { Messenger, SmsMessage } from "#platform/outbox/message.ts";
import type { ChatAnswer, ChatMessenger } from "#ports/messengers/chat-messenger.ts";
import { type ChatTemplate, filledTemplate, isAboutOrder, isPromotion } from "./chat-templates.ts";
import * as rows from "./repository.ts";
import { nextStep } from "./rules/message-state.ts";
import { windowFrom } from "./rules/window.ts";

export interface SenderParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly chat: ChatMessenger;
  /** What follows where WhatsApp says no. */
  readonly sms: Messenger<SmsMessage>;
  readonly templates: readonly ChatTemplate[];
  /** Whether the owner wants messages about orders to go this way. */
  readonly isChosen: () => boolean;
  readonly allowsOffers: (tx: Tx, phone: string) => Promise<boolean>;
}

type Ask = (id: string) => Promise<ChatAnswer>;
/** Nothing: it went. */
type Next = { readonly ask: Ask } | "wait" | "sms" | undefined;

/**
 * Text messages, by WhatsApp where it brings them. WhatsApp knows no repeats, so each message is noted before it is asked
 * for: what may have been taken is not asked for again, but waited for until WhatsApp tells of it.
 */
export function createWhatsAppSender(parts: SenderParts): Messenger<SmsMessage> {
  const { db, clock, chat, sms, templates, isChosen, allowsOffers } = parts;

  return {
    async send(id, message) {
      const next = mayGo(message) ? await db.write((tx) => begin(tx, id, message)) : "sms";
      if (next === undefined) return;
      if (next === "sms") return sms.send(id, message);
      if (next === "wait") throw new Error("WhatsApp has not said yet whether it took the message.");
      const answer = await next.ask(id);
      const isNews = await db.write((tx) => keep(tx, id, answer));
      if (answer.is === "taken" || !isNews) return;
      if (answer.is === "never") return sms.send(id, message);
      throw new Error(answer.why);
    },
  };

  function mayGo({ template, chat: words, isRefused }: SmsMessage): boolean {
    if (isRefused) return false;
    return words !== undefined || (isChosen() && (isAboutOrder(template) || isPromotion(template)));
  }

  /** What is to be asked of WhatsApp is noted as asked. */
  async function begin(tx: Tx, id: string, message: SmsMessage): Promise<Next> {
    const now = clock.now();
    const row = await rows.findMessage(tx, id);
    const step = row ? nextStep({ ...row, changedAt: row.changed_at }, now) : "ask";
    if (step === "none") return undefined;
    if (step === "wait") return "wait";
    const ask = step === "ask" ? await wayOf(tx, message) : undefined;
    if (!ask) {
      const why = row?.state === "asked" ? "no word came of whether WhatsApp took it" : row?.why;
      const change = { state: "refused" as const, message: null, why: why ?? null, changed_at: now };
      if (row) await rows.updateMessage(tx, id, change);
      return "sms";
    }
    if (row) await rows.updateMessage(tx, id, { state: "asked", changed_at: now });
    else
      await rows.insertMessage(tx, {
        ...{ id, wamid: null, phone: message.to, message: JSON.stringify(message), state: "asked" },
        ...{ why: null, since: now, changed_at: now },
      });
    return { ask };
  }

  /** Free words to whoever has just written, else a template; nothing where neither is allowed. */
  async function wayOf(tx: Tx, message: SmsMessage): Promise<Ask | undefined> {
    const { to, text, template, chat: words = text } = message;
    if (isPromotion(template) && !(await allowsOffers(tx, to))) return undefined;
    if (await rows.hasWrittenSince(tx, to, windowFrom(clock.now())))
      return (id) => chat.sendText(id, to, words);
    const filled = filledTemplate(templates, message);
    return filled && ((id) => chat.sendTemplate(id, to, filled));
  }

  /** False where WhatsApp has told more of it meanwhile. */
  async function keep(tx: Tx, id: string, answer: ChatAnswer): Promise<boolean> {
    const changed_at = clock.now();
    if (answer.is === "unclear") return rows.noteAnswer(tx, id, { why: answer.why });
    if (answer.is === "later")
      return rows.noteAnswer(tx, id, { state: "waiting", why: answer.why, changed_at });
    if (answer.is === "never")
      return rows.noteAnswer(tx, id, { state: "refused", why: answer.why, message: null, changed_at });
    await rows.updateMessage(tx, id, { wamid: answer.as });
    return rows.noteAnswer(tx, id, { state: "accepted", changed_at });
  }
}
