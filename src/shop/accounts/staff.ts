import type { CustomerView } from "#contract/account-view.ts";
import { noteDeed } from "#platform/database/audit.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { readEmail } from "./rules/email.ts";
import { customerView } from "./user-views.ts";
import { findUser, findUserByEmail, findUsers, staffUsers, updateUser, usersOf } from "./users-repository.ts";

/** Makes somebody staff, or no longer; asked for on the server alone, never over HTTP. */
export async function setStaff(
  db: Database,
  typed: string,
  isStaff: boolean,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<"done" | "unproven" | "nobody"> {
  const email = readEmail(typed);
  return db.write(async (tx) => {
    const [user] = email ? await usersOf(tx, email) : [];
    if (!user) return "nobody";
    // Whoever claims an address may be anybody.
    if (user.email === null) return "unproven";
    await updateUser(tx, user.id, { is_staff: isStaff ? 1 : 0 });
    const before = { isStaff: user.is_staff === 1 };
    await noteDeed(tx, { by, action: "change staff", subject: user.id, before, after: { isStaff }, at });
    return "done";
  });
}

export async function listStaff(db: Database): Promise<{ email: string | null; name: string }[]> {
  const rows = await staffUsers(db.read);
  return rows.map(({ email, name }) => ({ email, name }));
}

/** The id of a member of the staff. */
export async function findStaff(db: Database, typed: string): Promise<string | undefined> {
  const email = readEmail(typed);
  const user = email && (await findUserByEmail(db.read, email));
  return user && user.is_staff === 1 ? user.id : undefined;
}

/** Addresses of those who did something, by id; who has none, or has left, is not among them. */
export async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const users = ids.length === 0 ? [] : await findUsers(db.read, ids);
  return new Map(users.flatMap(({ id, email, phone, name }) => [[id, email ?? phone ?? name]]));
}

/** Whom to tell of an order, for commands on the server. */
export async function customerOf(q: Reads | Tx, userId: string): Promise<CustomerView | null> {
  const user = await findUser(q, userId);
  return user ? customerView(user) : null;
}
