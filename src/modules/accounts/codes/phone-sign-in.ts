import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { clockError } from "#platform/clock.ts";
import { newToken, tokenHash } from "#platform/ids.ts";
import type { Limit } from "#platform/limits/limits.ts";
import type { AccountContext } from "../account-context.ts";
import { createGuesses } from "../limits/guesses.ts";
import { messagesIn } from "../messages.ts";
import { findUserByPhone } from "../profile/users-repository.ts";
import { readPhone, takesCodes } from "../public/phone-number.ts";
import { limitsOf, resendWait } from "../public/sign-in-limits.ts";
import type { SignedIn } from "../sessions/sessions-service.ts";
import type { Visit } from "../visit.ts";
import * as codes from "./phone-codes-repository.ts";
import { ownerOfPhone } from "./phone-owner.ts";

const life = 5 * 60_000;
const triesPerCode = 5;

export interface CodeSent {
  readonly phone: string;
  /** Binds the code to the browser that asked for it. */
  readonly requestId: string;
  readonly resendAfter: number;
  readonly expiresIn: number;
}

export interface PhoneSignInInput {
  readonly phone: string;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly remember: boolean;
}

export function createPhoneSignIn({ parts, sessions, tries }: AccountContext) {
  const guesses = createGuesses({ parts, tries });
  const { db, clock, outbox, log, codeKey, shopName, smsCountries, smsPerDay } = parts;

  return {
    async requestCode(typed: string, visit: Visit): Promise<Outcome<CodeSent>> {
      const phone = readPhone(typed);
      if (!phone) return failure("phoneUnusable", { field: "phone" });
      if (!takesCodes(phone, smsCountries)) return failure("phoneNotServed", { field: "phone" });
      const soon = limitsOf.codeSoon(phone, visit.address);
      const waited = await tries.take(soon);
      if (!waited.ok) return waited;
      const shop = limitsOf.codeOfShop(smsPerDay);
      const allowed = await mayAsk(phone, visit, shop);
      if (!allowed.ok) {
        log.warn({ smsPerDay }, "no code was sent: too many from one network, to one number or in a day");
        return allowed;
      }
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const requestId = newToken();
      const request = tokenHash(requestId);
      const now = clock.now();
      await db.write((tx) =>
        codes.insertPhoneCode(tx, {
          request_hash: request,
          phone,
          code_mac: macOf(phone, code).toString("base64url"),
          tries_left: triesPerCode,
          created_at: now,
          expires_at: now + life,
        }),
      );
      const text = messagesIn(visit.lang).code(shopName(visit.lang), code);
      try {
        await outbox.sendSecret({ kind: "sms", to: phone, text, template: "sign-in-code" });
      } catch (error) {
        log.error({ err: (error as Error).message }, "a code was not sent");
        await db.write((tx) => codes.deletePhoneCode(tx, request));
        await tries.giveBack(shop, soon);
        return failure("messageNotSent", { retryAfter: 5 });
      }
      return success({ phone, requestId, resendAfter: resendWait / 1000, expiresIn: life / 1000 });
    },

    /** Signs in who proves the number, and opens an account for a new one. */
    async signInWithCode(input: PhoneSignInInput, visit: Visit): Promise<Outcome<SignedIn>> {
      const phone = readPhone(input.phone);
      if (!phone) return failure("phoneUnusable", { field: "phone" });
      if (input.requestId === undefined) return failure("codeElsewhere", { field: "code" });
      const code = input.code.replace(/\s/g, "");
      if (!/^\d{6}$/.test(code)) return failure("codeWrong", { field: "code" });
      const request = tokenHash(input.requestId);
      return db.write(async (tx): Promise<Outcome<SignedIn>> => {
        const now = clock.now();
        const kept = await codes.spendPhoneTry(tx, { request, phone }, { now, until: now + clockError });
        if (!kept || !isRight(kept, code)) return failure("codeWrong", { field: "code" });
        await codes.deletePhoneCode(tx, request);
        const owner = await ownerOfPhone(tx, phone, { clock, visit });
        return success(await sessions.open(tx, owner, visit, { remember: input.remember, by: "sms" }));
      });
    },
  };

  /** The owner asks out of a count of her own in a browser that knows her; what the shop pays for holds for all. */
  async function mayAsk(phone: string, visit: Visit, shop: Limit): Promise<Outcome<void>> {
    const known = await findUserByPhone(db.read, phone);
    const asked = await guesses(visit, known ? [known.id] : [], {
      everywhere: [
        limitsOf.codeFromNetwork(visit.address),
        limitsOf.codeFromNetworkTo(phone, visit.address),
        limitsOf.codeTo(phone),
        limitsOf.codeOfDayTo(phone),
      ],
      inBrowser: limitsOf.codeInBrowser,
    });
    return asked.ok ? tries.take(shop) : asked;
  }

  function macOf(phone: string, code: string): Buffer {
    return createHmac("sha256", codeKey).update(`${phone} ${code}`).digest();
  }

  function isRight({ phone, code_mac }: codes.PhoneCodeRow, code: string): boolean {
    return timingSafeEqual(Buffer.from(code_mac, "base64url"), macOf(phone, code));
  }
}
