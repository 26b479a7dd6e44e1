import type { CustomerView } from "#contract/account-view.ts";
import type { Database, Reads, Tx } from "#platform/database/database.ts";
import { readEmail } from "./rules/email.ts";
import { customerView } from "./user-views.ts";
import { findUser, findUserByEmail, updateUser } from "./users-repository.ts";

/** Makes somebody staff, or no longer; asked for on the server alone, never over HTTP. */
export async function setStaff(
  db: Database,
  typed: string,
  isStaff: boolean,
): Promise<"done" | "unproven" | "nobody"> {
  const email = readEmail(typed);
  return db.write(async (tx) => {
    const user = email && (await findUserByEmail(tx, email));
    if (!user) return "nobody";
    await updateUser(tx, user.id, { is_staff: isStaff ? 1 : 0 });
    return user.email_verified_at === null ? "unproven" : "done";
  });
}

/** Whom to tell of an order, for commands on the server. */
export async function customerOf(q: Reads | Tx, userId: string): Promise<CustomerView | null> {
  const user = await findUser(q, userId);
  return user ? customerView(user) : null;
}
