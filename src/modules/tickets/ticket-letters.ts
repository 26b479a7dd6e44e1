import { inEachLang } from "#contract/format/in-each-lang.ts";
import { pathIn } from "#contract/lang-address.ts";
import { inEveryLanguage } from "#languages/in-every-language.ts";
import type { Tx } from "#platform/database/database.ts";
import { takeTry } from "#platform/limits/limits.ts";
import { type MailWords, mailOf } from "#platform/mail/mail-of.ts";
import { signId } from "#platform/signed-id.ts";
import { letters as en } from "./letters/en.ts";
import type { TicketRow } from "./repository.ts";
import { acknowledgeBy, resolveBy } from "./rules/clocks.ts";
import { ticketPath } from "./rules/ticket.ts";
import { ticketLimits } from "./ticket-limits.ts";
import type { TicketParts } from "./ticket-parts.ts";

export function ticketToken({ linkKey }: Pick<TicketParts, "linkKey">, id: string): string {
  return signId({ key: linkKey, purpose: "ticket" }, id);
}

/** Nobody's letter box is filled by strangers: past the limit there is no letter, and the ticket stands all the same. */
export async function tellArrived(parts: TicketParts, tx: Tx, ticket: TicketRow): Promise<void> {
  const { outbox, clock, mailPerHour } = parts;
  if (ticket.email === null) return;
  const limits = [ticketLimits.mailTo(ticket.email), ticketLimits.mailOfShop(mailPerHour)];
  for (const limit of limits) if ((await takeTry(tx, limit, clock.now())) !== undefined) return;
  const grievance = ticket.kind === "grievance" ? grievanceDates(parts, ticket) : null;
  const words = lettersIn(ticket.lang).arrived(factsOf(parts, ticket), grievance);
  await outbox.queue(tx, mailOf(ticket.email, words));
}

export function tellAcknowledged(parts: TicketParts, tx: Tx, ticket: TicketRow): Promise<void> {
  const words = lettersIn(ticket.lang);
  return send(parts, tx, ticket, words.acknowledged(factsOf(parts, ticket), grievanceDates(parts, ticket)));
}

export async function tellAnswer(
  parts: TicketParts,
  tx: Tx,
  ticket: TicketRow,
  typed: string,
): Promise<void> {
  const words = lettersIn(ticket.lang);
  const facts = factsOf(parts, ticket);
  await send(parts, tx, ticket, words.answered(facts, typed));
  if (ticket.email !== null || ticket.phone === null) return;
  const text = words.answerSms(facts);
  const chat = `${typed.slice(0, mostInChat)}\n\n${text}`;
  await parts.outbox.queue(tx, { kind: "sms", to: ticket.phone, text, template: "ticket-answer", chat });
}

/** What is longer stands behind the link. */
const mostInChat = 3_500;

export function tellClosed(parts: TicketParts, tx: Tx, ticket: TicketRow): Promise<void> {
  return send(parts, tx, ticket, lettersIn(ticket.lang).closed(factsOf(parts, ticket)));
}

async function send({ outbox }: TicketParts, tx: Tx, { email }: TicketRow, words: MailWords): Promise<void> {
  if (email !== null) await outbox.queue(tx, mailOf(email, words));
}

function factsOf(parts: TicketParts, { id, number, lang }: TicketRow) {
  const url = parts.publicUrl + pathIn(lang, ticketPath(ticketToken(parts, id)));
  return { number, shop: parts.shopName(lang), url };
}

function grievanceDates({ officer }: TicketParts, { since, lang }: TicketRow) {
  const format = dayFormat(lang);
  return {
    officer: officer(),
    acknowledgeBy: format.format(acknowledgeBy(since)),
    resolveBy: format.format(resolveBy(since)),
  };
}

export const lettersIn = inEveryLanguage(en, ({ ticketLetters }) => ticketLetters);

const dayFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "Asia/Kolkata", dateStyle: "long" }),
);
