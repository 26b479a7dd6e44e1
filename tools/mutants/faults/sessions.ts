import type { Mutant } from "../mutant.ts";

export const sessions: readonly Mutant[] = [
  {
    name: "a session that nobody used lives on",
    find: "now < session.expires_at && now < session.seen_at",
    put: "now < session.expires_at || now < session.seen_at",
  },
  {
    name: "the session that a browser came with stays open",
    find: "if (visit.cookie) await sessions.deleteSessionByCookie(tx, tokenHash(visit.cookie));",
    put: "",
  },
  {
    name: "a new password leaves the other sessions open",
    find: "await deleteSessionsOf(tx, user.id, caller.sessionId);",
    put: "",
  },
  {
    name: "a role is held without a second factor",
    find: "!isFactorShown(session.factor_at, now) ? null : session.role",
    put: "!isFactorShown(session.factor_at, now) ? session.role : session.role",
  },
  {
    name: "one try too many",
    find: "row.count > most ? row.resets_at - now",
    put: "row.count > most + 1 ? row.resets_at - now",
  },
  {
    name: "a right password does not give its try back",
    find: "tries.giveBack(...(shared.ok ? everywhere : []), ...known.map(inBrowser))",
    put: "tries.giveBack(...known.map(inBrowser))",
  },
  {
    name: "scripts read the session",
    find: `Path=/; HttpOnly; SameSite=Lax\${life}`,
    put: `Path=/; SameSite=Lax\${life}`,
  },
];
