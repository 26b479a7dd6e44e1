import { createHmac, randomInt, timingSafeEqual } from "node:crypto";
import { failure, type Outcome, success } from "#contract/outcome.ts";
import { clockError } from "#platform/clock.ts";
import type { Tx } from "#platform/database/database.ts";
import { newToken, tokenHash } from "#platform/ids.ts";
import type { AccountContext } from "../account-context.ts";
import { messagesIn } from "../messages.ts";
import { readPhone, takesCodes } from "../public/phone-number.ts";
import { limitsOf } from "../public/sign-in-limits.ts";
import type { SignedIn } from "../sessions/sessions-service.ts";
import type { Visit } from "../visit.ts";
import * as codes from "./order-codes-repository.ts";
import { ownerOfPhone } from "./phone-owner.ts";

const life = 5 * 60_000;
const triesPerCode = 5;

export interface OrderCodeSent {
  /** Binds the code to the browser that asked for it. */
  readonly requestId: string;
  readonly expiresIn: number;
}

export interface CodeInput {
  readonly requestId: string | undefined;
  readonly code: string;
  /** Where the code is to be one for this order and no other. */
  readonly orderId?: string;
}

export interface ProvenOrder {
  readonly orderId: string;
  readonly phone: string;
}

/** Codes that prove to whom an order belongs: who reads them has the phone that it was ordered with. */
export function createOrderCodes({ parts, sessions, tries, secrets }: AccountContext) {
  const { db, clock, log, codeKey, shopName, smsCountries, smsPerDay } = parts;

  return {
    /** The same answer, in the same time, whether there is such an order with that phone or not. */
    async sendOrderCode(
      asked: { readonly number: string; readonly phone: string },
      visit: Visit,
      orderWith: (phone: string) => Promise<string | undefined>,
    ): Promise<Outcome<OrderCodeSent>> {
      const phone = readPhone(asked.phone);
      if (!phone) return failure("phoneUnusable", { field: "phone" });
      if (!takesCodes(phone, smsCountries)) return failure("phoneNotServed", { field: "phone" });
      const allowed = await tries.take(
        limitsOf.orderCodesFromNetwork(visit.address),
        limitsOf.orderCodeSoon(phone, visit.address),
        limitsOf.orderCodeAsked(asked.number.toUpperCase(), visit.address),
      );
      if (!allowed.ok) return allowed;
      const orderId = await orderWith(phone);
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const requestId = newToken();
      const request = tokenHash(requestId);
      const now = clock.now();
      await db.write((tx) =>
        codes.insertOrderCode(tx, {
          request_hash: request,
          order_id: null,
          phone,
          code_mac: macOf(request, code).toString("base64url"),
          tries_left: triesPerCode,
          created_at: now,
          expires_at: now + life,
        }),
      );
      if (orderId !== undefined) {
        const text = messagesIn(visit.lang).code(shopName(visit.lang), code);
        const message = { kind: "sms" as const, to: phone, text, template: "sign-in-code" as const };
        secrets.later(message, now + life, () => openWithin(request, { orderId, phone }));
      }
      return success({ requestId, expiresIn: life / 1000 });
    },

    /** Drawing a paper takes long, and nobody needs it often. */
    mayPrint: (orderId: string): Promise<Outcome<void>> => tries.take(limitsOf.printsOf(orderId)),

    withOrderCode,

    /** An account has what was bought without one: that of the caller, else of the phone, which is opened where there is none. */
    keepOrders: (
      given: CodeInput & { readonly name: string; readonly userId: string | undefined },
      visit: Visit,
      adopt: (tx: Tx, owner: { readonly userId: string; readonly phone: string }) => Promise<void>,
    ): Promise<Outcome<SignedIn | undefined>> =>
      withOrderCode(given, async (tx, { phone }) => {
        const { name, userId } = given;
        const user = userId === undefined ? await ownerOfPhone(tx, phone, { clock, visit, name }) : undefined;
        await adopt(tx, { userId: user?.id ?? userId ?? "", phone });
        return user && sessions.open(tx, user, visit, { remember: true, by: "sms" });
      }),
  };

  /** After the answer, whose time would tell: a code that is not sent counts for nobody, and opens nothing. */
  async function openWithin(request: string, { orderId, phone }: ProvenOrder): Promise<boolean> {
    const allowed = await tries.take(
      limitsOf.codeTo(phone),
      limitsOf.codeOfDayTo(phone),
      limitsOf.codeOfShop(smsPerDay),
    );
    if (allowed.ok) await db.write((tx) => codes.openOrderCode(tx, request, orderId));
    else log.warn({ smsPerDay }, "no code for an order was sent: too many to one number or in a day");
    return allowed.ok;
  }

  /** What is done with the proof is one step with it: a code is good once. */
  async function withOrderCode<T>(
    input: CodeInput,
    act: (tx: Tx, proven: ProvenOrder) => Promise<T>,
  ): Promise<Outcome<T>> {
    const request = input.requestId && tokenHash(input.requestId);
    const asked = request ? await codes.findOrderCode(db.read, request) : undefined;
    if (!request || !asked) return failure("codeElsewhere", { field: "code" });
    const code = input.code.replace(/\s/g, "");
    if (!/^\d{6}$/.test(code)) return failure("codeWrong", { field: "code" });
    return db.write(async (tx): Promise<Outcome<T>> => {
      const now = clock.now();
      const kept = await codes.spendOrderTry(tx, request, { now, until: now + clockError });
      if (
        !kept ||
        !isRight(kept, code) ||
        kept.order_id === null ||
        (input.orderId ?? kept.order_id) !== kept.order_id
      )
        return failure("codeWrong", { field: "code" });
      await codes.deleteOrderCode(tx, request);
      return success(await act(tx, { orderId: kept.order_id, phone: kept.phone }));
    });
  }

  function macOf(request: string, code: string): Buffer {
    return createHmac("sha256", codeKey).update(`order ${request} ${code}`).digest();
  }

  function isRight({ request_hash, code_mac }: codes.OrderCodeRow, code: string): boolean {
    return timingSafeEqual(Buffer.from(code_mac, "base64url"), macOf(request_hash, code));
  }
}
