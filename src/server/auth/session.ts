import { z } from "zod";
import { leavingCookie } from "#contract/leaving.ts";
import type { Notice } from "#contract/notice.ts";
import type { OrderCodeSent } from "#modules/accounts/codes/order-codes.ts";
import type { CodeSent } from "#modules/accounts/codes/phone-sign-in.ts";
import { rememberedSeconds } from "#modules/accounts/rules/session-life.ts";
import type { AccountsService } from "#modules/accounts/service.ts";
import type { SignedIn } from "#modules/accounts/sessions/sessions-service.ts";
import type { Visit } from "#modules/accounts/visit.ts";
import { sentCookie } from "../http/cookies.ts";
import { noticeCookie } from "../http/notice.ts";
import type { Caller, RequestContext } from "./caller.ts";
import type { GuestSessions } from "./guest-sessions.ts";

export type SessionCookies = ReturnType<typeof createSessionCookies>;

const secret = z.string().min(16).max(200);
const journeyShape = z.object({
  state: secret,
  nonce: secret,
  verifier: secret,
  next: z.string().max(2_000),
});
type KeptJourney = z.output<typeof journeyShape>;

interface AwaitedCode {
  readonly requestId: string;
  readonly phone: string;
  readonly sentAt: number;
}

const browserSeconds = 180 * 24 * 60 * 60;
const codeSeconds = 5 * 60;
const passkeySeconds = 5 * 60;
const googleSeconds = 10 * 60;
const newcomerSeconds = 10 * 60;
const longestEmail = 254;

/**
 * The session cookie and the bearer token: how sessions travel, and what is carried out once somebody is signed in.
 */
export function createSessionCookies({
  accounts,
  https,
  carryOut,
  guests,
}: {
  accounts: AccountsService;
  https: boolean;
  /** Brings along what somebody had before signing in. */
  guests: Pick<GuestSessions, "comeIn">;
  /** Does what a visitor had been refused before he signed in; gives what to say of it, if anything. */
  carryOut: (caller: Caller, requestContext: RequestContext) => Promise<Notice | null>;
}) {
  const names = {
    session: "haat-session",
    browser: "haat-browser",
    code: "haat-code",
    passkey: "haat-passkey",
    google: "haat-google",
    newcomer: "haat-newcomer",
    pending: "haat-pending",
    order: "haat-order",
  };

  return {
    async recognise(
      request: Request,
      { cookies }: RequestContext,
    ): Promise<{ caller: Caller | null; hadSession: boolean }> {
      const cookie = cookies[names.session];
      const bearer = bearerOf(request.headers);
      if (!cookie && !bearer) return { caller: null, hadSession: false };
      return accounts.recognise({ cookie, bearer });
    },

    /** Somebody left while the shop could not be told: done before anything is answered, to nobody in particular. */
    async finishLeaving(
      requestContext: RequestContext,
    ): Promise<{ requestContext: RequestContext; cookies: readonly string[] } | undefined> {
      if (!requestContext.cookies[leavingCookie]) return undefined;
      const { [leavingCookie]: _, [names.session]: cookie, ...cookies } = requestContext.cookies;
      const { caller } = cookie ? await accounts.recognise({ cookie, bearer: undefined }) : { caller: null };
      if (caller) await accounts.end(caller.userId, caller.sessionId);
      const gone = `${leavingCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
      return {
        requestContext: { ...requestContext, cookies },
        cookies: [gone, setCookie(names.session, "", 0)],
      };
    },

    visitOf({ address, lang, userAgent, cookies }: RequestContext): Visit {
      return {
        address,
        lang,
        userAgent,
        cookie: cookies[names.session],
        browser: cookies[names.browser],
      };
    },

    /** The headers of the answer that signs in; does first what the visitor had been refused. */
    async arrive(signedIn: SignedIn, requestContext: RequestContext): Promise<Headers> {
      const headers = new Headers();
      const life = signedIn.remember ? rememberedSeconds() : undefined;
      headers.append("set-cookie", setCookie(names.session, signedIn.cookie, life));
      headers.append("set-cookie", setCookie(names.browser, signedIn.browser, browserSeconds));
      if (requestContext.cookies[names.code]) headers.append("set-cookie", setCookie(names.code, "", 0));
      if (requestContext.cookies[names.passkey])
        headers.append("set-cookie", setCookie(names.passkey, "", 0));
      if (requestContext.cookies[names.newcomer])
        headers.append("set-cookie", setCookie(names.newcomer, "", 0));
      if (requestContext.cookies[names.pending]) {
        const { user, sessionId } = signedIn;
        const notice = await carryOut({ userId: user.id, sessionId, role: null }, requestContext);
        headers.append("set-cookie", setCookie(names.pending, "", 0));
        if (notice) headers.append("set-cookie", sentCookie(noticeCookie(notice), https));
      }
      const cameIn = await guests.comeIn(requestContext, signedIn.user.id, headers);
      if (cameIn) headers.append("set-cookie", sentCookie(noticeCookie(cameIn), https));
      return headers;
    },

    /** Ties the code that was sent to the browser that asked for it. */
    awaitCode({ requestId, phone }: CodeSent, now: number): Headers {
      const kept = [requestId, phone, now].join("~");
      return new Headers([["set-cookie", setCookie(names.code, kept, codeSeconds)]]);
    },

    awaitedCode({ cookies }: RequestContext): AwaitedCode | undefined {
      const [requestId, phone, sentAt] = cookies[names.code]?.split("~") ?? [];
      return requestId && phone ? { requestId, phone, sentAt: Number(sentAt) || 0 } : undefined;
    },

    /** Ties what a passkey is to sign to the browser that asked for it. */
    awaitPasskey(asked: string): Headers {
      return new Headers([["set-cookie", setCookie(names.passkey, asked, passkeySeconds)]]);
    },

    awaitedPasskey({ cookies }: RequestContext): string {
      return cookies[names.passkey] ?? "";
    },

    /** Ties the code for an order to the browser that asked for it. */
    awaitOrderCode: ({ requestId, expiresIn }: OrderCodeSent): Headers =>
      new Headers([["set-cookie", setCookie(names.order, requestId, expiresIn)]]),

    awaitedOrderCode: ({ cookies }: RequestContext): string | undefined => cookies[names.order],

    forgetOrderCode(headers = new Headers()): Headers {
      headers.append("set-cookie", setCookie(names.order, "", 0));
      return headers;
    },

    /** Who has just registered finds the address in the login form, and it stands in no address line or log. */
    awaitNewcomer(email: string): Headers {
      const kept = Buffer.from(email.trim().slice(0, longestEmail)).toString("base64url");
      return new Headers([["set-cookie", setCookie(names.newcomer, kept, newcomerSeconds)]]);
    },

    awaitedNewcomer({ cookies }: RequestContext): string {
      return Buffer.from(cookies[names.newcomer] ?? "", "base64url")
        .toString("utf8")
        .slice(0, longestEmail);
    },

    /** A cookie is there, but its session is not: only for who was not recognised. */
    isOver({ cookies }: RequestContext): boolean {
      return Boolean(cookies[names.session]);
    },

    /** Keeps what the browser needs when it comes back from Google. */
    awaitGoogle(journey: KeptJourney): Headers {
      const kept = Buffer.from(JSON.stringify(journey)).toString("base64url");
      return new Headers([["set-cookie", setCookie(names.google, kept, googleSeconds)]]);
    },

    awaitedGoogle({ cookies }: RequestContext): KeptJourney | undefined {
      try {
        const kept = JSON.parse(Buffer.from(cookies[names.google] ?? "", "base64url").toString("utf8"));
        return journeyShape.parse(kept);
      } catch {
        return undefined;
      }
    },

    forgetGoogle(headers = new Headers()): Headers {
      headers.append("set-cookie", setCookie(names.google, "", 0));
      return headers;
    },

    leave(): Headers {
      return new Headers([["set-cookie", setCookie(names.session, "", 0)]]);
    },
  };

  function setCookie(name: string, value: string, seconds: number | undefined): string {
    const life = seconds === undefined ? "" : `; Max-Age=${seconds}`;
    return sentCookie(`${name}=${value}; Path=/; HttpOnly; SameSite=Lax${life}`, https);
  }
}

/** The token of a program; no browser adds one by itself. */
export function bearerOf(headers: Headers): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(headers.get("authorization") ?? "")?.[1];
}
