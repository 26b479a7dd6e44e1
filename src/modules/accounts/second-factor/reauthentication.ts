import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { AccountContext } from "../account-context.ts";
import type { UserRow } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { isFreshSession } from "../rules/session-life.ts";
import { findSessionOf } from "../sessions/sessions-repository.ts";

export type Reauthentication = ReturnType<typeof createReauthentication>;

/** What a stolen open session must not be enough for: the password again, or a login just now. */
export function createReauthentication({
  parts: { db, clock, hashing },
  tries,
}: Pick<AccountContext, "parts" | "tries">) {
  return async (user: UserRow, sessionId: string, password: string): Promise<Outcome<void>> => {
    if (user.password_hash === null) {
      const session = await findSessionOf(db.read, user.id, sessionId);
      const isFresh = session !== undefined && isFreshSession(session.created_at, clock.now());
      return isFresh ? success(undefined) : failure("signInAgain");
    }
    if (password === "") return failure("passwordNeeded", { field: "password" });
    const limit = limitsOf.confirmationOf(user.id);
    const allowed = await tries.take(limit);
    if (!allowed.ok) return allowed;
    const matches = await hashing.matches(password.slice(0, 1_000), user.password_hash, user.id);
    if (matches === undefined) {
      await tries.giveBack(limit);
      return failure("unavailable", { retryAfter: 2 });
    }
    if (!matches) return failure("passwordWrong", { field: "password" });
    await tries.giveBack(limit);
    return success(undefined);
  };
}
