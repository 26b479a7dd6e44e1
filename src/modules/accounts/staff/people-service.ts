import { failure, type Outcome, success } from "#contract/outcome.ts";
import { type Role, roleHolds } from "#contract/rights.ts";
import type { Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import type { AccountContext } from "../account-context.ts";
import { staffChanged } from "../events.ts";
import {
  findUsers,
  lockOwners,
  lockUser,
  staffInLog,
  staffUsers,
  updateUser,
} from "../profile/users-repository.ts";
import { isLastOwner, mayGive } from "../rules/giving-roles.ts";
import { isSessionAlive } from "../rules/session-life.ts";
import { passkeyCounts } from "../second-factor/factor-repository.ts";
import { listRecoveries } from "../second-factor/recovery-repository.ts";
import {
  deleteSessionsOf,
  forgetBrowsersOf,
  sessionsOf,
  sessionsOfAll,
} from "../sessions/sessions-repository.ts";
import { type Giver, roleOfGiver } from "./giver.ts";
import { deleteInvitationsBy, listInvitations } from "./invitations-repository.ts";

export function createPeopleService({ parts: { db, clock } }: Pick<AccountContext, "parts">) {
  return {
    async hasOwner(): Promise<boolean> {
      return (await staffUsers(db.read)).some(({ role }) => role === "owner");
    },

    /** By whom one can look through the log. */
    staffInLog: () => staffInLog(db.read),

    async people(selfId: string) {
      const now = clock.now();
      const [users, invited] = [await staffUsers(db.read), await listInvitations(db.read)];
      const ids = users.map(({ id }) => id);
      const [open, passkeys] = [await sessionsOfAll(db.read, ids), await passkeyCounts(db.read, ids)];
      const inviters = await findUsers(db.read, [
        ...new Set(invited.map(({ invited_by }) => invited_by)),
        "",
      ]);
      const recoveries = new Map(
        (await listRecoveries(db.read, now)).map((one) => [one.user_id, one.ready_at]),
      );
      const names = new Map(inviters.map(({ id, name }) => [id, name]));
      return {
        people: users.flatMap(({ id, name, email, phone, role, last_login_at }) => {
          if (role === null) return [];
          const sessions = open.filter((session) => session.user_id === id && isSessionAlive(session, now));
          const seen = sessions.map(({ seen_at }) => seen_at);
          return {
            id,
            name,
            email,
            phone,
            role,
            lastSeenAt: seen.length > 0 ? Math.max(...seen) : last_login_at,
            sessions: sessions.length,
            passkeys: passkeys.get(id) ?? 0,
            recoveryAt: recoveries.get(id) ?? null,
            isSelf: id === selfId,
          };
        }),
        invited: invited.map(
          ({ id, sent_to: to, role, invited_by, sent_at: sentAt, expires_at: expiresAt }) => ({
            id,
            to,
            role,
            by: names.get(invited_by) ?? null,
            sentAt,
            expiresAt,
            isOver: expiresAt <= now,
          }),
        ),
      };
    },

    changeRole(
      by: Giver,
      { id, role, was }: { readonly id: string; readonly role: Role; readonly was?: Role | undefined },
    ): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const member = await memberFor(tx, by, id);
        if (!member.ok) return member;
        const { before, isLast, giver } = member.value;
        if (was !== undefined && was !== before) return failure("personChanged", { field: "role" });
        if (!mayGive(giver, role)) return failure("notAllowed");
        if (isLast && role !== "owner") return failure("lastOwner", { field: "role" });
        await giveRole(tx, by, id, before, role);
        return success(undefined);
      });
    },

    /** The account stays, and so do its sessions in the shop: it holds no right at the next request. */
    removeMember(by: Giver, id: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        const member = await memberFor(tx, by, id);
        if (!member.ok) return member;
        if (member.value.isLast) return failure("lastOwner");
        await giveRole(tx, by, id, member.value.before, null);
        return success(undefined);
      });
    },

    endSessionsOf(by: Giver, id: string): Promise<Outcome<{ ended: number }>> {
      return db.write(async (tx) => {
        const member = await memberFor(tx, by, id);
        if (!member.ok) return member;
        const at = clock.now();
        const open = (await sessionsOf(tx, id, at)).filter((one) => one.id !== by.sessionId);
        await deleteSessionsOf(tx, id, by.sessionId);
        await forgetBrowsersOf(tx, id);
        const before = { sessions: open.length };
        await emit(tx, staffChanged, { by: by.userId, action: "end sessions", subject: id, before, at });
        return success({ ended: open.length });
      });
    },
  };

  /** Owners are locked first and always: two who remove each other at once must not both succeed. */
  async function memberFor(tx: Tx, by: Giver, id: string) {
    const owners = await lockOwners(tx);
    const giver = await roleOfGiver(tx, by);
    const member = await lockUser(tx, id);
    if (!member?.role) return failure("notFound");
    if (!giver || !roleHolds(giver, "people.change") || !mayGive(giver, member.role))
      return failure("notAllowed");
    return success({ before: member.role, giver, isLast: isLastOwner(member, owners) });
  }

  async function giveRole(tx: Tx, { userId: by }: Giver, id: string, before: Role, after: Role | null) {
    await updateUser(tx, id, { role: after });
    // Who may no longer say who works here leaves no way back in.
    if (after === null || !roleHolds(after, "people.change")) await deleteInvitationsBy(tx, id);
    const entry = {
      by,
      action: "change role",
      subject: id,
      before: { role: before },
      after: { role: after },
    };
    await emit(tx, staffChanged, { ...entry, at: clock.now() });
  }
}
