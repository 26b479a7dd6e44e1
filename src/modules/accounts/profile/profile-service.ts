import { pathIn } from "#contract/lang-address.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { paths } from "#contract/paths.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { newToken, tokenHash } from "#platform/ids.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { AccountContext } from "../account-context.ts";
import type { CustomerView, UserView } from "../account-view.ts";
import { identitiesOf } from "../google/identities-repository.ts";
import { messagesIn } from "../messages.ts";
import { createMailLimit } from "../passwords/mail-limit.ts";
import { deleteMailLinksOf, insertMailLink, takeMailLink } from "../passwords/mail-links-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { readEmail } from "../rules/email.ts";
import { readName } from "../rules/registration.ts";
import type { Reauthentication } from "../second-factor/reauthentication.ts";
import { writeToOwner } from "../staff/write-to-owner.ts";
import type { Visit } from "../visit.ts";
import { customerView, userView } from "./user-views.ts";
import {
  emailOf,
  findUser,
  findUserByEmail,
  findUsers,
  loadUser,
  lockUser,
  type UserRow,
  updateUser,
} from "./users-repository.ts";

const confirmLife = 24 * 3_600_000;

interface Self {
  readonly userId: string;
  readonly sessionId: string;
}

export interface ProfileChange {
  readonly name: string;
  readonly email: string;
  /** Needed for another address only. */
  readonly password: string;
}

export function createProfileService(
  { parts, tries, secrets }: AccountContext,
  reauthenticate: Reauthentication,
) {
  const mayMail = createMailLimit({ parts, tries });
  const { db, clock, publicUrl, shopName } = parts;

  return {
    async profile(userId: string): Promise<UserView | null> {
      const user = await findUser(db.read, userId);
      return user ? userView(user) : null;
    },

    async hasGoogle(userId: string): Promise<boolean> {
      return (await identitiesOf(db.read, userId)).length > 0;
    },

    async customer(q: Reads | Tx, userId: string): Promise<CustomerView | null> {
      const user = await findUser(q, userId);
      return user ? customerView(user) : null;
    },

    /** Where people can be written to, by what is proved to be theirs. */
    async reachOf(q: Reads | Tx, ids: readonly string[]) {
      const users = ids.length === 0 ? [] : await findUsers(q, ids);
      return new Map(users.map(({ id, email, phone }) => [id, { email, phone }]));
    },

    /** By what the staff know somebody: what is proved, or stood in the file of the shop before. */
    async knownReachOf(q: Reads | Tx, id: string) {
      const user = await findUser(q, id);
      if (!user) return { email: null, phone: null };
      const given = user.taken_in_at === null ? null : user.claimed_email;
      return { email: user.email ?? given, phone: user.phone };
    },

    /** Whether an address or a number was shown to be this person's. */
    async isProven(q: Reads | Tx, userId: string): Promise<boolean> {
      const user = await findUser(q, userId);
      return Boolean(user?.email ?? user?.phone);
    },

    /** The name changes at once, the address when its owner has followed the link that is sent there. */
    async changeProfile(
      self: Self,
      change: ProfileChange,
      visit: Visit,
    ): Promise<Outcome<{ user: UserView; pendingEmail: string | null }>> {
      const user = await findUser(db.read, self.userId);
      if (!user) return failure("notSignedIn");
      const read = readChange(change, user);
      if (!read.ok) return read;
      const { name, email } = read.value;
      const pendingEmail = email === emailOf(user) ? null : email;
      if (pendingEmail) {
        const sure = await reauthenticate(user, self.sessionId, change.password);
        if (!sure.ok) return sure;
        const asked = await askToConfirm(user, pendingEmail, visit);
        if (!asked.ok) return asked;
      }
      return db.write(async (tx) => {
        await updateUser(tx, user.id, { name });
        return success({ user: userView(await loadUser(tx, "id", user.id)), pendingEmail });
      });
    },

    /** Sends the link again that confirms the account's own address. */
    async askToConfirmOwn(userId: string, visit: Visit): Promise<Outcome<void>> {
      const user = await findUser(db.read, userId);
      if (!user?.claimed_email || user.email !== null) return failure("notFound");
      return askToConfirm(user, user.claimed_email, visit);
    },

    /** Only the account that asked can confirm: a link alone must not give an address to somebody else. */
    async confirmEmail(userId: string, token: string, { lang }: Visit): Promise<Outcome<UserView>> {
      return db.write(async (tx) => {
        const user = await lockUser(tx, userId);
        const now = clock.now();
        const link = await takeMailLink(tx, "confirm", tokenHash(token), { userId, now });
        if (!user || !link) return failure("linkDead");
        const owner = await findUserByEmail(tx, link.email);
        if (owner && owner.id !== userId) return failure("linkDead");
        await updateUser(tx, userId, { email: link.email, claimed_email: null, email_verified_at: now });
        if (emailOf(user) !== link.email) {
          await deleteMailLinksOf(tx, userId);
          await writeToOwner(parts, tx, user, messagesIn(lang).emailChanged(shopName(lang), link.email));
        }
        return success(userView(await loadUser(tx, "id", userId)));
      });
    },
  };

  async function askToConfirm(user: UserRow, email: string, visit: Visit): Promise<Outcome<void>> {
    const allowed = await mayMail(limitsOf.mailTo(email), visit.address);
    if (!allowed.ok) return allowed;
    const token = newToken();
    const isFree = await db.write(async (tx) => {
      const owner = await findUserByEmail(tx, email);
      const mine = !owner || owner.id === user.id;
      await insertMailLink(tx, {
        token_hash: tokenHash(token),
        kind: "confirm",
        user_id: mine ? user.id : null,
        email,
        expires_at: clock.now() + confirmLife,
      });
      return mine;
    });
    const words = messagesIn(visit.lang);
    secrets.later(
      isFree
        ? mailOf(
            email,
            words.confirm(shopName(visit.lang), publicUrl + pathIn(visit.lang, paths.confirmEmail(token))),
          )
        : mailOf(
            email,
            words.alreadyHere(shopName(visit.lang), publicUrl + pathIn(visit.lang, paths.login())),
          ),
      clock.now() + confirmLife,
    );
    return success(undefined);
  }
}

function readChange(change: ProfileChange, user: UserRow): Outcome<{ name: string; email: string | null }> {
  if (change.name.trim() === "") return failure("allFieldsRequired", { field: "name" });
  const name = readName(change.name);
  if (!name) return failure("nameUnusable", { field: "name" });
  // Who signs in by phone may have no address.
  if (change.email.trim() === "" && emailOf(user) === null) return success({ name, email: null });
  if (change.email.trim() === "") return failure("allFieldsRequired", { field: "email" });
  const email = readEmail(change.email);
  return email ? success({ name, email }) : failure("emailUnusable", { field: "email" });
}
