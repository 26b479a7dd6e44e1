import { randomBytes } from "node:crypto";
import type { Role } from "#contract/rights.ts";
import type { Database } from "#platform/database/database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import { within } from "./within.ts";

export interface Person {
  readonly userId: string;
  readonly email: string;
  /** For an Authorization header. */
  readonly token: string;
  /** A whole Cookie header. */
  readonly cookie: string;
}

/** Somebody with an open session, made without the cost of a password. */
export async function signedUpUser(
  db: Pick<Database, "write">,
  given: { name?: string; email?: string; phone?: string; staff?: boolean; role?: Role; now?: number } = {},
): Promise<Person> {
  const now = given.now ?? Date.now();
  const email = given.email ?? `person-${randomBytes(6).toString("hex")}@example.com`;
  const userId = newId(now);
  const [cookie, token] = [newToken(), newToken()];
  const written = db.write(async (tx) => {
    await tx
      .insertInto("users")
      .values({
        id: userId,
        name: given.name ?? "Asha Rao",
        email,
        phone: given.phone ?? null,
        password_hash: null,
        email_verified_at: now,
        role: given.role ?? (given.staff ? "owner" : null),
        created_at: now,
        last_login_at: now,
        deleted_at: null,
      })
      .execute();
    await tx
      .insertInto("sessions")
      .values({
        id: newId(now),
        user_id: userId,
        cookie_hash: tokenHash(cookie),
        token_hash: tokenHash(token),
        remember: 1,
        browser: "Firefox, Linux",
        created_at: now,
        seen_at: now,
        expires_at: now + 30 * 24 * 3_600_000,
      })
      .execute();
  });
  await within("somebody new in the database", written);
  return { userId, email, token, cookie: `haat-session=${cookie}` };
}
