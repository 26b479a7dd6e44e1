import type { Role } from "#contract/rights.ts";
import type { Database } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { staffChanged } from "../events.ts";
import { findUserByEmail, lockOwners, updateUser, usersOf } from "../profile/users-repository.ts";
import { readEmail } from "../rules/email.ts";

/** Lets somebody who has an account work here; asked for on the server alone, never over HTTP. */
export async function makeStaff(
  db: Database,
  typed: string,
  role: Role,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<"done" | "unproven" | "nobody"> {
  const email = readEmail(typed);
  return db.write(async (tx) => {
    await lockOwners(tx);
    const [user] = email ? await usersOf(tx, email) : [];
    if (!user) return "nobody";
    // Whoever claims an address may be anybody.
    if (user.email === null) return "unproven";
    // Invited at the same moment: that role stays.
    if (user.role !== null) return "done";
    await updateUser(tx, user.id, { role });
    const before = { role: null };
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

/** A member of the staff. */
export async function findStaff(
  db: Database,
  typed: string,
): Promise<{ id: string; role: Role } | undefined> {
  const email = readEmail(typed);
  const user = email ? await findUserByEmail(db.read, email) : undefined;
  return user?.role ? { id: user.id, role: user.role } : undefined;
}
