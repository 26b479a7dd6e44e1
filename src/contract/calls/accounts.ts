import { z } from "zod";
import { endpoint } from "../call.ts";

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
const signedIn = done.extend({ user, token: z.string(), data: z.object({ user, token: z.string() }) });
const known = done.extend({ user, data: z.object({ user }) });

const profile = { user, pendingEmail: z.string().nullable() };

const remember = z.boolean().default(false);
const signInRefusals = ["allFieldsRequired", "wrongCredentials", "tooMany", "unavailable"] as const;
const passwordRefusals = ["passwordShort", "passwordLong", "passwordCommon"] as const;

export const loginEndpoint = endpoint({
  method: "POST",
  path: "/auth/login",
  who: "anyone",
  summary: "Sign in with e-mail and password",
  body: z.object({ email: typed, password: typed, remember }),
  answer: signedIn,
  refusals: signInRefusals,
});

export const registerEndpoint = endpoint({
  method: "POST",
  path: "/auth/register",
  who: "anyone",
  summary: "Open an account",
  body: z.object({ name: typed, email: typed, password: typed }),
  answer: done,
  refusals: [
    "allFieldsRequired",
    "nameUnusable",
    "emailUnusable",
    ...passwordRefusals,
    "tooMany",
    "unavailable",
  ],
});

export const userEndpoint = endpoint({
  method: "GET",
  path: "/auth/user",
  who: "user",
  summary: "Who is signed in",
  answer: known,
});

export const tokenEndpoint = endpoint({
  method: "POST",
  path: "/auth/token",
  who: "user",
  summary: "Have a new bearer token for this session; the one before it ends",
  answer: done.extend({ token: z.string(), data: z.object({ token: z.string() }) }),
});

const logout = { path: "/auth/logout", who: "anyone", answer: done, refusals: ["crossSite"] } as const;

export const logoutEndpoint = endpoint({
  ...logout,
  method: "GET",
  summary: "Sign out, asked by a page of the shop or with a bearer token",
});

export const logoutByPostEndpoint = endpoint({ ...logout, method: "POST", summary: "Sign out" });

const phone = typed;
const otpSent = { phone: z.string(), requestId: z.string(), resendAfter: z.int(), expiresIn: z.int() };

export const otpRequestEndpoint = endpoint({
  method: "POST",
  path: "/auth/otp/request",
  who: "anyone",
  summary: "Have a six-digit code sent to a phone",
  body: z.object({ phone }),
  answer: done.extend({ ...otpSent, data: z.object(otpSent) }),
  refusals: ["phoneUnusable", "phoneNotServed", "tooMany", "messageNotSent"],
});

export const otpVerifyEndpoint = endpoint({
  method: "POST",
  path: "/auth/otp/verify",
  who: "anyone",
  summary: "Sign in with the code, in the browser that asked for it or with its requestId",
  body: z.object({ phone, code: typed, requestId: z.string().max(100).optional(), remember }),
  answer: signedIn,
  refusals: ["phoneUnusable", "codeWrong", "codeElsewhere", "tooMany"],
});

export const forgotPasswordEndpoint = endpoint({
  method: "POST",
  path: "/auth/forgot-password",
  who: "anyone",
  summary: "Have a link mailed that sets a new password",
  body: z.object({ email: typed }),
  answer: done,
  refusals: ["emailUnusable", "tooMany"],
});

export const resetPasswordEndpoint = endpoint({
  method: "POST",
  path: "/auth/reset-password",
  who: "anyone",
  summary: "Set a new password by the mailed link",
  body: z.object({ token: typed, password: typed }),
  answer: done,
  refusals: ["linkDead", ...passwordRefusals, "unavailable"],
});

const sureRefusals = ["passwordNeeded", "passwordWrong", "signInAgain", "tooMany", "unavailable"] as const;

export const profileEndpoint = endpoint({
  method: "PUT",
  path: "/auth/profile",
  who: "user",
  summary: "Change name and e-mail; another address needs the password and is confirmed by mail",
  body: z.object({ name: typed, email: typed, password: typed }),
  answer: done.extend({ ...profile, data: z.object(profile) }),
  refusals: ["allFieldsRequired", "nameUnusable", "emailUnusable", ...sureRefusals],
});

export const passwordEndpoint = endpoint({
  method: "PUT",
  path: "/auth/password",
  who: "user",
  summary: "Change the password; all other sessions end",
  body: z.object({ currentPassword: typed, password: typed }),
  answer: done,
  refusals: [...passwordRefusals, ...sureRefusals],
});

export const confirmEmailEndpoint = endpoint({
  method: "POST",
  path: "/auth/confirm-email",
  who: "user",
  summary: "Confirm an e-mail address by the mailed link",
  body: z.object({ token: typed }),
  answer: known,
  refusals: ["linkDead"],
});

const session = z.object({
  id: z.string(),
  browser: z.string(),
  createdAt: z.iso.datetime(),
  lastSeen: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  current: z.boolean(),
});

export const sessionsEndpoint = endpoint({
  method: "GET",
  path: "/auth/sessions",
  who: "user",
  summary: "Where one is signed in",
  answer: done.extend({
    sessions: z.array(session),
    data: z.object({ sessions: z.array(session) }),
  }),
});

export const endSessionEndpoint = endpoint({
  method: "DELETE",
  path: "/auth/sessions/{id}",
  who: "user",
  summary: "End one session",
  answer: done,
  refusals: ["notFound"],
});

export const endOtherSessionsEndpoint = endpoint({
  method: "DELETE",
  path: "/auth/sessions",
  who: "user",
  summary: "End all sessions but this one",
  answer: done,
});

export const exportEndpoint = endpoint({
  method: "GET",
  path: "/auth/export",
  who: "user",
  summary: "Everything the shop keeps of one",
  answer: done.extend({ data: z.record(z.string(), z.unknown()) }),
});

export const deleteAccountEndpoint = endpoint({
  method: "DELETE",
  path: "/auth/user",
  who: "user",
  summary: "Delete the account; of what was bought an invoice stays for 72 months",
  body: z.object({ password: typed }),
  answer: done,
  refusals: sureRefusals,
});

export const accountEndpoints = [
  loginEndpoint,
  registerEndpoint,
  userEndpoint,
  tokenEndpoint,
  logoutEndpoint,
  logoutByPostEndpoint,
  otpRequestEndpoint,
  otpVerifyEndpoint,
  forgotPasswordEndpoint,
  resetPasswordEndpoint,
  profileEndpoint,
  passwordEndpoint,
  confirmEmailEndpoint,
  sessionsEndpoint,
  endSessionEndpoint,
  endOtherSessionsEndpoint,
  exportEndpoint,
  deleteAccountEndpoint,
];
