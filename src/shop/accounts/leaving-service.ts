import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { AccountParts, Around, Visit } from "./account-parts.ts";
import { addressesOf, deleteAddressesOf } from "./addresses-repository.ts";
import { deleteIdentitiesOf, identitiesOf } from "./identities-repository.ts";
import { mailOf, messagesIn } from "./messages.ts";
import { deletePhoneCode } from "./phone-codes-repository.ts";
import type { Reauthentication } from "./reauthentication.ts";
import { sessionsOf } from "./sessions-repository.ts";
import { shutOut } from "./unproven.ts";
import { userView } from "./user-views.ts";
import { findUser, lockUser, updateUser } from "./users-repository.ts";

/** Taking one's data along, and going. */
export function createLeavingService({ parts }: Pick<Around, "parts">, isSurely: Reauthentication) {
  const { db, outbox, clock, shopName } = parts;

  return {
    /** Everything the shop keeps of a person, without the secrets that are hashed anyway. */
    async exportOf(userId: string): Promise<Outcome<Record<string, unknown>>> {
      const user = await findUser(db.read, userId);
      if (!user) return failure("notSignedIn");
      const addresses = await addressesOf(db.read, { userId });
      const sessions = await sessionsOf(db.read, userId, clock.now());
      return success({
        madeAt: new Date(clock.now()).toISOString(),
        account: userView(user),
        addresses: addresses.map(({ user_id: _, ...address }) => address),
        sessions: sessions.map(({ id, browser, created_at, seen_at, expires_at }) => ({
          id,
          browser,
          created_at,
          seen_at,
          expires_at,
        })),
        identities: await identitiesOf(db.read, userId),
        ...(await parts.keptElsewhere?.(db.read, userId)),
      });
    },

    /** The person goes; orders stay, and lead to a row that names nobody. */
    async deleteAccount(
      self: { readonly userId: string; readonly sessionId: string },
      password: string,
      { lang }: Visit,
    ): Promise<Outcome<void>> {
      const user = await findUser(db.read, self.userId);
      if (!user) return failure("notSignedIn");
      const sure = await isSurely(user, self.sessionId, password);
      if (!sure.ok) return sure;
      return db.write(async (tx) => {
        if (!(await lockUser(tx, db.engine, user.id))) return failure("notSignedIn");
        await forget(tx, user.id, parts);
        if (user.phone) await deletePhoneCode(tx, user.phone);
        await updateUser(tx, user.id, {
          name: "",
          email: null,
          phone: null,
          password_hash: null,
          email_verified_at: null,
          is_staff: 0,
          last_login_at: null,
          deleted_at: clock.now(),
        });
        if (user.email) await outbox.queue(tx, mailOf(user.email, messagesIn(lang).gone(shopName)));
        return success(undefined);
      });
    },
  };
}

async function forget(
  tx: Parameters<typeof shutOut>[0],
  userId: string,
  { forgetElsewhere }: AccountParts,
): Promise<void> {
  await forgetElsewhere?.(tx, userId);
  await shutOut(tx, userId);
  await deleteAddressesOf(tx, userId);
  await deleteIdentitiesOf(tx, userId);
}
