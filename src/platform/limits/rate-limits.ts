import type { Limit } from "./limits.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Settings that bound what the shop sends. */
type Bound = "MAIL_PER_HOUR" | "SMS_PER_DAY";

interface RateLimit {
  /** What is counted, and of whom; a network is an IPv4 address or an IPv6 /64. */
  readonly of: string;
  readonly most: number | Bound;
  readonly window: number;
}

/** Every rate limit of the shop, by the name its rows have; docs/operating.md shows them. */
export const rateLimits = {
  password: { of: "wrong passwords of one account", most: 10, window: 15 * minute },
  "password-browser": { of: "the same in a known browser", most: 10, window: 15 * minute },
  "password-from": { of: "wrong passwords from one network", most: 100, window: 15 * minute },
  confirm: { of: "passwords asked for once more, of one account", most: 10, window: 15 * minute },
  "passkey-try": { of: "sign-ins by passkey from one network", most: 300, window: 15 * minute },
  passkey: { of: "passkeys shown as second factor, of one account", most: 60, window: hour },
  "factor-code": { of: "codes of the second factor sent to one person", most: 10, window: hour },
  "factor-guess": { of: "guesses at them, of one person", most: 20, window: day },
  register: { of: "registrations of one address", most: 20, window: day },
  "register-mail": { of: "mails about them to one address", most: 3, window: day },
  "register-from": { of: "registrations from one network", most: 300, window: hour },
  "guest-from": { of: "new guests from one network", most: 300, window: hour },
  mail: { of: "links and confirmations to one address", most: 5, window: hour },
  "mail-from": { of: "mails asked for from one network", most: 60, window: hour },
  "mail-shop": { of: "mails anybody can ask for, of the shop", most: "MAIL_PER_HOUR", window: hour },
  "code-soon": { of: "codes to one number, asked for from one network", most: 1, window: minute / 2 },
  "code-from-to": { of: "the same in a day", most: 10, window: day },
  // Each code has five tries, so that this bounds the guesses at one number: 200 a day of a million.
  code: { of: "codes to one number", most: 10, window: hour },
  "code-day": { of: "the same in a day", most: 40, window: day },
  "code-browser": { of: "codes asked for in a known browser", most: 10, window: day },
  "code-from": { of: "codes asked for from one network", most: 60, window: hour },
  "code-shop": { of: "codes of the shop", most: "SMS_PER_DAY", window: day },
  "order-code-soon": {
    of: "order codes for one number, asked for from one network",
    most: 1,
    window: minute / 2,
  },
  "order-code-asked": { of: "order codes for one order, asked for from one network", most: 5, window: hour },
  "order-codes-from": { of: "order codes asked for from one network", most: 300, window: hour },
  "order-text": { of: "SMS about orders to one number", most: 20, window: day },
  "order-text-about": { of: "SMS about one order", most: 8, window: day },
  "cash-asked": { of: "cash orders not confirmed yet, of one account", most: 5, window: day },
  "cash-asked-to": { of: "the same to one number", most: 5, window: day },
  "cash-asked-from": { of: "the same from one network", most: 25, window: hour },
  "cash-to": { of: "cash orders to one number", most: 5, window: day },
  "cash-from": { of: "cash orders from one network", most: 60, window: hour },
  "cash-guess": { of: "guesses at the code of one cash order", most: 20, window: day },
  "pickup-guess": { of: "wrong codes for one order that is collected", most: 20, window: day },
  promo: { of: "promo codes tried by one person", most: 20, window: 15 * minute },
  "promo-from": { of: "promo codes tried from one network", most: 200, window: hour },
  print: { of: "invoices of one order by its link", most: 20, window: hour },
  "invite-by": { of: "invitations by one person", most: 50, window: day },
  invite: { of: "invitations to one address or number", most: 5, window: hour },
  "ticket-from": { of: "messages to the shop from one network", most: 10, window: hour },
  "ticket-by": { of: "the same under one address", most: 10, window: day },
  "ticket-words": { of: "further words on one message", most: 20, window: day },
  "ticket-chat": { of: "messages of one number by WhatsApp", most: 200, window: day },
  "whatsapp-try": { of: "test messages by WhatsApp of one owner", most: 20, window: hour },
  "ticket-mail": { of: "mails about messages to one address", most: 3, window: day },
  "ticket-mail-shop": { of: "the same of the shop", most: "MAIL_PER_HOUR", window: hour },
  "newsletter-from": { of: "newsletter forms from one network", most: 20, window: hour },
  "newsletter-to": { of: "newsletter mails to one address", most: 3, window: day },
  "newsletter-shop": { of: "the same of the shop", most: "MAIL_PER_HOUR", window: hour },
  "pin-code": { of: "delivery days asked for from one network", most: 300, window: minute },
} satisfies Record<string, RateLimit>;

type Limits = typeof rateLimits;
type Bounded = { [Name in keyof Limits]: Limits[Name]["most"] extends Bound ? Name : never }[keyof Limits];

/** One subject's; what a setting bounds is given what the setting says. */
export function rateLimit(name: Bounded, subject: string, most: number): Limit;
export function rateLimit(name: Exclude<keyof Limits, Bounded>, subject: string): Limit;
export function rateLimit(name: keyof Limits, subject: string, bound = 0): Limit {
  const { most, window } = rateLimits[name];
  return { name, subject, most: typeof most === "number" ? most : bound, window };
}
