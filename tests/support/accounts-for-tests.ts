import type { AccountParts } from "#modules/accounts/account-parts.ts";
import { createPasswordHashing } from "#modules/accounts/passwords/password-hashing.ts";
import { createAccountsService } from "#modules/accounts/service.ts";
import type { Visit } from "#modules/accounts/visit.ts";
import type { Database } from "#platform/database/database.ts";
import { createLog } from "#platform/log.ts";
import type { MailMessage, Message } from "#platform/outbox/message.ts";
import { createOutbox } from "#platform/outbox/outbox.ts";

/** The real thing, quickly: the tests try thousands of passwords. */
const cheap = { memory: 64, passes: 1 };

/** The accounts on a test's database, with a clock that is set by hand and messages that can be read. */
export function accountsForTests(db: Database, given: Partial<AccountParts> = {}) {
  const sent: Message[] = [];
  const keep = { send: async (_id: string, message: Message) => void sent.push(message) };
  const clock = { at: Date.UTC(2026, 0, 15), now: () => clock.at };
  const log = createLog("silent");
  const outbox = createOutbox({ db, clock, log, messengers: { mail: keep, sms: keep } });
  const accounts = createAccountsService({
    db,
    clock,
    log,
    outbox,
    hashing: createPasswordHashing({ cost: cheap }),
    shopName: () => "Haat",
    publicUrl: "https://shop.example",
    codeKey: Buffer.alloc(32, 7),
    mailPerHour: 1_000,
    smsPerDay: 2_000,
    asksForFactor: () => false,
    smsCountries: ["IN"],
    guestDays: () => 30,
    mergeKept: async () => ({ lines: 0, wishes: 0, isShort: false, before: "{}" }),
    partKept: async () => true,
    boughtAmong: async () => [],
    keptElsewhere: async () => ({}),
    reachesOfGuest: async () => [],
    mailsOfGuests: async () => [],
    invoicesUntil: async () => null,
    forgetElsewhere: async () => [],
    forgetOutside: async () => {},
    ...given,
  });
  return {
    accounts,
    clock,
    sent,
    /** Everything sent so far to somebody, oldest first. */
    async messagesTo(to: string): Promise<Message[]> {
      await accounts.settled();
      await outbox.deliver();
      return sent.filter((message) => message.to === to);
    },
  };
}

export function visit(given: Partial<Visit> = {}): Visit {
  return {
    address: "203.0.113.7",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    lang: "en",
    cookie: undefined,
    browser: undefined,
    ...given,
  };
}

/** The secret at the end of the link in a mail. */
export function linkToken(message: Message | undefined): string {
  return /token=([\w-]+)/.exec((message as MailMessage).text)?.[1] ?? "";
}
