import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { underBothNames } from "#contract/endpoints/both-names.ts";
import { tick } from "#contract/endpoints/fields.ts";
import type { ServerTexts } from "#contract/texts/texts.ts";

const typed = z.string().max(2_000).default("");
const done = z.object({ success: z.literal(true), message: z.string() });

const user = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  phone: z.string().nullable(),
  hasPassword: z.boolean(),
  createdAt: z.iso.datetime(),
  lastLogin: z.iso.datetime().nullable(),
});
export const signedIn = underBothNames({ user, token: z.string() });
const known = underBothNames({ user });

const profile = { user, pendingEmail: z.string().nullable() };

const remember = tick;
const signInRefusals = ["allFieldsRequired", "wrongCredentials", "tooMany", "unavailable"] as const;
const passwordRefusals = ["passwordShort", "passwordLong", "passwordCommon"] as const;

const logout = {
  path: "/auth/logout",
  right: "account.enter",
  answer: done,
  message: ({ accounts }: ServerTexts) => accounts.said.loggedOut,
  refusals: ["crossSite"],
} as const;

const phone = typed;
const otpSent = { phone: z.string(), requestId: z.string(), resendAfter: z.int(), expiresIn: z.int() };

export const sureRefusals = [
  "passwordNeeded",
  "passwordWrong",
  "signInAgain",
  "tooMany",
  "unavailable",
] as const;

const session = z.object({
  id: z.string(),
  browser: z.string(),
  createdAt: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});

export const accountsEndpoints = defineEndpoints("accounts", {
  login: {
    method: "POST",
    path: "/auth/login",
    right: "account.enter",
    summary: "Sign in with email and password",
    input: z.object({ email: typed, password: typed, remember }),
    ...signedIn,
    message: ({ answers }) => answers.accounts.loggedIn,
    refusals: signInRefusals,
  },
  register: {
    method: "POST",
    path: "/auth/register",
    right: "account.enter",
    summary: "Open an account",
    input: z.object({ name: typed, email: typed, password: typed }),
    answer: done,
    message: ({ answers }) => answers.accounts.registered,
    refusals: [
      "allFieldsRequired",
      "nameUnusable",
      "emailUnusable",
      ...passwordRefusals,
      "tooMany",
      "unavailable",
    ],
  },
  show: {
    method: "GET",
    path: "/auth/user",
    right: "account.own",
    summary: "Who is signed in",
    ...known,
    message: ({ answers }) => answers.accounts.loggedIn,
  },
  renewToken: {
    method: "POST",
    path: "/auth/token",
    right: "account.own",
    summary: "Have a new bearer token for this session; the one before it ends",
    ...underBothNames({ token: z.string() }),
    message: ({ answers }) => answers.accounts.loggedIn,
  },
  logoutByLink: {
    ...logout,
    method: "GET",
    changesState: true,
    summary: "Sign out, asked by a page of the shop or with a bearer token",
  },
  logout: { ...logout, method: "POST", summary: "Sign out" },
  requestCode: {
    method: "POST",
    path: "/auth/otp/request",
    right: "account.enter",
    summary: "Have a six-digit code sent to a phone",
    input: z.object({ phone }),
    ...underBothNames(otpSent),
    message: ({ answers }) => answers.accounts.codeSent,
    refusals: ["phoneUnusable", "phoneNotServed", "tooMany", "messageNotSent"],
  },
  loginWithCode: {
    method: "POST",
    path: "/auth/otp/verify",
    right: "account.enter",
    summary: "Sign in with the code, in the browser that asked for it or with its requestId",
    input: z.object({ phone, code: typed, requestId: z.string().max(100).optional(), remember }),
    ...signedIn,
    message: ({ answers }) => answers.accounts.loggedIn,
    refusals: ["phoneUnusable", "codeWrong", "codeElsewhere", "tooMany"],
  },
  forgotPassword: {
    method: "POST",
    path: "/auth/forgot-password",
    right: "account.enter",
    summary: "Have a link mailed that sets a new password",
    input: z.object({ email: typed }),
    answer: done,
    message: ({ accounts }) => accounts.said.resetSent,
    refusals: ["emailUnusable", "tooMany"],
  },
  resetPassword: {
    method: "POST",
    path: "/auth/reset-password",
    right: "account.enter",
    summary: "Set a new password by the mailed link",
    input: z.object({ token: typed, password: typed }),
    answer: done,
    message: ({ answers }) => answers.accounts.passwordReset,
    refusals: ["linkDead", ...passwordRefusals, "passwordShortForStaff", "unavailable"],
  },
  changeProfile: {
    method: "PUT",
    path: "/auth/profile",
    right: "account.own",
    summary: "Change name and email; another address needs the password and is confirmed by mail",
    input: z.object({ name: typed, email: typed, password: typed }),
    ...underBothNames(profile),
    message: ({ accounts }) => accounts.said.profileUpdated,
    refusals: ["allFieldsRequired", "nameUnusable", "emailUnusable", ...sureRefusals],
  },
  changePassword: {
    method: "PUT",
    path: "/auth/password",
    right: "account.own",
    summary: "Change the password; all other sessions end",
    input: z.object({ currentPassword: typed, password: typed }),
    answer: done,
    message: ({ accounts }) => accounts.said.passwordChanged,
    refusals: [...passwordRefusals, "passwordShortForStaff", ...sureRefusals],
  },
  askToConfirmEmail: {
    method: "POST",
    path: "/auth/confirm-email/send",
    right: "account.own",
    summary: "Have the link that confirms one's email address mailed again",
    answer: done,
    message: ({ answers }) => answers.accounts.confirmSent,
    refusals: ["notFound", "tooMany"],
  },
  confirmEmail: {
    method: "POST",
    path: "/auth/confirm-email",
    right: "account.own",
    summary: "Confirm an email address by the mailed link",
    input: z.object({ token: typed }),
    ...known,
    message: ({ answers }) => answers.accounts.emailConfirmed,
    refusals: ["linkDead"],
  },
  sessions: {
    method: "GET",
    path: "/auth/sessions",
    right: "account.own",
    summary: "Where one is signed in",
    ...underBothNames({ sessions: z.array(session) }),
  },
  endSession: {
    method: "DELETE",
    path: "/auth/sessions/{id}",
    right: "account.own",
    summary: "End one session",
    answer: done,
    message: ({ accounts }) => accounts.said.sessionEnded,
    refusals: ["notFound"],
  },
  endOtherSessions: {
    method: "DELETE",
    path: "/auth/sessions",
    right: "account.own",
    summary: "End all sessions but this one",
    answer: done,
    message: ({ accounts }) => accounts.said.sessionsEnded,
  },
  export: {
    method: "GET",
    path: "/auth/export",
    right: "account.own",
    summary: "Everything the shop keeps of one",
    answer: done.extend({ data: z.record(z.string(), z.unknown()) }),
  },
  remove: {
    method: "DELETE",
    path: "/auth/user",
    right: "account.own",
    summary:
      "Delete the account; of what was bought invoices stay as long as tax law asks, then they are emptied",
    input: z.object({ password: typed }),
    answer: done,
    message: ({ answers }) => answers.accounts.accountDeleted,
    refusals: [...sureRefusals, "lastOwner"],
  },
});
