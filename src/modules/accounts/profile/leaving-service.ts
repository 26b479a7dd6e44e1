import { inEachLang } from "#contract/format/in-each-lang.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { emptyAuditEntries } from "#platform/database/audit.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { AccountContext } from "../account-context.ts";
import type { AccountParts, LeftOutside } from "../account-parts.ts";
import { addressesOf, deleteAddressesOf } from "../addresses/addresses-repository.ts";
import { deleteOrderCodesTo } from "../codes/order-codes-repository.ts";
import { deletePhoneCodesTo } from "../codes/phone-codes-repository.ts";
import { customerNotesOf, deleteCustomerNotesOf } from "../customers/customer-notes-repository.ts";
import { customerChanged } from "../events.ts";
import { deleteIdentitiesOf, identitiesOf } from "../google/identities-repository.ts";
import { forgetGuest, forgetMerged } from "../guests/guests-repository.ts";
import { shutOut } from "../limits/unproven.ts";
import { messagesIn } from "../messages.ts";
import { deleteMailLinksTo } from "../passwords/mail-links-repository.ts";
import { isLastOwner } from "../rules/giving-roles.ts";
import { deletePasskeysOf, passkeysOf } from "../second-factor/factor-repository.ts";
import type { Reauthentication } from "../second-factor/reauthentication.ts";
import { deleteRecovery } from "../second-factor/recovery-repository.ts";
import { sessionsOf } from "../sessions/sessions-repository.ts";
import { writeToOwner } from "../staff/write-to-owner.ts";
import type { Visit } from "../visit.ts";
import { userView } from "./user-views.ts";
import {
  emailOf,
  findUser,
  findUserByPhone,
  type LockedUser,
  lockOwners,
  lockUser,
  type UserRow,
  updateUser,
  usersOf,
} from "./users-repository.ts";

interface Erasure extends Pick<Visit, "lang"> {
  readonly refuse: (
    user: UserRow,
    owners: Awaited<ReturnType<typeof lockOwners>>,
  ) => Outcome<never> | undefined;
  readonly note?: (tx: Tx) => Promise<void>;
}

/** Taking one's data along, and going. */
export function createLeavingService(
  { parts }: Pick<AccountContext, "parts">,
  reauthenticate: Reauthentication,
) {
  const { db, clock, shopName } = parts;

  async function invoicesUntil(id: string): Promise<number | null> {
    const user = await findUser(db.read, id);
    return user ? parts.invoicesUntil(db.read, user) : null;
  }

  async function erase(id: string, { lang, refuse, note }: Erasure): Promise<Outcome<void>> {
    const last = await invoicesUntil(id);
    const gone = await db.write(async (tx): Promise<Outcome<LeftOutside>> => {
      const owners = await lockOwners(tx);
      const now = await lockUser(tx, id);
      if (!now) return failure("notFound");
      const no = refuse(now, owners);
      if (no) return no;
      const addresses: string[] = [];
      const pictures: string[] = [];
      for (const known of await knownAs(tx, now, parts)) {
        const theirs = await addressesFor(tx, known, parts);
        pictures.push(...(await forget(tx, known, theirs, parts)));
        addresses.push(...theirs);
      }
      await updateUser(tx, id, {
        name: "",
        email: null,
        claimed_email: null,
        phone: null,
        password_hash: null,
        email_verified_at: null,
        role: null,
        last_login_at: null,
        deleted_at: clock.now(),
      });
      const until = last === null ? null : lastDay(last, lang);
      await writeToOwner(parts, tx, now, messagesIn(lang).gone(shopName(lang), until));
      await note?.(tx);
      return success({ addresses, pictures });
    });
    if (!gone.ok) return gone;
    await parts.forgetOutside(gone.value);
    return success(undefined);
  }

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
        passkeys: (await passkeysOf(db.read, userId)).map(({ name, created_at, used_at }) => ({
          name,
          created_at,
          used_at,
        })),
        notes: (await customerNotesOf(db.read, userId)).map(({ words, at }) => ({ words, at })),
        ...(await parts.keptElsewhere(db.read, user)),
      });
    },

    /** When the last invoice would be gone, of somebody who leaves now. */
    invoicesUntil,

    /** The person goes. What was bought stays as an invoice for its time, and leads to a row that names nobody. */
    async deleteAccount(
      self: { readonly userId: string; readonly sessionId: string },
      password: string,
      { lang }: Visit,
    ): Promise<Outcome<void>> {
      const user = await findUser(db.read, self.userId);
      if (!user) return failure("notSignedIn");
      const sure = await reauthenticate(user, self.sessionId, password);
      if (!sure.ok) return sure;
      const refuse: Erasure["refuse"] = (now, owners) =>
        isLastOwner(now, owners) ? failure("lastOwner") : undefined;
      const done = await erase(user.id, { lang, refuse });
      return !done.ok && done.reason === "notFound" ? failure("notSignedIn") : done;
    },

    /** Who asked the shop to be forgotten, and has no way in to do it alone: a guest has none at all. */
    async eraseCustomer(by: string, id: string, { lang }: Pick<Visit, "lang">): Promise<Outcome<void>> {
      return erase(id, {
        lang,
        refuse: ({ role }) => (role === null ? undefined : failure("worksHereAlready")),
        note: (tx) =>
          emit(tx, customerChanged, {
            by,
            action: "erase customer",
            subject: id,
            after: {},
            at: clock.now(),
          }),
      });
    },
  };
}

/** The day that ends at this moment. */
function lastDay(end: number, lang: Visit["lang"]): string {
  return dayFormat(lang).format(end - 1);
}

/**
 * Nobody has proved where a guest had orders written to, but the shop has no other word for whose they are. What an
 * account has or claims is left to the account.
 */
async function knownAs(tx: Tx, user: LockedUser, { reachesOfGuest }: AccountParts): Promise<UserRow[]> {
  const known: UserRow[] = [user];
  if (user.is_guest === 0) return known;
  await forgetGuest(tx, user.id);
  for (const { email, phone } of await reachesOfGuest(tx, user.id))
    known.push({
      ...user,
      email: email !== null && (await usersOf(tx, email)).length === 0 ? email : null,
      phone: phone !== null && !(await findUserByPhone(tx, phone)) ? phone : null,
    });
  return known;
}

async function forget(
  tx: Tx,
  user: UserRow,
  addresses: readonly string[],
  { forgetElsewhere, outbox }: AccountParts,
): Promise<readonly string[]> {
  // An address out of another shop's file is on the newsletter's list without having been proved.
  const given = user.taken_in_at !== null && user.claimed_email;
  const email = given && addresses.includes(given) ? given : user.email;
  const pictures = await forgetElsewhere(tx, { ...user, email });
  await emptyAuditEntries(tx, [user.id]);
  await shutOut(tx, user.id);
  await deleteAddressesOf(tx, user.id);
  await deleteIdentitiesOf(tx, user.id);
  await deleteCustomerNotesOf(tx, user.id);
  await deletePasskeysOf(tx, user.id);
  await deleteRecovery(tx, user.id);
  await forgetMerged(tx, user.id);
  if (user.phone) {
    await deletePhoneCodesTo(tx, user.phone);
    await deleteOrderCodesTo(tx, user.phone);
  }
  if (user.email) await deleteMailLinksTo(tx, user.email);
  for (const to of addresses) await outbox.forget(tx, to);
  return pictures;
}

/**
 * Where messages to this person went, and to nobody else: an address may be claimed by several. Of what a guest bought
 * with the number, too, which goes with it.
 */
async function addressesFor(
  tx: Tx,
  user: UserRow,
  { mailsOfGuests }: Pick<AccountParts, "mailsOfGuests">,
): Promise<string[]> {
  const { id, phone } = user;
  const beside = phone === null ? [] : await mailsOfGuests(tx, phone);
  const theirs: string[] = phone === null ? [] : [phone];
  for (const email of new Set([emailOf(user), ...beside]))
    if (email !== null && (await usersOf(tx, email)).every((one) => one.id === id)) theirs.push(email);
  return theirs;
}

const dayFormat = inEachLang(
  (locale) => new Intl.DateTimeFormat(locale, { timeZone: "Asia/Kolkata", dateStyle: "long" }),
);
