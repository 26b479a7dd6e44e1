import type { MailWords } from "#platform/mail/mail-of.ts";

export const letters = {
  confirm: (shop: string, url: string): MailWords => ({
    subject: `Please confirm: letters from ${shop}`,
    lines: [
      `Somebody, hopefully you, asked for the newsletter of ${shop} with this address. It comes only after you confirm it.`,
    ],
    action: { label: "Yes, send me the newsletter", url },
    closing: "If it was not you, leave this letter alone: you will not hear from us again.",
  }),
  known: (shop: string, url: string): MailWords => ({
    subject: `You already get the letters of ${shop}`,
    lines: [
      `Somebody, perhaps you, asked for the newsletter of ${shop} with this address. You are on the list already, so nothing has changed.`,
    ],
    action: { label: "Leave the list", url },
    closing: "You need not do anything to stay.",
  }),
};
