import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type Role, roleHolds } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { Message } from "#platform/outbox/message.ts";
import type { AccountContext } from "../account-context.ts";
import { staffChanged } from "../events.ts";
import { messagesIn } from "../messages.ts";
import { findUserByEmail, findUserByPhone } from "../profile/users-repository.ts";
import { readPhone, takesCodes } from "../public/phone-number.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { readEmail } from "../rules/email.ts";
import { mayGive } from "../rules/giving-roles.ts";
import type { Visit } from "../visit.ts";
import { type Giver, roleOfGiver } from "./giver.ts";
import * as rows from "./invitations-repository.ts";
import { joinUrl } from "./join-url.ts";

const day = 24 * 3_600_000;
const life = 7 * day;

type Reach = { readonly kind: "mail" | "sms"; readonly to: string };
interface Sent {
  readonly id: string;
  readonly expiresAt: number;
  /** What went to a phone, to be sent there by another way as well: an SMS may not arrive. */
  readonly text: string | null;
}

/** Links by which somebody comes to work here: single-use, kept as hashes, sent and written in nobody's table. */
export function createInvitations({
  parts,
  tries,
  secrets,
}: Pick<AccountContext, "parts" | "tries" | "secrets">) {
  const { db, clock, publicUrl, shopName, smsCountries } = parts;

  return {
    async invite(
      by: Giver,
      { to: typed, role }: { readonly to: string; readonly role: Role },
      visit: Visit,
    ): Promise<Outcome<Sent>> {
      const reach = readReach(typed);
      if (!reach.ok) return reach;
      const allowed = await mayWrite(by, reach.value);
      if (!allowed.ok) return allowed;
      const token = newToken();
      const invited = await db.write(async (tx): Promise<Outcome<rows.InvitationRow>> => {
        const giver = await giverOf(tx, by, role);
        if (!giver.ok) return giver;
        const { kind, to } = reach.value;
        const known = await (kind === "mail" ? findUserByEmail(tx, to) : findUserByPhone(tx, to));
        if (known?.role) return failure("worksHereAlready", { field: "to" });
        const at = clock.now();
        const row = rowOf({ kind, sent_to: to, role, invited_by: by.userId }, token, at);
        await rows.putInvitation(tx, row);
        await emit(tx, staffChanged, {
          by: by.userId,
          action: "invite",
          subject: row.id,
          after: { to, role },
          at,
        });
        return success(row);
      });
      return invited.ok ? send(invited.value, token, visit.lang) : invited;
    },

    async resendInvitation(by: Giver, id: string, visit: Visit): Promise<Outcome<Sent>> {
      const known = await rows.findInvitation(db.read, id);
      if (!known || known.kind === "link") return failure("notFound");
      const allowed = await mayWrite(by, { kind: known.kind, to: known.sent_to });
      if (!allowed.ok) return allowed;
      const token = newToken();
      const sent = await db.write(async (tx): Promise<Outcome<rows.InvitationRow>> => {
        const row = await rows.findInvitation(tx, id);
        if (!row) return failure("notFound");
        const giver = await giverOf(tx, by, row.role);
        if (!giver.ok) return giver;
        const at = clock.now();
        const again = { ...row, token_hash: tokenHash(token), sent_at: at, expires_at: at + life };
        await rows.putInvitation(tx, again);
        const after = { to: row.sent_to, role: row.role };
        await emit(tx, staffChanged, { by: by.userId, action: "invite again", subject: id, after, at });
        return success(again);
      });
      return sent.ok ? send(sent.value, token, visit.lang) : sent;
    },

    withdrawInvitation(by: Giver, id: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const row = await rows.findInvitation(tx, id);
        if (!row) return failure("notFound");
        const giver = await giverOf(tx, by, row.role);
        if (!giver.ok) return giver;
        await rows.deleteInvitation(tx, id);
        const before = { to: row.sent_to, role: row.role };
        const at = clock.now();
        await emit(tx, staffChanged, {
          by: by.userId,
          action: "withdraw invitation",
          subject: id,
          before,
          at,
        });
        return success(undefined);
      });
    },
  };

  function rowOf(
    asked: Pick<rows.InvitationRow, "kind" | "sent_to" | "role" | "invited_by">,
    token: string,
    at: number,
  ): rows.InvitationRow {
    const times = { created_at: at, sent_at: at, expires_at: at + life };
    return { id: newId(at), token_hash: tokenHash(token), ...asked, ...times };
  }

  async function giverOf(tx: Tx, by: Giver, role: Role): Promise<Outcome<void>> {
    const giver = await roleOfGiver(tx, by);
    const may = giver && roleHolds(giver, "people.change") && mayGive(giver, role);
    return may ? success(undefined) : failure("notAllowed");
  }

  function readReach(typed: string): Outcome<Reach> {
    const email = readEmail(typed);
    if (email) return success({ kind: "mail", to: email });
    const phone = readPhone(typed);
    if (!phone) return failure("reachUnusable", { field: "to" });
    if (!takesCodes(phone, smsCountries)) return failure("phoneNotServed", { field: "to" });
    return success({ kind: "sms", to: phone });
  }

  function mayWrite({ userId }: Giver, { to }: Reach): Promise<Outcome<void>> {
    return tries.take(limitsOf.invitationsBy(userId), limitsOf.invitationTo(to));
  }

  function send(row: rows.InvitationRow, token: string, lang: Lang): Outcome<Sent> {
    const message = messageOf(row, joinUrl(publicUrl, token), lang);
    secrets.later(message, row.expires_at);
    const text = message.kind === "sms" ? message.text : null;
    return success({ id: row.id, expiresAt: row.expires_at, text });
  }

  function messageOf({ kind, sent_to: to }: rows.InvitationRow, url: string, lang: Lang): Message {
    const words = messagesIn(lang);
    if (kind === "mail") return mailOf(to, words.invitation(shopName(lang), url));
    return { kind: "sms", to, text: words.invitationBySms(shopName(lang), url), template: "invitation" };
  }
}
