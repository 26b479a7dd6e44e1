import type { Role } from "#contract/rights.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { lockedWhole } from "#platform/database/dialects.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    invitations: InvitationRow;
  }
}

export interface InvitationRow {
  id: string;
  token_hash: string;
  kind: "mail" | "sms" | "link";
  /** An address or a number; of a link to the first owner what leads to it, and nothing of the one that is printed. */
  sent_to: string;
  role: Role;
  invited_by: string;
  created_at: number;
  sent_at: number;
  expires_at: number;
}

export function listInvitations(q: Reads): Promise<InvitationRow[]> {
  return q.selectFrom("invitations").selectAll().where("kind", "!=", "link").orderBy("created_at").execute();
}

export function findInvitation(q: Reads | Tx, id: string): Promise<InvitationRow | undefined> {
  return q
    .selectFrom("invitations")
    .selectAll()
    .where("id", "=", id)
    .where("kind", "!=", "link")
    .executeTakeFirst();
}

export function openInvitation(
  q: Reads | Tx,
  tokenHash: string,
  now: number,
): Promise<InvitationRow | undefined> {
  return byLink(q, tokenHash, now).executeTakeFirst();
}

/** Of many who follow the link at the same time one gets it: the others wait here, and then find it gone. */
export function lockInvitation(tx: Tx, tokenHash: string, now: number): Promise<InvitationRow | undefined> {
  return lockedWhole(tx, byLink(tx, tokenHash, now)).executeTakeFirst();
}

/** In place of an earlier one to the same address, whose link opens nothing any more. */
export async function putInvitation(tx: Tx, invitation: InvitationRow): Promise<void> {
  await tx
    .insertInto("invitations")
    .values(invitation)
    .onConflict((conflict) => conflict.columns(["kind", "sent_to"]).doUpdateSet(invitation))
    .execute();
}

export async function deleteInvitation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("invitations").where("id", "=", id).execute();
}

/** There is an owner: none of the ways to become the first one opens anything any more. */
export async function deleteOwnerLinks(tx: Tx): Promise<void> {
  await tx.deleteFrom("invitations").where("kind", "=", "link").execute();
}

export async function deleteInvitationsBy(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("invitations").where("invited_by", "=", userId).execute();
}

export async function deleteOldInvitations(tx: Tx, expiredBefore: number): Promise<void> {
  await tx.deleteFrom("invitations").where("expires_at", "<", expiredBefore).execute();
}

function byLink(q: Reads | Tx, tokenHash: string, now: number) {
  return q
    .selectFrom("invitations")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now);
}
