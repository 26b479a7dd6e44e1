import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Role } from "#contract/rights.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { newId, tokenHash } from "#platform/ids.ts";
import { isOwnAddress, networkOf } from "#platform/network-of.ts";
import type { AccountContext } from "../account-context.ts";
import { saltOf } from "../addresses/address-salt.ts";
import { staffChanged } from "../events.ts";
import { isKnownPassword } from "../passwords/known-passwords.ts";
import {
  findUser,
  findUserByEmail,
  findUserByPhone,
  findUsers,
  insertUser,
  lockOwners,
  lockUser,
  newcomer,
  type UserRow,
  updateUser,
} from "../profile/users-repository.ts";
import { readName, readRegistration } from "../rules/registration.ts";
import { noteFactor } from "../second-factor/factor-repository.ts";
import type { SignedIn } from "../sessions/sessions-service.ts";
import type { Visit } from "../visit.ts";
import {
  deleteInvitation,
  deleteOwnerLinks,
  type InvitationRow,
  lockInvitation,
  openInvitation,
} from "./invitations-repository.ts";

interface Joining {
  readonly token: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Joined {
  /** Nobody anew, where somebody was signed in. */
  readonly signedIn: SignedIn | null;
  readonly userId: string;
  readonly role: Role;
}

type NewMember = Pick<UserRow, "name" | "email" | "phone" | "password_hash" | "email_verified_at">;

/** Whoever holds the link of an invitation has proved the address that it went to. */
export function createJoining({ parts, sessions }: Pick<AccountContext, "parts" | "sessions">) {
  const { db, clock, hashing, codeKey } = parts;

  return {
    /** What an invitation is for; nothing where there is none by this link. */
    async invitation(token: string, selfId?: string) {
      const row = await openInvitation(db.read, tokenHash(token), clock.now());
      if (!row) return undefined;
      const [by, self] = [
        await findUsers(db.read, [row.invited_by]),
        selfId && (await findUser(db.read, selfId)),
      ];
      const owner = await ownerOf(db.read, row);
      const { kind, sent_to: to, role } = row;
      return {
        kind,
        to,
        role,
        by: by[0]?.name ?? null,
        hasAccount: owner !== undefined,
        self: self ? self.name : null,
      };
    },

    /** With the account that is signed in, or with a new one, which stays signed in on this device. */
    async join(input: Joining, selfId: string | undefined, visit: Visit): Promise<Outcome<Joined>> {
      const hash = tokenHash(input.token);
      const known = await openInvitation(db.read, hash, clock.now());
      // The link that the start prints is for whoever sits at this machine.
      if (!known || (known.kind === "link" && !isOwnAddress(visit.address))) return failure("linkDead");
      const fresh = selfId === undefined ? await readNewcomer(input, known, visit) : undefined;
      if (fresh && !fresh.ok) return fresh;
      return db.write(async (tx): Promise<Outcome<Joined>> => {
        const at = clock.now();
        const row = await lockInvitation(tx, hash, at);
        if (!row) return failure("linkDead");
        if (row.kind === "link" && (await lockOwners(tx)).length > 0) return failure("linkDead");
        const user = fresh ? await opened(tx, row, fresh.value, at) : await joined(tx, row, selfId ?? "", at);
        if (!user.ok) return user;
        await (row.kind === "link" ? deleteOwnerLinks(tx) : deleteInvitation(tx, row.id));
        const { id } = user.value;
        const entry = {
          by: id,
          action: "join",
          subject: id,
          before: { role: null },
          after: { role: row.role },
        };
        await emit(tx, staffChanged, { ...entry, at });
        const who = { userId: id, role: row.role };
        if (!fresh) return success({ ...who, signedIn: null });
        const by = row.kind === "sms" ? "sms" : "password";
        const signedIn = await sessions.open(tx, user.value, visit, { remember: true, by });
        // Whoever may invite has vouched for who holds the link: it shows for once what a code would show.
        await noteFactor(tx, { userId: id, sessionId: signedIn.sessionId }, at);
        return success({ ...who, signedIn });
      });
    },
  };

  async function readNewcomer(
    input: Joining,
    { kind, sent_to: to }: InvitationRow,
    { address }: Visit,
  ): Promise<Outcome<NewMember>> {
    if (kind === "sms") {
      const name = readName(input.name);
      if (!name) return failure("nameUnusable", { field: "name" });
      return success({ name, email: null, phone: to, password_hash: null, email_verified_at: null });
    }
    const theirs = { ...input, email: kind === "mail" ? to : input.email };
    const read = readRegistration(theirs, { worksHere: true, isKnown: isKnownPassword });
    if (!read.ok) return read;
    const { name, email, password } = read.value;
    const password_hash = await hashing.hash(password, networkOf(address), saltOf(codeKey, email));
    if (!password_hash) return failure("unavailable", { retryAfter: 2 });
    return success({ name, email, phone: null, password_hash, email_verified_at: clock.now() });
  }

  async function opened(tx: Tx, row: InvitationRow, fresh: NewMember, at: number): Promise<Outcome<UserRow>> {
    const { email, phone } = fresh;
    const owner = email ? await findUserByEmail(tx, email) : await findUserByPhone(tx, phone ?? "");
    if (owner) return failure("joinBySigningIn");
    const user = newcomer(newId(at), at, { ...fresh, role: row.role });
    return (await insertUser(tx, user)) ? success(user) : failure("joinBySigningIn");
  }

  /** Codes go to what is proved, so an account that proves nothing yet cannot work here. */
  async function joined(tx: Tx, row: InvitationRow, selfId: string, at: number): Promise<Outcome<UserRow>> {
    const user = await lockUser(tx, selfId);
    if (!user) return failure("notSignedIn");
    if (user.role !== null) return failure("worksHereAlready");
    const proves = await provedBy(tx, row, user, at);
    if (!user.email && !user.phone && !proves) return failure("joinUnproven");
    const change = { role: row.role, ...proves };
    await updateUser(tx, user.id, change);
    return success({ ...user, ...change });
  }

  /** The link went to the address that this account claims. */
  async function provedBy(tx: Tx, { kind, sent_to: to }: InvitationRow, user: UserRow, at: number) {
    const claimed = user.claimed_email;
    const isIt =
      user.email === null && claimed !== null && (kind === "link" || (kind === "mail" && claimed === to));
    if (!isIt || (await findUserByEmail(tx, claimed))) return undefined;
    return { email: claimed, claimed_email: null, email_verified_at: at };
  }

  async function ownerOf(
    q: typeof db.read,
    { kind, sent_to: to }: InvitationRow,
  ): Promise<UserRow | undefined> {
    if (kind === "link") return undefined;
    return kind === "mail" ? findUserByEmail(q, to) : findUserByPhone(q, to);
  }
}
