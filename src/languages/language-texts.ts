import type { ServerTexts } from "#contract/texts/server-en.ts";
import type { en as accountMessages } from "#modules/accounts/messages/en.ts";
import type { letters as newsletterLetters } from "#modules/newsletter/letters/en.ts";
import type { messages as toldMessages } from "#modules/notifications/messages/en.ts";
import type { messages as checkoutMessages } from "#modules/orders/messages/en.ts";
import type { letters as reminderLetters } from "#modules/reminders/letters/en.ts";
import type { letters as stockAlertLetters } from "#modules/stock-alerts/letters/en.ts";
import type { letters as ticketLetters } from "#modules/tickets/letters/en.ts";
import type { Partly } from "./fall-back.ts";

/** What a language may say; each text that it leaves out is said in English. */
export type LanguageTexts = Partly<{
  readonly texts: ServerTexts;
  readonly newsletterLetters: typeof newsletterLetters;
  readonly reminderLetters: typeof reminderLetters;
  readonly stockAlertLetters: typeof stockAlertLetters;
  readonly ticketLetters: typeof ticketLetters;
  readonly accountMessages: typeof accountMessages;
  readonly checkoutMessages: typeof checkoutMessages;
  readonly toldMessages: typeof toldMessages;
}>;
