import type { Role } from "#contract/rights.ts";
import type { Tx } from "#platform/database/database.ts";
import { nameAtTerminal } from "#platform/terminal.ts";
import { findUser } from "../profile/users-repository.ts";

/** Who changes something about people; the role is read anew where it is done. */
export interface Giver {
  readonly userId: string;
  readonly sessionId: string;
}

/** Whoever is at the shop's own machine could write it into the tables as well. */
export async function roleOfGiver(tx: Tx, { userId }: Giver): Promise<Role | null> {
  if (nameAtTerminal(userId) !== undefined) return "owner";
  return (await findUser(tx, userId))?.role ?? null;
}
