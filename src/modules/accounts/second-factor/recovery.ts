import { pathIn } from "#contract/lang-address.ts";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Reads, Tx } from "#platform/database/database.ts";
import { emit } from "#platform/events/events.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { AccountContext } from "../account-context.ts";
import { accountChanged } from "../events.ts";
import { messagesIn } from "../messages.ts";
import { lockUser, staffUsers, type UserRow } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import { type CodeWay, canRecover, codeWaysNow } from "../rules/factor-ways.ts";
import { findSessionOf } from "../sessions/sessions-repository.ts";
import type { Visit } from "../visit.ts";
import { factorPasskeysOf } from "./factor-repository.ts";
import { deleteRecovery, findRecovery, putRecovery, type RecoveryRow } from "./recovery-repository.ts";

const hour = 3_600_000;
/** Time for an owner to read the mail and to stop it. */
const wait = 24 * hour;
/** How long codes are taken then. */
const usable = 48 * hour;
const people = "/manage/people";

export interface Self {
  readonly userId: string;
  readonly sessionId: string;
}

export type Recovery = ReturnType<typeof createRecovery>;

/** Which codes somebody can show, and how codes come back to who has lost what he showed. */
export function createRecovery({ parts, tries }: Pick<AccountContext, "parts" | "tries">) {
  const { db, clock, outbox, publicUrl, shopName } = parts;

  return {
    /** By what codes this session can show the second factor now. */
    async codeWays(q: Reads | Tx, self: Self, user: UserRow) {
      const recovery = await findRecovery(q, user.id, clock.now());
      const facts = { ...(await factsOf(q, self, user)), isRecovered: isReady(recovery) };
      return { now: codeWaysNow(facts), canRecover: canRecover(facts), recovery };
    },

    /** All owners hear of it at once; who stops it in time had not asked for it. */
    async startRecovery(self: Self, visit: Visit): Promise<Outcome<{ readyAt: number }>> {
      const allowed = await tries.take(limitsOf.factorCodeOf(self.userId));
      if (!allowed.ok) return allowed;
      return db.write(async (tx): Promise<Outcome<{ readyAt: number }>> => {
        const user = await lockUser(tx, self.userId);
        if (!user?.role) return failure("notSignedIn");
        if (!canRecover(await factsOf(tx, self, user))) return failure("codeWayUnknown");
        const at = clock.now();
        const known = await findRecovery(tx, user.id, at);
        if (known) return success({ readyAt: known.ready_at });
        const readyAt = at + wait;
        await putRecovery(tx, { user_id: user.id, ready_at: readyAt, ends_at: readyAt + usable });
        await emit(tx, accountChanged, { by: user.id, action: "start recovery", subject: user.id, at });
        const owners = (await staffUsers(tx)).filter(({ role }) => role === "owner");
        const url = publicUrl + pathIn(visit.lang, people);
        const words = messagesIn(visit.lang).recoveryStarted(shopName(visit.lang), { name: user.name, url });
        for (const { email, phone } of new Map([...owners, user].map((one) => [one.id, one])).values()) {
          if (email) await outbox.queue(tx, mailOf(email, words));
          else if (phone) {
            const text = `${words.subject} ${url}`;
            await outbox.queue(tx, { kind: "sms", to: phone, text, template: "staff-news" });
          }
        }
        return success({ readyAt });
      });
    },

    stopRecovery(by: Pick<Self, "userId">, id: string): Promise<Outcome<void>> {
      return db.write(async (tx) => {
        if (!(await deleteRecovery(tx, id))) return failure("notFound");
        await emit(tx, accountChanged, {
          by: by.userId,
          action: "stop recovery",
          subject: id,
          at: clock.now(),
        });
        return success(undefined);
      });
    },
  };

  function isReady(recovery: RecoveryRow | undefined): boolean {
    return recovery !== undefined && recovery.ready_at <= clock.now();
  }

  async function factsOf(q: Reads | Tx, { sessionId }: Self, user: UserRow) {
    const session = await findSessionOf(q, user.id, sessionId);
    const passkeys = await factorPasskeysOf(q, user.id);
    return {
      reach: reachOf(user),
      // Sessions from before it was noted began with a password, as most do.
      signedInBy: session?.signed_in_by ?? ("password" as const),
      hasPasskey: passkeys.length > 0,
    };
  }
}

export function reachOf({ email, phone }: Pick<UserRow, "email" | "phone">): CodeWay[] {
  return [...(email ? ["mail" as const] : []), ...(phone ? ["sms" as const] : [])];
}
