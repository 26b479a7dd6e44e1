import type { MailWords } from "#platform/mail/mail-of.ts";

export interface TicketMailData {
  readonly number: string;
  readonly shop: string;
  readonly url: string;
}

/** The law's clock, as days. */
export interface GrievanceDates {
  readonly officer: string;
  readonly acknowledgeBy: string;
  readonly resolveBy: string;
}

const open = "See it and answer";

export const letters = {
  /** Without a word of what was typed: the address may be a stranger's. */
  arrived: ({ number, shop, url }: TicketMailData, grievance: GrievanceDates | null): MailWords => ({
    subject: `${number}: your message to ${shop} has arrived`,
    lines: [
      `Your message has arrived at ${shop}. Its number is ${number}.`,
      ...(grievance
        ? [
            `It is a complaint, so the law gives us two dates: we will confirm by ${grievance.acknowledgeBy} that we have read it, and tell you the outcome by ${grievance.resolveBy}.`,
            grievance.officer && `Grievance officer: ${grievance.officer}.`,
          ].filter((line) => line !== "")
        : ["We answer by mail, mostly within two days."]),
      "With this link you can read your message and write more. Whoever has the link can do the same, so keep it to yourself.",
    ],
    action: { label: open, url },
    closing: "If it was not you who wrote to us, please ignore this mail.",
  }),
  acknowledged: (
    { number, shop, url }: TicketMailData,
    { officer, resolveBy }: GrievanceDates,
  ): MailWords => ({
    subject: `${number}: ${shop} has read your complaint`,
    lines: [
      `We have read your complaint ${number} and are looking into it. We will tell you the outcome by ${resolveBy}.`,
      ...(officer ? [`Grievance officer: ${officer}.`] : []),
    ],
    action: { label: open, url },
  }),
  answered: ({ number, shop, url }: TicketMailData, words: string): MailWords => ({
    subject: `${number}: an answer from ${shop}`,
    lines: [words],
    action: { label: open, url },
  }),
  closed: ({ number, shop, url }: TicketMailData): MailWords => ({
    subject: `${number}: closed`,
    lines: [
      `${shop} has closed your message ${number}. If something is still open, write to us with the link below.`,
    ],
    action: { label: open, url },
  }),
  answerSms: ({ number, shop, url }: TicketMailData): string => `${shop} has answered ${number}: ${url}`,
};
