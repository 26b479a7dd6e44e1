import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Tx } from "#platform/database/database.ts";
import { newId } from "#platform/ids.ts";
import type { AccountContext } from "../account-context.ts";
import { emptyWhenUnproven } from "../limits/unproven.ts";
import {
  findClaimant,
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  newcomer,
  type UserRow,
  updateUser,
} from "../profile/users-repository.ts";
import { readEmail } from "../rules/email.ts";
import { readName } from "../rules/registration.ts";
import type { SignedIn } from "../sessions/sessions-service.ts";
import type { Visit } from "../visit.ts";
import type { GoogleProfile } from "./google-sign-in.ts";
import { findIdentity, insertIdentity } from "./identities-repository.ts";

/** Who a Google account is here: by its subject, the first time by an address that Google has verified. */
export function createGoogleAccounts({ parts: { db, clock }, sessions }: AccountContext) {
  return {
    async signInWithGoogle(
      profile: GoogleProfile,
      remember: boolean,
      visit: Visit,
    ): Promise<Outcome<SignedIn>> {
      return db.write(async (tx) => {
        const user = await userOf(tx, profile);
        if (!user) return failure("googleFailed");
        return success(await sessions.open(tx, user, visit, { remember, by: "google" }));
      });
    },
  };

  async function userOf(tx: Tx, profile: GoogleProfile): Promise<UserRow | undefined> {
    const identity = await findIdentity(tx, profile);
    if (identity) return findUser(tx, identity.user_id);
    const email = profile.emailVerified ? readEmail(profile.email) : undefined;
    if (!email) return undefined;
    const now = clock.now();
    const user = (await proven(tx, email, now)) ?? (await opened(tx, email, profile.name, now));
    const { issuer, subject } = profile;
    const linked = user && (await insertIdentity(tx, { issuer, subject, user_id: user.id, created_at: now }));
    return linked ? user : undefined;
  }

  /** A password that was set before the address was proven may be a stranger's: it is void. */
  async function proven(tx: Tx, email: string, now: number): Promise<UserRow | undefined> {
    const owner = await findUserByEmail(tx, email);
    if (owner) return owner;
    const claimant = await findClaimant(tx, email);
    const user = claimant && (await lockUser(tx, claimant.id));
    if (!user) return undefined;
    await emptyWhenUnproven(tx, user);
    const change = { email, claimed_email: null, password_hash: null, email_verified_at: now };
    await updateUser(tx, user.id, change);
    return { ...user, ...change };
  }

  async function opened(tx: Tx, email: string, typed: string, now: number): Promise<UserRow | undefined> {
    const name = readName(typed) ?? email.split("@")[0] ?? email;
    const user = newcomer(newId(now), now, { name, email, email_verified_at: now });
    return (await insertUser(tx, user)) ? user : undefined;
  }
}
