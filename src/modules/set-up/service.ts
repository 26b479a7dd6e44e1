import { wordsIn } from "#contract/format/words.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { ShopSettings } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import type { Clock } from "#platform/clock.ts";
import { lastBackup } from "#platform/database/backed-up.ts";
import type { Database } from "#platform/database/database.ts";
import { readValue, setValue } from "#platform/database/key-values.ts";
import { newId } from "#platform/ids.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { MailMessage, Messenger } from "#platform/outbox/message.ts";
import type { PromisesService } from "./promises-service.ts";
import { isBackupLate } from "./rules/backup-late.ts";
import { stepsOf } from "./rules/set-up-steps.ts";
import type { MachineEnvironment, PaymentTrialView, SetUpView } from "./views.ts";

export type SetUpService = ReturnType<typeof createSetUpService>;

export interface Emptied {
  readonly products: number;
  readonly hidden: number;
  readonly orders: number;
  readonly stores: number;
}

interface Trial extends Pick<PaymentTrialView, "url" | "refund"> {
  readonly gateway_payment_id: string | null;
  readonly heard_at: number | null;
  readonly misheard_at: number | null;
}
interface PaymentTrialInput {
  readonly about: string;
  readonly customer: { readonly name: string; readonly phone: string; readonly email: null };
  readonly backTo: string;
}

export interface SetUpParts {
  readonly db: Database;
  readonly clock: Clock;
  /** As they are now, with what was saved a moment ago. */
  readonly settings: () => Promise<ShopSettings>;
  readonly machine: MachineEnvironment;
  readonly mail: Messenger<MailMessage>;
  /** Another one as soon as mails go another way. */
  readonly mailFingerprint: number;
  /** What stands between the shop and the gateway, in words. */
  readonly tryGateway: () => Promise<string | undefined>;
  readonly trial: () => {
    readonly newest: () => Promise<Trial | undefined>;
    readonly begin: (input: PaymentTrialInput) => Promise<unknown>;
    readonly look: () => Promise<Trial | undefined>;
  };
  readonly sellsOwn: () => Promise<boolean>;
  readonly notificationsChosen: () => Promise<boolean>;
  readonly ownersHaveTwoWays: () => Promise<boolean>;
  readonly promises: PromisesService;
  /** The database is a file of the shop's own. */
  readonly isOwnFile: boolean;
  readonly demo: {
    readonly isThere: () => Promise<boolean>;
    readonly empty: (by: string) => Promise<Emptied>;
  };
}

function shown({ url, gateway_payment_id, heard_at, misheard_at, refund }: Trial): PaymentTrialView {
  const isHeard = heard_at !== null;
  return {
    ...{ url, isPaid: gateway_payment_id !== null, isHeard, refund },
    isMisheard: !isHeard && misheard_at !== null,
  };
}

const mailKey = "mail_works";
/** Somebody who presses again and again asks others' servers no oftener than this. */
const pause = 5_000;

/** What is left to do before the shop is one. */
export function createSetUpService(parts: SetUpParts) {
  const { db, clock, settings, machine, mail, mailFingerprint, tryGateway, trial, sellsOwn, demo } = parts;
  const triedAt = new Map<string, number>();
  let emptying: Promise<Emptied> | undefined;

  return {
    promises: parts.promises,

    async view(): Promise<SetUpView> {
      const hers = machine.payments === "mock" ? undefined : await trial().newest();
      return {
        steps: await steps(),
        machine,
        hasDemo: await demo.isThere(),
        trial: hers ? shown(hers) : null,
        lastBackup: await lastBackup(db.read),
      };
    },

    /** While the demo is shown, nothing is missing. */
    unseenPromises: async (): Promise<number> =>
      machine.payments === "live" ? parts.promises.countOpen() : 0,

    async isBackupLate(): Promise<boolean> {
      const last = await lastBackup(db.read);
      const { isOwnFile } = parts;
      return isBackupLate({ last, isOwnFile, takesMoney: machine.payments === "live" }, clock.now());
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
      await db.write((tx) => setValue(tx, mailKey, mailFingerprint));
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

    /** A rupee that somebody pays on the gateway's own page; it is given back when the shop looks for it. */
    async payRupee(userId: string, name: string, lang: Lang): Promise<Outcome<{ message: string }>> {
      const words = textsOf(lang).setUp;
      if (machine.payments === "mock") return success({ message: words.paymentsMock });
      const early = tooEarly(userId);
      if (early) return early;
      const { contact, shop } = await settings();
      const wanted = {
        about: words.rupee.about(wordsIn(shop.name, lang)),
        customer: { name, phone: contact.phone.replace(/[^+\d]/g, ""), email: null },
        backTo: `${machine.publicUrl}/manage/set-up`,
      };
      return asked(words, async () => {
        await trial().begin(wanted);
        return words.rupee.made;
      });
    },

    async lookForRupee(userId: string, lang: Lang): Promise<Outcome<{ message: string }>> {
      const words = textsOf(lang).setUp;
      if (machine.payments === "mock") return success({ message: words.paymentsMock });
      const early = tooEarly(userId);
      if (early) return early;
      return asked(words, async () => {
        const found = await trial().look();
        return found?.gateway_payment_id ? words.rupee.paid : words.rupee.notYet;
      });
    },

    /** Twice at once is once. Broken off, the next press goes on. */
    emptyDemo(by: string): Promise<Emptied> {
      emptying ??= demo.empty(by).finally(() => {
        emptying = undefined;
      });
      return emptying;
    },
  };

  /** What the gateway would not do, in words of what to mend. */
  async function asked(
    words: ServerTexts["setUp"],
    work: () => Promise<string>,
  ): Promise<Outcome<{ message: string }>> {
    try {
      return success({ message: await work() });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const trouble = await tryGateway();
      const why = trouble ? words.gatewayRefused(trouble) : words.rupee.refused(saidBy(error));
      return failure("paymentUnavailable", { message: why });
    }
  }

  async function steps() {
    const [own, notificationsChosen, ownersHaveTwoWays, works, said, openPromises] = await Promise.all([
      sellsOwn(),
      parts.notificationsChosen(),
      parts.ownersHaveTwoWays(),
      readValue(db.read, mailKey),
      settings(),
      parts.promises.countOpen(),
    ]);
    const facts = {
      settings: said,
      machine,
      sellsOwn: own,
      notificationsChosen,
      ownersHaveTwoWays,
      openPromises,
    };
    return stepsOf({ ...facts, mailWorks: works === mailFingerprint });
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
