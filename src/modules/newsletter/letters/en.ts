import type { MailWords } from "#platform/mail/mail-of.ts";

export const letters = {
  confirm: (shop: string, url: string): MailWords => ({
    subject: `Please confirm: the newsletter of ${shop}`,
    lines: [
      `Somebody, hopefully you, asked for the newsletter of ${shop} with this address. It comes only after you confirm it.`,
    ],
    action: { label: "Yes, send me the newsletter", url },
    closing: "If it was not you, please ignore this mail: you will not hear from us again.",
  }),
  known: (shop: string, url: string): MailWords => ({
    subject: `You already get the newsletter of ${shop}`,
    lines: [
      `Somebody, perhaps you, asked for the newsletter of ${shop} with this address. You are already on the list, so nothing has changed.`,
    ],
    action: { label: "Leave the list", url },
    closing: "To stay, you do not need to do anything.",
  }),
};
