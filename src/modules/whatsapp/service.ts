import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type Lang, writtenIn } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import { takeTry } from "#platform/limits/limits.ts";
import { rateLimit } from "#platform/limits/rate-limits.ts";
import type { SmsMessage } from "#platform/outbox/message.ts";
import type { Outbox } from "#platform/outbox/outbox.ts";
import type { ChatMessenger, ChatNews, IncomingMessage } from "#ports/messengers/chat-messenger.ts";
import * as rows from "./repository.ts";
import { isStop, windowFrom, writtenAt } from "./rules/window.ts";
import { whatsappWebhook } from "./webhook.ts";

export type WhatsAppService = ReturnType<typeof createWhatsAppService>;

export interface WhatsAppParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly outbox: Pick<Outbox, "queue">;
  /** Nothing where it is not set up on the machine. */
  readonly chat: ChatMessenger | undefined;
  readonly publicUrl: string;
  readonly shopName: (lang: Lang) => string;
  /** What somebody wrote becomes a message to the staff; gives which one. */
  readonly hearWords: (tx: Tx, said: HeardWords) => Promise<string | undefined>;
  readonly stopOffers: (
    tx: Tx,
    phone: string,
    said: { readonly words: string; readonly lang: Lang },
  ) => Promise<void>;
}

export interface HeardWords {
  readonly phone: string;
  readonly name: string;
  /** Empty of a picture, a voice and the like. */
  readonly words: string;
  readonly lang: Lang;
  /** The one that they wrote lately. */
  readonly ticketId: string | undefined;
}

const hour = 3_600_000;
const day = 24 * hour;
/** Later an SMS tells nobody anything new. */
const usefulMs = 12 * hour;
const shownFor = 7 * day;
const keptFor = { messages: 30 * day, heard: 9 * day };
/** Who writes again by then goes on with what was asked. */
const talkMs = 7 * day;
const mostReasons = 5;

/** What WhatsApp tells, what it was, and what people write there. */
export function createWhatsAppService(parts: WhatsAppParts) {
  const { db, clock, outbox, chat, shopName, hearWords, stopOffers } = parts;

  return {
    isSetUp: chat !== undefined,
    /** What the owner types where WhatsApp asks whom to tell. */
    webhookUrl: `${parts.publicUrl}/api${whatsappWebhook.hear.path}`,

    /** The address belongs to who knows the token: what is to be answered. */
    prove(mode: string, token: string, challenge: string): string | undefined {
      return mode === "subscribe" && chat?.isOwnToken(token) ? challenge.slice(0, 200) : undefined;
    },

    async hear(text: string, headers: Headers): Promise<Outcome<unknown>> {
      if (!chat) return failure("notFound");
      if (!chat.isSigned(text, headers)) return failure("badSignature");
      const news = chat.read(text);
      if (!news) return failure("unreadable");
      for (const state of news.states) await db.write((tx) => hearState(tx, state));
      for (const message of news.messages) await hearMessage(message);
      return success({});
    },

    async figures() {
      const since = clock.now() - shownFor;
      const [states, refusals] = await Promise.all([
        rows.countStates(db.read, since),
        rows.lastRefusals(db.read, since, mostReasons),
      ]);
      const count = (...of: readonly string[]) =>
        states.reduce((sum, { state, total }) => sum + (of.includes(state) ? Number(total) : 0), 0);
      return {
        taken: count("accepted", "sent", "delivered", "read"),
        arrived: count("delivered", "read"),
        read: count("read"),
        bySms: count("refused", "failed"),
        reasons: refusals.map(({ why, total }) => ({ why: why ?? "", total: Number(total) })),
      };
    },

    /** A few words to who has written there, so that one sees both ways work. */
    async tryOut(userId: string, phone: string, lang: Lang): Promise<Outcome<{ message: string }>> {
      const { trial: words } = textsOf(lang).whatsAppSetUp;
      const wait = await db.write((tx) => takeTry(tx, rateLimit("whatsapp-try", userId), clock.now()));
      if (wait !== undefined) return failure("tooMany", { retryAfter: Math.ceil(wait / 1_000) });
      if (!chat) return success({ message: words.notSetUp });
      const asked = await chat.tryOut();
      if ("trouble" in asked) return failure("messageNotSent", { message: words.refused(asked.trouble) });
      if (!(await rows.hasWrittenSince(db.read, phone, windowFrom(clock.now()))))
        return failure("messageNotSent", { message: words.unwritten(asked.number) });
      const answer = await chat.sendText(newId(clock.now()), phone, words.text(shopName(lang)));
      if (answer.is !== "taken") return failure("messageNotSent", { message: words.refused(answer.why) });
      return success({ message: words.sent });
    },

    async exportOf(q: Reads | Tx, phone: string) {
      return { sent: await rows.messagesOf(q, phone), written: await rows.heardOf(q, phone) };
    },
    forget: (tx: Tx, phone: string): Promise<void> => rows.forgetPhone(tx, phone),
    runJob(): Promise<void> {
      const now = clock.now();
      const before = { messages: now - keptFor.messages, heard: now - keptFor.heard };
      return db.write((tx) => rows.deleteOld(tx, before));
    },
  };

  /** What failed on its way goes by SMS, in the transaction that says so. */
  async function hearState(tx: Tx, { as, id, state, why }: ChatNews["states"][number]): Promise<void> {
    const by = id === undefined ? { wamid: as } : { id };
    const change = { wamid: as, changed_at: clock.now(), ...(state === "failed" && { why }) };
    for (const moved of await rows.moveForward(tx, by, state, change)) {
      if (state === "sent") continue;
      await rows.updateMessage(tx, moved.id, { message: null });
      if (state === "failed" && moved.message !== null) await queueSms(tx, moved.message, moved.since);
    }
  }

  async function queueSms(tx: Tx, kept: string, since: number): Promise<void> {
    const message: SmsMessage = { ...JSON.parse(kept), isRefused: true };
    await outbox.queue(tx, message, { usefulUntil: since + usefulMs });
  }

  async function hearMessage({ as, from, name, at, text, asksNothing }: IncomingMessage): Promise<void> {
    const now = clock.now();
    const lang = writtenIn(text);
    const isStopped = isStop(text);
    await db.write(async (tx) => {
      const before = await rows.lastTicket(tx, from, now - talkMs);
      const times = { at: writtenAt(at, now), heard_at: now };
      const isNew = await rows.insertHeard(tx, { wamid: as, phone: from, ...times, ticket_id: null });
      if (!isNew) return;
      // Told twice, it takes nothing back that was allowed since.
      if (isStopped) return stopOffers(tx, from, { words: text, lang });
      if (asksNothing) return;
      const ticketId = await hearWords(tx, { phone: from, name, words: text, lang, ticketId: before });
      if (ticketId !== undefined) await rows.noteTicket(tx, as, ticketId);
    });
  }
}
