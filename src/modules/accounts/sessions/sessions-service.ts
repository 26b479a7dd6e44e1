import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Role } from "#contract/rights.ts";
import type { Tx } from "#platform/database/database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import type { AccountParts } from "../account-parts.ts";
import type { SessionView, UserView } from "../account-view.ts";
import { userView } from "../profile/user-views.ts";
import { type UserRow, updateUser } from "../profile/users-repository.ts";
import { browserName } from "../rules/browser-name.ts";
import type { SignInWay } from "../rules/factor-ways.ts";
import { isSessionAlive, isWorthNoticing, mostSessions, sessionEnd } from "../rules/session-life.ts";
import type { Visit } from "../visit.ts";
import * as sessions from "./sessions-repository.ts";

/** A fresh login: who, and the secrets that the browser is to keep. */
export interface SignedIn {
  readonly user: UserView;
  readonly sessionId: string;
  readonly cookie: string;
  readonly token: string;
  readonly browser: string;
  readonly remember: boolean;
}

export type SessionsService = ReturnType<typeof createSessionsService>;

export function createSessionsService({
  db,
  clock,
  asksForFactor,
}: Pick<AccountParts, "db" | "clock" | "asksForFactor">) {
  return {
    /** Who holds these secrets, if their session still lives. */
    async recognise({ cookie, bearer }: { cookie: string | undefined; bearer: string | undefined }) {
      const hadSession = cookie !== undefined || bearer !== undefined;
      const session =
        (cookie && (await find("cookie_hash", cookie))) || (bearer && (await find("token_hash", bearer)));
      if (!session) return { caller: null, hadSession };
      const now = clock.now();
      const role = roleIn(session, now);
      const caller = {
        userId: session.user_id,
        sessionId: session.id,
        role,
        ...(role !== session.role && { pendingRole: session.role }),
        hasFreshFactor: !asksOf(session) || isFactorFresh(session.factor_at, now),
      };
      return { caller, hadSession };
    },

    /** Of those sessions that still live, what their people are now. */
    async rolesIn(ids: readonly string[]): Promise<Map<string, Role | null>> {
      if (ids.length === 0) return new Map();
      const now = clock.now();
      const found = await sessions.rolesOfSessions(db.watch, ids);
      return new Map(
        found
          .filter((session) => isSessionAlive(session, now))
          .map((session) => [session.id, roleIn(session, now)]),
      );
    },

    /** Opens a session with new secrets; the one that the browser came with ends. */
    async open(
      tx: Tx,
      user: UserRow,
      visit: Visit,
      { remember, by }: { readonly remember: boolean; readonly by: SignInWay },
    ): Promise<SignedIn> {
      const now = clock.now();
      const secrets = { cookie: newToken(), token: newToken(), browser: newToken() };
      const sessionId = newId(now);
      if (visit.cookie) await sessions.deleteSessionByCookie(tx, tokenHash(visit.cookie));
      await sessions.deleteOldestSessions(tx, user.id, mostSessions - 1);
      await sessions.insertSession(tx, {
        id: sessionId,
        user_id: user.id,
        cookie_hash: tokenHash(secrets.cookie),
        token_hash: tokenHash(secrets.token),
        remember: remember ? 1 : 0,
        browser: browserName(visit.userAgent),
        created_at: now,
        seen_at: now,
        expires_at: sessionEnd(remember, now),
        signed_in_by: by,
      });
      const before = visit.browser && tokenHash(visit.browser);
      await sessions.knowBrowser(tx, { before, hash: tokenHash(secrets.browser), userId: user.id, now });
      await updateUser(tx, user.id, { last_login_at: now });
      return { user: userView({ ...user, last_login_at: now }), sessionId, ...secrets, remember };
    },

    /** For a browser that signed in without its script, and so could not keep the first one. */
    async renewToken(sessionId: string): Promise<string> {
      const token = newToken();
      await db.write((tx) => sessions.replaceToken(tx, sessionId, tokenHash(token)));
      return token;
    },

    async list(userId: string, currentId: string): Promise<SessionView[]> {
      const now = clock.now();
      const rows = await sessions.sessionsOf(db.read, userId, now);
      return rows
        .filter((row) => isSessionAlive(row, now))
        .map((row) => ({
          id: row.id,
          browser: row.browser,
          createdAt: new Date(row.created_at).toISOString(),
          lastSeen: new Date(row.seen_at).toISOString(),
          expiresAt: new Date(row.expires_at).toISOString(),
          current: row.id === currentId,
        }));
    },

    async end(userId: string, sessionId: string): Promise<Outcome<void>> {
      const ended = await db.write((tx) => sessions.deleteSession(tx, userId, sessionId));
      return ended ? success(undefined) : failure("notFound");
    },

    async endOthers(userId: string, currentId: string): Promise<Outcome<void>> {
      await db.write((tx) => sessions.deleteSessionsOf(tx, userId, currentId));
      return success(undefined);
    },
  };

  function asksOf({ role }: { readonly role: Role | null }): boolean {
    return role !== null && asksForFactor();
  }

  /** Held only while the second factor was shown. */
  function roleIn(session: { readonly role: Role | null; readonly factor_at: number | null }, now: number) {
    return asksOf(session) && !isFactorShown(session.factor_at, now) ? null : session.role;
  }

  async function find(by: "cookie_hash" | "token_hash", secret: string) {
    const now = clock.now();
    const session = await sessions.findSession(db.read, by, tokenHash(secret));
    if (!session || !isSessionAlive(session, now)) return undefined;
    if (isWorthNoticing(session.seen_at, now))
      await db.write((tx) => sessions.touchSession(tx, session.id, now));
    return session;
  }
}

const hour = 3_600_000;

/** Shown once, a second factor opens the back office for a working day. */
const shownFor = 12 * hour;
/** What cannot be taken back asks for one as young as this. */
const sureFor = 10 * 60_000;

/** A time that lies ahead is no proof: the clock was set back meanwhile, nobody knows how far. */
function isFactorShown(at: number | null, now: number): boolean {
  return at !== null && Math.abs(now - at) < shownFor;
}

function isFactorFresh(at: number | null, now: number): boolean {
  return at !== null && Math.abs(now - at) < sureFor;
}
