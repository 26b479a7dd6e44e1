import type { AccountContext } from "../account-context.ts";
import { findUser } from "../users-repository.ts";
import { codeWaysOf, createFactorCodes } from "./factor-codes.ts";
import { factorPasskeysOf } from "./factor-repository.ts";
import { createPasskeys } from "./passkeys.ts";

/** By what somebody of the staff shows, beside the login, that it is them. */
export function createSecondFactor(context: Pick<AccountContext, "parts" | "tries">) {
  const { db } = context.parts;
  return {
    ...createFactorCodes(context),
    ...createPasskeys(context),

    async factorsOf(userId: string) {
      const [user, passkeys] = [await findUser(db.read, userId), await factorPasskeysOf(db.read, userId)];
      return {
        passkeys: passkeys.map(({ id, name, created_at: addedAt, used_at: usedAt }) => ({
          id,
          name,
          addedAt,
          usedAt,
        })),
        codeWays: user ? codeWaysOf(user) : [],
      };
    },
  };
}
