import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { MachineFacts, SetUpView } from "#contract/set-up-view.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { wordsIn } from "#contract/words.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { readFact, setFact } from "#platform/database/facts.ts";
import { newId } from "#platform/ids.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { Carrier, MailMessage } from "#platform/outbox/message.ts";
import { stepsOf } from "./rules/set-up-steps.ts";

export type SetUpService = ReturnType<typeof createSetUpService>;

export interface Emptied {
  readonly products: number;
  readonly hidden: number;
  readonly orders: number;
  readonly stores: number;
}

export interface SetUpParts {
  readonly db: Database;
  readonly clock: Clock;
  /** As they are now, with what was saved a moment ago. */
  readonly settings: () => Promise<ShopSettings>;
  readonly machine: MachineFacts;
  readonly mail: Carrier<MailMessage>;
  /** Another one as soon as mails go another way. */
  readonly mailMark: number;
  /** What stands between the shop and the gateway, in words. */
  readonly tryGateway: () => Promise<string | undefined>;
  readonly sellsOwn: () => Promise<boolean>;
  readonly demo: {
    readonly isThere: () => Promise<boolean>;
    readonly empty: (by: string) => Promise<Emptied>;
  };
}

const mailFact = "mail_works";
/** Somebody who presses again and again asks others' servers no oftener than this. */
const pause = 5_000;

/** What is left to do before the shop is one. */
export function createSetUpService(parts: SetUpParts) {
  const { db, clock, settings, machine, mail, mailMark, tryGateway, sellsOwn, demo } = parts;
  const triedAt = new Map<string, number>();
  let emptying: Promise<Emptied> | undefined;

  return {
    async view(): Promise<SetUpView> {
      return { steps: await steps(), machine, hasDemo: await demo.isThere() };
    },

    async stepsLeft(): Promise<number> {
      return (await steps()).filter(({ isDone }) => !isDone).length;
    },

    /** A letter to whoever asks; the answer waits for what the mail server says. */
    async tryMail(userId: string, email: string | null, lang: Lang): Promise<Outcome<{ message: string }>> {
      const { contact, shop } = await settings();
      const to = email ?? contact.email;
      const words = textsOf(lang).setUp;
      const early = tooEarly(userId);
      if (early) return early;
      const name = wordsIn(shop.name, lang);
      const letter = { subject: words.letterSubject(name), lines: [words.letterText(name)] };
      try {
        await mail.send(newId(clock.now()), mailOf(to, letter));
      } catch (error) {
        return failure("messageNotSent", { message: words.mailRefused(saidBy(error)) });
      }
      if (machine.mail === "files") return success({ message: words.mailInFile });
      await db.write((tx) => setFact(tx, mailFact, mailMark));
      return success({ message: words.mailSent(to) });
    },

    async tryPayments(userId: string, lang: Lang): Promise<Outcome<{ message: string }>> {
      const words = textsOf(lang).setUp;
      if (machine.payments === "mock") return success({ message: words.paymentsMock });
      const early = tooEarly(userId);
      if (early) return early;
      const trouble = await tryGateway();
      if (trouble) return failure("paymentUnavailable", { message: words.gatewayRefused(trouble) });
      return success({ message: machine.payments === "test" ? words.gatewayTest : words.gatewayLive });
    },

    /** Twice at once is once. Broken off, the next press goes on. */
    emptyDemo(by: string): Promise<Emptied> {
      emptying ??= demo.empty(by).finally(() => {
        emptying = undefined;
      });
      return emptying;
    },
  };

  async function steps() {
    const [own, works, said] = await Promise.all([sellsOwn(), readFact(db.read, mailFact), settings()]);
    return stepsOf({ settings: said, machine, sellsOwn: own, mailWorks: works === mailMark });
  }

  function tooEarly(userId: string) {
    const left = (triedAt.get(userId) ?? 0) + pause - clock.now();
    if (left > 0) return failure("tooMany", { retryAfter: Math.ceil(left / 1_000) });
    if (triedAt.size > 1_000) triedAt.clear();
    triedAt.set(userId, clock.now());
    return undefined;
  }
}

function saidBy(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split("\n")[0]?.slice(0, 200) ?? "";
}
