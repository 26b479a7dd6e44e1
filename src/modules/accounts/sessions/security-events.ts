import { createHmac } from "node:crypto";
import type { Reason } from "#contract/failures.ts";
import type { Outcome } from "#contract/outcome.ts";
import type { AccountParts } from "../account-parts.ts";
import { readPhone } from "../public/phone-number.ts";
import { readEmail } from "../rules/email.ts";
import type { Visit } from "../visit.ts";

interface Particulars {
  readonly visit?: Visit;
  readonly user?: string;
  readonly session?: string;
  /** The e-mail address or number that was typed; the log gets a keyed hash of it alone. */
  readonly about?: string;
}

/** Refusals that somebody should be able to look up; the others are slips of the pen. */
const telling: ReadonlySet<Reason> = new Set([
  "wrongCredentials",
  "passwordWrong",
  "codeWrong",
  "passkeyRefused",
  "linkDead",
  "googleFailed",
  "signInAgain",
  "tooMany",
  "unavailable",
]);

export type SecurityEvents = ReturnType<typeof createSecurityEvents>;

/** Writes into the log who came, who was refused and what was changed, without a secret or an address in clear. */
export function createSecurityEvents({ log, codeKey }: Pick<AccountParts, "log" | "codeKey">) {
  return {
    /** The handler itself, with its outcome written down. */
    of<A extends readonly unknown[], T>(
      event: string,
      verb: (...given: A) => Promise<Outcome<T>>,
      particularsOf: (...given: A) => Particulars,
    ): (...given: A) => Promise<Outcome<T>> {
      return async (...given) => {
        const outcome = await verb(...given);
        const { visit, about, ...named } = particularsOf(...given);
        const facts = {
          security: event,
          ...named,
          ...(about && { about: keyedHashOf(about) }),
          ...(visit && { address: visit.address }),
        };
        if (outcome.ok) log.info({ ...facts, ...personIn(outcome.value) }, `${event}: done`);
        else if (telling.has(outcome.reason))
          log.warn({ ...facts, reason: outcome.reason }, `${event}: refused`);
        return outcome;
      };
    },
  };

  /** The same for the same address, so that lines belong together; without the key it leads to nobody. */
  function keyedHashOf(typed: string): string {
    const plain = readEmail(typed) ?? readPhone(typed) ?? typed.trim().toLowerCase();
    return createHmac("sha256", codeKey).update(`mark ${plain}`).digest("base64url").slice(0, 12);
  }
}

function personIn(value: unknown): Particulars {
  const { user, userId, sessionId } = (value ?? {}) as {
    user?: { id: string };
    userId?: string;
    sessionId?: string;
  };
  const id = user?.id ?? userId;
  return { ...(id && { user: id }), ...(sessionId && { session: sessionId }) };
}
