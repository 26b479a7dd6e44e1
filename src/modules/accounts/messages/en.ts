import type { MailWords } from "#platform/mail/mail-of.ts";

export const en = {
  newcomer: (digits: string) => `Shopper ${digits}`,
  code: (shop: string, code: string) =>
    `${code} is your code for ${shop}. It is valid for 5 minutes. Do not share it with anyone; we never ask for it.`,
  factorCode: (shop: string, code: string): MailWords => ({
    subject: `${code} is your code for ${shop}`,
    lines: [
      `${code} is your code for the back office of ${shop}. It is valid for 5 minutes, in the browser that asked for it.`,
    ],
    closing:
      "Do not share it with anyone. If you did not ask for it, change your password: somebody may know it.",
  }),
  recoveryStarted: (shop: string, { name, url }: { name: string; url: string }): MailWords => ({
    subject: `${name} asks for another way into ${shop}`,
    lines: [
      `${name} works at ${shop} and says that the passkey or the device that showed it is lost. In 24 hours a code by mail or SMS will let them into the back office.`,
    ],
    action: { label: "Look at who works here, and stop it", url },
    closing: "If they asked for it, do nothing. If nobody did, stop it and have them choose a new password.",
  }),
  invitation: (shop: string, url: string): MailWords => ({
    subject: `You are invited to work at ${shop}`,
    lines: [`Somebody at ${shop} would like you to help run the shop. The link works once, for seven days.`],
    action: { label: "Accept the invitation", url },
    closing: "If you do not know this shop, please ignore this mail: nothing happens without you.",
  }),
  invitationBySms: (shop: string, url: string) =>
    `You are invited to work at ${shop}: ${url} The link works once, for 7 days.`,
  confirm: (shop: string, url: string): MailWords => ({
    subject: `Confirm your email address for ${shop}`,
    lines: ["Please confirm that this address is yours. You will be asked to sign in first."],
    action: { label: "Confirm this address", url },
    closing: "If you did not ask for this, please ignore this mail: nothing happens without you.",
  }),
  alreadyHere: (shop: string, url: string): MailWords => ({
    subject: `You already have an account at ${shop}`,
    lines: [
      "Somebody, perhaps you, tried to open an account with this address. It already has one, so nothing was changed.",
    ],
    action: { label: "Sign in, or choose a new password", url },
    closing: "If this was not you, you do not need to do anything.",
  }),
  reset: (shop: string, url: string): MailWords => ({
    subject: `A new password for ${shop}`,
    lines: ["Use this link to choose a new password. It works once, for 30 minutes."],
    action: { label: "Choose a new password", url },
    closing: "If you did not ask for it, please ignore this mail: your password stays as it is.",
  }),
  passwordChanged: (shop: string, url: string): MailWords => ({
    subject: `Your password at ${shop} was changed`,
    lines: ["Your password was changed just now, and you were signed out everywhere else."],
    action: { label: "This was not me: choose a new password", url },
    closing: "If it was you, all is well.",
  }),
  passkeyAdded: (shop: string, { name, undo }: { name: string; undo: string }): MailWords => ({
    subject: `A passkey for ${shop} was added`,
    lines: [`A passkey was made just now in ${name}. It can be used to sign in to your account.`],
    action: { label: "This was not me: choose a new password", url: undo },
    closing:
      "If it was you, all is well. If not, a new password chosen with this link removes the passkey too.",
  }),
  passkeyRemoved: (shop: string, { name, url }: { name: string; url: string }): MailWords => ({
    subject: `A passkey for ${shop} was removed`,
    lines: [`The passkey made in ${name} no longer opens your account.`],
    action: { label: "See your passkeys", url },
    closing: "If it was you, all is well. If not, please change your password.",
  }),
  emailChanged: (shop: string, email: string): MailWords => ({
    subject: `Your address at ${shop} was changed`,
    lines: [`From now on we will write to ${email}, and no longer to this address.`],
    closing: "If this was not you, please write to us at once.",
  }),
  gone: (shop: string, until: string | null): MailWords => ({
    subject: `Your account at ${shop} is deleted`,
    lines: [
      "Your account is gone, along with your addresses, cart, wishlist, reviews, newsletter, permissions, messages to us and all sign-ins.",
      "Nothing is left of orders that were never paid.",
      ...(until === null
        ? []
        : [
            `Tax law requires us to keep the invoices of what you bought for 72 months after that year's tax return is due: your name, the delivery address, items and amounts. The last of them is kept until ${until}; then your name and address are erased automatically.`,
          ]),
      "If a parcel is still on its way to you, the courier keeps your phone number until it arrives.",
    ],
    closing: "Thank you for shopping with us.",
  }),
};
