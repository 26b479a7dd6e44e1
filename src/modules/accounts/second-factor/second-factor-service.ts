import type { AccountContext } from "../account-context.ts";
import { findUser, staffUsers } from "../profile/users-repository.ts";
import { masked } from "../rules/masked.ts";
import { createFactorCodes } from "./factor-codes.ts";
import { factorPasskeysOf, passkeyCounts } from "./factor-repository.ts";
import { createPasskeys } from "./passkeys.ts";
import { createRecovery, reachOf, type Self } from "./recovery.ts";

/** Two-factor authentication of the staff: by what they show, beside the login, that it is them. */
export function createSecondFactor(context: Pick<AccountContext, "parts" | "tries">) {
  const { db } = context.parts;
  const { codeWays, ...recovery } = createRecovery(context);

  return {
    ...createFactorCodes(context, { codeWays }),
    ...createPasskeys(context),
    ...recovery,

    /** Whoever has one way only is locked out when it is lost. */
    async ownersHaveTwoWays(): Promise<boolean> {
      const owners = (await staffUsers(db.read)).filter(({ role }) => role === "owner");
      const passkeys = await passkeyCounts(
        db.read,
        owners.map(({ id }) => id),
      );
      return owners.every((owner) => reachOf(owner).length + (passkeys.get(owner.id) ?? 0) >= 2);
    },

    async factorsOf(self: Self) {
      const user = await findUser(db.read, self.userId);
      const passkeys = await factorPasskeysOf(db.read, self.userId);
      const ways = user && (await codeWays(db.read, self, user));
      const reach = (user ? reachOf(user) : []).map((way) => ({
        way,
        to: masked((way === "mail" ? user?.email : user?.phone) ?? ""),
      }));
      return {
        passkeys: passkeys.map(({ id, name, created_at: addedAt, used_at: usedAt }) => ({
          id,
          name,
          addedAt,
          usedAt,
        })),
        reach,
        codeWays: reach.filter(({ way }) => ways?.now.includes(way)),
        canRecover: ways?.canRecover ?? false,
        recoveryAt: ways?.recovery?.ready_at ?? null,
      };
    },
  };
}
