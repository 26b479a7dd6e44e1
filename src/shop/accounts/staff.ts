import type { CustomerView } from "#contract/account-view.ts";
import type { Role } from "#contract/rights.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { staffChanged } from "./events.ts";
import { readEmail } from "./rules/email.ts";
import { isLastOwner } from "./rules/giving-roles.ts";
import { customerView } from "./user-views.ts";
import {
  findUser,
  findUserByEmail,
  findUsers,
  lockOwners,
  staffUsers,
  updateUser,
  usersOf,
} from "./users-repository.ts";

/** Gives somebody who works here a role, or none any more; asked for on the server alone, never over HTTP. */
export async function setRole(
  db: Database,
  typed: string,
  role: Role | null,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<"done" | "unproven" | "nobody" | "lastOwner"> {
  const email = readEmail(typed);
  return db.write(async (tx) => {
    const owners = await lockOwners(tx);
    const [user] = email ? await usersOf(tx, email) : [];
    if (!user) return "nobody";
    // Whoever claims an address may be anybody.
    if (user.email === null) return "unproven";
    if (role !== "owner" && isLastOwner(user, owners)) return "lastOwner";
    await updateUser(tx, user.id, { role });
    const before = { role: user.role };
    await emit(tx, staffChanged, {
      by,
      action: "change role",
      subject: user.id,
      before,
      after: { role },
      at,
    });
    return "done";
  });
}

export async function listStaff(
  db: Database,
): Promise<{ email: string | null; name: string; role: Role | null }[]> {
  const rows = await staffUsers(db.read);
  return rows.map(({ email, name, role }) => ({ email, name, role }));
}

/** A member of the staff. */
export async function findStaff(
  db: Database,
  typed: string,
): Promise<{ id: string; role: Role } | undefined> {
  const email = readEmail(typed);
  const user = email ? await findUserByEmail(db.read, email) : undefined;
  return user?.role ? { id: user.id, role: user.role } : undefined;
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
