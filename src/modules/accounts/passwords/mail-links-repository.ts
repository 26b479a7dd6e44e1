import type { Reads, Tx } from "#platform/database/database.ts";

declare module "#platform/database/database.ts" {
  interface Tables {
    mail_links: MailLinkRow;
  }
}

export interface MailLinkRow {
  token_hash: string;
  kind: "reset" | "confirm";
  user_id: string | null;
  email: string;
  expires_at: number;
}

export async function insertMailLink(tx: Tx, link: MailLinkRow): Promise<void> {
  await tx.insertInto("mail_links").values(link).execute();
}

export function findMailLink(
  q: Reads | Tx,
  kind: MailLinkRow["kind"],
  tokenHash: string,
  now: number,
): Promise<MailLinkRow | undefined> {
  return q
    .selectFrom("mail_links")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("user_id", "is not", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
}

/** Taken once: of many tries at the same time one gets it. */
export function takeMailLink(
  tx: Tx,
  kind: MailLinkRow["kind"],
  tokenHash: string,
  { userId, now }: { userId: string; now: number },
): Promise<MailLinkRow | undefined> {
  return tx
    .deleteFrom("mail_links")
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("user_id", "=", userId)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteMailLinksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("mail_links").where("user_id", "=", userId).execute();
}

/** Also those that somebody else asked for, and those of nobody. */
export async function deleteMailLinksTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("mail_links").where("email", "=", email).execute();
}

export async function deleteOldMailLinks(tx: Tx, now: number): Promise<void> {
  await tx.deleteFrom("mail_links").where("expires_at", "<=", now).execute();
}
