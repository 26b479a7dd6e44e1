import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { clockError } from "#platform/clock.ts";
import { mailOf } from "#platform/mail/mail-of.ts";
import type { Message } from "#platform/outbox/message.ts";
import type { AccountContext } from "../account-context.ts";
import { messagesIn } from "../messages.ts";
import { findUser } from "../profile/users-repository.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import type { CodeWay } from "../rules/factor-ways.ts";
import { masked } from "../rules/masked.ts";
import type { Visit } from "../visit.ts";
import * as rows from "./factor-repository.ts";
import type { Recovery, Self } from "./recovery.ts";

const life = 5 * 60_000;
const resendWait = 30_000;
const triesPerCode = 5;

/** Six digits for the session that asks for them, and no other. */
export function createFactorCodes(
  { parts, tries }: Pick<AccountContext, "parts" | "tries">,
  recovery: Pick<Recovery, "codeWays">,
) {
  const { db, clock, outbox, log, codeKey, shopName } = parts;
  return {
    async sendFactorCode(
      self: Self,
      way: CodeWay,
      visit: Visit,
    ): Promise<Outcome<{ to: string; expiresIn: number }>> {
      const { userId, sessionId } = self;
      const user = await findUser(db.read, userId);
      const to = user && (way === "mail" ? user.email : user.phone);
      if (!to) return failure("codeWayUnknown", { field: "way" });
      const ways = await recovery.codeWays(db.read, self, user);
      if (!ways.now.includes(way)) return failure("codeWayClosed", { field: "way" });
      const limit = limitsOf.factorCodeOf(userId);
      const allowed = await tries.take(limit);
      if (!allowed.ok) return allowed;
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const now = clock.now();
      const kept = {
        session_id: sessionId,
        code_mac: factorCodeMac(codeKey, sessionId, code),
        tries_left: triesPerCode,
        created_at: now,
        expires_at: now + life,
      };
      const times = { after: now - resendWait, until: now + clockError };
      if (!(await db.write((tx) => rows.replaceFactorCode(tx, kept, times)))) {
        await tries.giveBack(limit);
        return failure("tooMany", { retryAfter: resendWait / 1000 });
      }
      try {
        await outbox.sendSecret(messageOf(way, to, code, visit.lang));
      } catch (error) {
        log.error({ err: (error as Error).message }, "a code was not sent");
        await db.write((tx) => rows.deleteFactorCode(tx, sessionId));
        await tries.giveBack(limit);
        return failure("messageNotSent", { retryAfter: 5 });
      }
      return success({ to: masked(to), expiresIn: life / 1000 });
    },

    async showCode(self: Self, typed: string, _visit: Visit): Promise<Outcome<{ at: number }>> {
      const code = typed.replace(/\s/g, "");
      if (!/^\d{6}$/.test(code)) return failure("codeWrong", { field: "code" });
      const limit = limitsOf.factorGuessOf(self.userId);
      const allowed = await tries.take(limit);
      if (!allowed.ok) return allowed;
      const outcome = await db.write(async (tx): Promise<Outcome<{ at: number }>> => {
        const now = clock.now();
        const kept = await rows.spendFactorTry(tx, self.sessionId, { now, until: now + clockError });
        if (!kept || !isRight(kept, code)) return failure("codeWrong", { field: "code" });
        await rows.deleteFactorCode(tx, self.sessionId);
        return (await rows.noteFactor(tx, self, now)) ? success({ at: now }) : failure("notSignedIn");
      });
      if (outcome.ok) await tries.giveBack(limit);
      return outcome;
    },
  };

  function messageOf(way: CodeWay, to: string, code: string, lang: Lang): Message {
    const words = messagesIn(lang);
    if (way === "mail") return mailOf(to, words.factorCode(shopName(lang), code));
    return { kind: "sms", to, text: words.code(shopName(lang), code), template: "sign-in-code" };
  }

  function isRight({ session_id, code_mac }: rows.FactorCodeRow, code: string): boolean {
    return timingSafeEqual(Buffer.from(code_mac), Buffer.from(factorCodeMac(codeKey, session_id, code)));
  }
}

export function factorCodeMac(codeKey: Buffer, sessionId: string, code: string): string {
  return createHmac("sha256", codeKey).update(`factor ${sessionId} ${code}`).digest("base64url");
}
