import { rateLimit } from "#platform/limits/rate-limits.ts";

/** Whose words are counted. A window ends by itself, so nobody is shut out for long. */
export const ticketLimits = {
  from: (network: string) => rateLimit("ticket-from", network),
  /** An address is only typed: by itself it would let a stranger shut its owner out. */
  by: (reach: string, network: string) => rateLimit("ticket-by", `${reach} ${network}`),
  wordsOn: (ticketId: string) => rateLimit("ticket-words", ticketId),
  /** Lines of a chat are short, and many. */
  byChat: (phone: string) => rateLimit("ticket-chat", phone),
  mailTo: (email: string) => rateLimit("ticket-mail", email),
  /** Of their own: letters that somebody needs to sign in do not wait for these. */
  mailOfShop: (most: number) => rateLimit("ticket-mail-shop", "", most),
};
