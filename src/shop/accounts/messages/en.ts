import type { MailWords } from "#platform/mail/mail-of.ts";

export const en = {
  newcomer: (digits: string) => `Shopper ${digits}`,
  code: (shop: string, code: string) =>
    `${code} is your code for ${shop}. It is good for 5 minutes. Never tell it to anybody; we never ask for it.`,
  factorCode: (shop: string, code: string): MailWords => ({
    subject: `${code} is your code for ${shop}`,
    lines: [
      `${code} is your code for the back office of ${shop}. It is good for 5 minutes, in the browser that asked for it.`,
    ],
    closing:
      "Never tell it to anybody. If you did not ask for it, change your password: somebody may know it.",
  }),
  invitation: (shop: string, url: string): MailWords => ({
    subject: `You are invited to work at ${shop}`,
    lines: [`Somebody at ${shop} would like you to help run the shop. The link works once, for seven days.`],
    action: { label: "Accept the invitation", url },
    closing: "If you do not know this shop, leave this mail alone: without you nothing happens.",
  }),
  invitationBySms: (shop: string, url: string) =>
    `${shop} invites you to work in its shop: ${url} The link works once, for 7 days.`,
  confirm: (shop: string, url: string): MailWords => ({
    subject: `Confirm your e-mail address for ${shop}`,
    lines: ["Please confirm that this address is yours. You sign in first, then it is done."],
    action: { label: "Confirm this address", url },
    closing: "If you did not ask for this, leave this mail alone: without you nothing happens.",
  }),
  alreadyHere: (shop: string, url: string): MailWords => ({
    subject: `You already have an account at ${shop}`,
    lines: [
      "Somebody, perhaps you, wanted to open an account with this address. There is one already, so nothing was changed.",
    ],
    action: { label: "Sign in, or choose a new password", url },
    closing: "If this was not you, you need not do anything.",
  }),
  reset: (shop: string, url: string): MailWords => ({
    subject: `A new password for ${shop}`,
    lines: ["With this link you choose a new password. It works once, for 30 minutes."],
    action: { label: "Choose a new password", url },
    closing: "If you did not ask for it, leave this mail alone: your password stays as it is.",
  }),
  passwordChanged: (shop: string, url: string): MailWords => ({
    subject: `Your password at ${shop} was changed`,
    lines: ["Your password was changed just now, and all other sessions were ended."],
    action: { label: "This was not me: choose a new password", url },
    closing: "If it was you, all is well.",
  }),
  passkeyAdded: (shop: string, { name, undo }: { name: string; undo: string }): MailWords => ({
    subject: `A passkey for ${shop} was added`,
    lines: [`From now on one can sign in to your account with a passkey made just now in ${name}.`],
    action: { label: "This was not me: choose a new password", url: undo },
    closing: "If it was you, all is well. A new password chosen by this link removes the passkey.",
  }),
  passkeyRemoved: (shop: string, { name, url }: { name: string; url: string }): MailWords => ({
    subject: `A passkey for ${shop} was removed`,
    lines: [`The passkey made in ${name} opens your account no longer.`],
    action: { label: "See your passkeys", url },
    closing: "If it was you, all is well. If not, please change your password.",
  }),
  emailChanged: (shop: string, email: string): MailWords => ({
    subject: `Your address at ${shop} was changed`,
    lines: [`From now on we write to ${email} and no longer to this address.`],
    closing: "If this was not you, please write to us at once.",
  }),
  gone: (shop: string, until: string | null): MailWords => ({
    subject: `Your account at ${shop} is deleted`,
    lines: [
      "Your account is gone, and with it your addresses, cart, wishlist, reviews, newsletter, consents, messages to us and sessions.",
      "Of orders that were never paid nothing is left.",
      ...(until === null
        ? []
        : [
            `Of what you bought tax law asks us to keep the invoices for 72 months after the tax return of their year is due: your name, the address of delivery, goods and sums. The last of them is kept until ${until}; then name and address are erased by themselves.`,
          ]),
      "If a parcel is still on its way to you, the courier keeps your phone number until it has arrived.",
    ],
    closing: "Thank you for having been here.",
  }),
};
