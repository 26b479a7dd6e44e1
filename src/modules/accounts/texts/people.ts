import type { Role } from "#contract/rights.ts";
import { passkeys } from "./passkeys.ts";

/** Who works in the shop, how one shows that it is oneself, and how one comes to work here. */
export const factor = {
  title: "Show that it is you",
  why: "The back office opens to the people of this shop alone. We send you a code; type it here.",
  whyPasskey:
    "The back office opens to the people of this shop alone. Use your finger, your face or the PIN of this device.",
  after: "Then you stay in for twelve hours. Before what cannot be undone, you are asked again.",
  carried: "What you entered is kept, and is sent as soon as you have confirmed.",
  first: "You work in this shop. Before you change how you log in or are reached, show that it is you.",
  showNow: "Show it now",
  usePasskey: "Use your finger, face or PIN",
  noScript: "For your finger, face or PIN your browser needs JavaScript. A code works without.",
  sendCode: (to: string) => `Send a code to ${to}`,
  sendAgain: (to: string) => `Send another code to ${to}`,
  sent: "A code is on its way.",
  sentTo: (to: string) => `A code is on its way to ${to}. It is valid for five minutes.`,
  code: "Six-digit code",
  show: "Continue",
  none: "You have no device, phone number or email address to confirm with. Ask somebody with access to the server.",
  isSignIn:
    "You logged in with a code or link sent to the same place, so a code sent there would show nothing more.",
  terminal:
    "Whoever runs the shop's machine can give you a code: npm run staff -- let-in, with your email address.",
  lost: "I cannot show it here",
  recover: "Ask for codes from tomorrow on",
  recoverHint:
    "All owners of the shop are told now. In 24 hours codes work for you again, unless an owner stops it.",
  recoveryStarted: "The owners are told. Come back in 24 hours.",
  recoveryFrom: (when: string) => `Codes work for you from ${when}. All owners have been told.`,
  shown: "Thank you.",
  added: "It is set up. Next time this device lets you in.",
  renamed: "The device has its new name.",
  removed: "Removed. That device no longer lets you in.",
};

export const me = {
  title: "You",
  open: "You and how you log in",
  role: "Your role",
  passkeys: "Log in with your finger, face or PIN",
  about: "Your phone asks for it as when you unlock it, instead of a code. Phones call this a passkey.",
  name: "Name of this device",
  device: "My phone",
  add: "Set it up on this device",
  sureFirst: "Confirm that it is you to set it up",
  added: (when: string) => `added ${when}`,
  used: (when: string) => `used ${when}`,
  unused: "not used yet",
  rename: "Rename",
  remove: "Remove",
  codes: "Your codes are sent to",
  account: "Name, email address and password",
  language: "Language",
  logout: "Log out",
};

const roleNames: Readonly<Record<Role, string>> = {
  owner: "Owner",
  manager: "Manager",
  packer: "Packer",
  editor: "Editor",
  accountant: "Accountant",
};
const roleHints: Readonly<Record<Role, string>> = {
  owner: "May do everything",
  manager: "May do everything but choose who works here",
  packer: "Packs and sends; sees no prices",
  editor: "Goods, stock and messages to customers",
  accountant: "Sees money, and who did what",
};

export const people = {
  title: "People",
  lead: "Who works in your shop, and what each of them may do.",
  role: "Role",
  roles: roleNames,
  roleHints,
  self: "you",
  seen: (when: string) => `last here ${when}`,
  neverSeen: "not here yet",
  sessions: (count: number) => `Logged in on ${count} ${count === 1 ? "device" : "devices"}.`,
  passkeys: (count: number): string =>
    count === 0 ? "Confirms with a code." : "Confirms with finger, face or PIN.",
  change: "Change",
  changeRole: "Change the role",
  endSessions: "Log out on all devices",
  remove: "Remove",
  removeHint: "The account stays as a customer's. All access ends at once.",
  log: "What this person did",
  waiting: "Invited, not here yet",
  sentBy: (when: string, by: string) => `sent ${when} by ${by}`,
  sentAt: (when: string) => `sent ${when}`,
  goodUntil: (when: string) => `valid until ${when}`,
  isOver: "expired",
  resend: "Send again",
  withdraw: "Withdraw",
  invite: "Invite somebody",
  send: "Send the invitation",
  to: "Email address or mobile number",
  toHint:
    "They get a link that works once, for seven days: by email, or by SMS, and then you can send it by WhatsApp too.",
  invited: "The invitation is on its way.",
  byWhatsapp: "Send it by WhatsApp",
  withdrawn: "The invitation is withdrawn.",
  roleChanged: "The role is changed.",
  removed: "This person no longer works here.",
  sessionsEnded: "The sessions are ended.",
  recovering: (when: string) =>
    `Has lost what shows that it is them, and gets in with a code from ${when}. Ask them whether they wished for it.`,
  stopRecovery: "Stop it",
  recoveryStopped: "Stopped. Codes do not let this person in.",
};

export const join = {
  title: "Work with us",
  titleOwner: "Become the owner of this shop",
  asked: (shop: string, role: string) => `You are invited to work at ${shop} as: ${role}.`,
  askedBy: (name: string, shop: string, role: string) =>
    `${name} invites you to work at ${shop} as: ${role}.`,
  first: (shop: string) => `${shop} has no owner yet. Whoever opens this account becomes the owner.`,
  as: (name: string) => `You are logged in as ${name}. This account will join.`,
  accept: "Accept",
  signIn: "Log in first",
  hasAccount: (to: string) => `There is already an account with ${to}. Log in to it to join.`,
  orSignIn: "I already have an account",
  name: "Your name",
  email: "Email address",
  password: "Password",
  passwordHint: passkeys.passwordOfStaff,
  open: "Create the account and accept",
  joined: "Welcome. You work here now.",
};
