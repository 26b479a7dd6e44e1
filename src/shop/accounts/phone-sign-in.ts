import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { clockError } from "#platform/clock.ts";
import type { Tx } from "#platform/database/database.ts";
import { newId, newToken, tokenHash } from "#platform/ids.ts";
import type { Around, Visit } from "./account-parts.ts";
import { messagesIn } from "./messages.ts";
import * as codes from "./phone-codes-repository.ts";
import { readPhone } from "./phone-number.ts";
import { isKnownBrowser } from "./sessions-repository.ts";
import type { SignedIn } from "./sessions-service.ts";
import { limitsOf } from "./sign-in-limits.ts";
import { findUserByPhone, insertUser, loadUser, newcomer, type UserRow } from "./users-repository.ts";

const life = 5 * 60_000;
const resendWait = 30_000;
const triesPerCode = 5;

export interface CodeSent {
  readonly phone: string;
  /** Binds the code to the browser that asked for it. */
  readonly requestId: string;
  readonly resendAfter: number;
  readonly expiresIn: number;
}

export interface CodeGiven {
  readonly phone: string;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly remember: boolean;
}

export function createPhoneSignIn({ parts, sessions, tries }: Around) {
  const { db, clock, outbox, log, codeKey, shopName } = parts;

  return {
    async requestCode(typed: string, visit: Visit): Promise<Outcome<CodeSent>> {
      const phone = readPhone(typed);
      if (!phone) return failure("phoneUnusable", { field: "phone" });
      const limits = [limitsOf.codeTo(phone), limitsOf.codeFromAddress(visit.address)];
      const allowed = await tries.take(...limits);
      if (!allowed.ok) return allowed;
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const requestId = newToken();
      const wait = await db.write((tx) => keep(tx, phone, code, requestId, visit));
      if (wait > 0) {
        await tries.giveBack(...limits);
        return failure("tooMany", { retryAfter: Math.ceil(wait / 1000) });
      }
      const text = messagesIn(visit.lang).code(shopName, code);
      try {
        await outbox.sendSecret({ kind: "sms", to: phone, text, template: "sign-in-code" });
      } catch (error) {
        log.error({ err: (error as Error).message }, "a code was not sent");
        await db.write((tx) => codes.deletePhoneCode(tx, phone));
        return failure("messageNotSent", { retryAfter: 5 });
      }
      return success({ phone, requestId, resendAfter: resendWait / 1000, expiresIn: life / 1000 });
    },

    /** Signs in who proves the number, and opens an account for a new one. */
    async signInWithCode(given: CodeGiven, visit: Visit): Promise<Outcome<SignedIn>> {
      const phone = readPhone(given.phone);
      if (!phone) return failure("phoneUnusable", { field: "phone" });
      const code = given.code.replace(/\s/g, "");
      if (!/^\d{6}$/.test(code)) return failure("codeWrong", { field: "code" });
      const limits = [await guessLimit(phone, visit), limitsOf.guessFromAddress(visit.address)];
      const allowed = await tries.take(...limits);
      if (!allowed.ok) return allowed;
      const outcome = await db.write(async (tx): Promise<Outcome<SignedIn>> => {
        const now = clock.now();
        const kept = await codes.spendPhoneTry(tx, phone, { now, until: now + clockError });
        if (!kept || !isBound(kept, given.requestId, visit) || !isRight(kept, code))
          return failure("codeWrong", { field: "code" });
        await codes.deletePhoneCode(tx, phone);
        return success(await sessions.open(tx, await owner(tx, phone, visit), visit, given.remember));
      });
      if (outcome.ok) await tries.giveBack(...limits);
      return outcome;
    },
  };

  /** Milliseconds to wait when the last code is too young to be replaced. */
  async function keep(tx: Tx, phone: string, code: string, requestId: string, { address }: Visit) {
    const now = clock.now();
    const kept = {
      phone,
      request_hash: tokenHash(requestId),
      code_mac: macOf(phone, code).toString("base64url"),
      asked_from: tokenHash(address),
      tries_left: triesPerCode,
      created_at: now,
      expires_at: now + life,
    };
    if (await codes.replacePhoneCode(tx, kept, { after: now - resendWait, until: now + clockError }))
      return 0;
    return Math.max(1, ((await codes.phoneCodeMadeAt(tx, phone)) ?? now) + resendWait - now);
  }

  async function owner(tx: Tx, phone: string, { lang }: Visit): Promise<UserRow> {
    const known = await findUserByPhone(tx, phone);
    if (known) return known;
    const now = clock.now();
    const name = messagesIn(lang).newcomer(phone.slice(-4));
    const user = newcomer(newId(now), now, { name, phone });
    return (await insertUser(tx, user)) ? user : loadUser(tx, "phone", phone);
  }

  async function guessLimit(phone: string, { browser }: Visit) {
    const hash = browser && tokenHash(browser);
    const user = hash && (await findUserByPhone(db.read, phone));
    return user && (await isKnownBrowser(db.read, hash, user.id))
      ? limitsOf.guessInBrowser(hash + user.id)
      : limitsOf.guessOfPhone(phone);
  }

  function macOf(phone: string, code: string): Buffer {
    return createHmac("sha256", codeKey).update(`${phone} ${code}`).digest();
  }

  function isRight({ phone, code_mac }: codes.PhoneCodeRow, code: string): boolean {
    return timingSafeEqual(Buffer.from(code_mac, "base64url"), macOf(phone, code));
  }
}

/** A program that keeps no cookie is bound by the address it asks from. */
function isBound(kept: codes.PhoneCodeRow, requestId: string | undefined, { address }: Visit): boolean {
  return requestId === undefined
    ? kept.asked_from === tokenHash(address)
    : kept.request_hash === tokenHash(requestId);
}
