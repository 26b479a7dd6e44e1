import { z } from "zod";
import { defineEndpoints } from "#contract/endpoint.ts";
import { text } from "#contract/endpoints/office-input.ts";
import { roles } from "#contract/rights.ts";
import { done } from "#modules/orders/office-answers.ts";

const time = z.int();
const role = z.enum(roles);
const typed = z.string().max(2_000).default("");

const invited = done.extend({
  id: z.string(),
  expiresAt: time,
  text: z.string().nullable().meta({ description: "What went to a phone, to be sent by another way too" }),
});

const member = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role,
  lastSeenAt: time.nullable(),
  sessions: z.int().meta({ description: "That are open now" }),
  passkeys: z.int(),
  recoveryAt: time
    .nullable()
    .meta({ description: "When codes let them in, after they said a passkey is lost" }),
  isSelf: z.boolean(),
});

const invitation = z.object({
  id: z.string(),
  to: z.string(),
  role,
  by: z.string().nullable(),
  sentAt: time,
  expiresAt: time,
  isOver: z.boolean(),
});

export const peopleEndpoints = defineEndpoints("people", {
  list: {
    method: "GET",
    path: "/manage/people",
    right: "people.see",
    summary: "Who works in the shop, and who is invited to",
    answer: done.extend({ people: z.array(member), invited: z.array(invitation) }),
  },
  invite: {
    method: "POST",
    path: "/manage/people/invitations",
    right: "people.change",
    summary: "Invite somebody by mail or to a phone",
    input: z.object({ to: text(254), role }),
    status: 201,
    answer: invited,
    message: ({ manage }) => manage.people.invited,
    refusals: ["reachUnusable", "phoneNotServed", "worksHereAlready", "tooMany"],
  },
  resend: {
    method: "POST",
    path: "/manage/people/invitations/{id}/resend",
    right: "people.change",
    summary: "Send an invitation again; the link before it opens nothing any more",
    answer: invited,
    message: ({ manage }) => manage.people.invited,
    refusals: ["notFound", "tooMany"],
  },
  withdraw: {
    method: "DELETE",
    path: "/manage/people/invitations/{id}",
    right: "people.change",
    summary: "Take an invitation back",
    answer: done,
    message: ({ manage }) => manage.people.withdrawn,
    refusals: ["notFound"],
  },
  setRole: {
    method: "PUT",
    path: "/manage/people/{id}",
    right: "people.change",
    summary: "Give somebody of the staff another role",
    input: z.object({
      role,
      was: role.optional().meta({ description: "The role that was seen; another one is refused" }),
    }),
    answer: done,
    message: ({ manage }) => manage.people.roleChanged,
    refusals: ["notFound", "personChanged", "lastOwner"],
  },
  remove: {
    method: "DELETE",
    path: "/manage/people/{id}",
    right: "people.change",
    summary: "Let somebody work here no longer; the account stays",
    answer: done,
    message: ({ manage }) => manage.people.removed,
    refusals: ["notFound", "lastOwner"],
  },
  stopRecovery: {
    method: "DELETE",
    path: "/manage/people/{id}/recovery",
    right: "people.change",
    summary: "Stop the recovery that somebody began: codes do not let them in",
    answer: done,
    message: ({ manage }) => manage.people.recoveryStopped,
    refusals: ["notFound"],
  },
  endSessions: {
    method: "DELETE",
    path: "/manage/people/{id}/sessions",
    right: "people.change",
    summary: "End the sessions of somebody of the staff, but for the one that asks",
    answer: done.extend({ ended: z.int() }),
    message: ({ manage }) => manage.people.sessionsEnded,
    refusals: ["notFound"],
  },
});

/** By the link of an invitation. Whoever has none hears of nothing. */
export const joinEndpoints = defineEndpoints("join", {
  show: {
    method: "GET",
    path: "/auth/join",
    right: "account.enter",
    summary: "What an invitation is for",
    input: z.object({ token: typed }),
    answer: done.extend({
      kind: z.enum(["mail", "sms", "link"]),
      to: z.string(),
      role,
      by: z.string().nullable(),
      hasAccount: z.boolean().meta({ description: "Somebody has the address it went to: sign in first" }),
      self: z.string().nullable().meta({ description: "Whose account would join" }),
    }),
    refusals: ["linkDead"],
  },
  join: {
    method: "POST",
    path: "/auth/join",
    right: "account.enter",
    summary: "Work in the shop, with one's own account or a new one",
    input: z.object({ token: typed, name: typed, email: typed, password: typed }),
    answer: done,
    message: ({ manage }) => manage.join.joined,
    refusals: [
      "linkDead",
      "worksHereAlready",
      "joinBySigningIn",
      "joinUnproven",
      "allFieldsRequired",
      "nameUnusable",
      "emailUnusable",
      "passwordShort",
      "passwordShortForStaff",
      "passwordLong",
      "passwordCommon",
      "tooMany",
      "unavailable",
    ],
  },
});
