import { z } from "zod";
import type { Endpoint } from "#contract/endpoint.ts";
import type { Notice } from "#contract/notice.ts";
import { paths } from "#contract/paths.ts";
import { type ServerTexts, textsOf } from "#contract/texts/texts.ts";
import { cartEndpoints } from "#modules/cart/endpoints.ts";
import type { Log } from "#platform/log.ts";
import { clean } from "../api/read-input.ts";
import { runHandler } from "../api/run-handler.ts";
import { fieldsOf, goOn } from "../forms/form-answer.ts";
import { boundEndpointNamed } from "../handlers/bound-endpoints.ts";
import type { ShopServices } from "../shop-services.ts";
import type { Caller, RequestContext } from "./caller.ts";

const cookieName = "haat-pending";
const halfAnHour = 30 * 60;
const longest = 1_000;

const shape = z.object({
  call: z.string().max(60),
  /** Where it was wished for: the words differ. */
  place: z.enum(["card", "detail"]).catch("card"),
  fields: z.record(z.string().max(20), z.string().max(60)),
});
type PendingCall = z.output<typeof shape>;
type Place = PendingCall["place"];

/** What a visitor wanted and was refused; it is carried out after the sign-in. */
export function createPendingActions({ shop, log }: { shop: () => ShopServices; log: Log }) {
  return {
    /** Signing in must never fail over a wish: one that cannot be met any more is let go, and said. */
    async carryOut(caller: Caller, requestContext: RequestContext): Promise<Notice | null> {
      const pending = readPendingCall(requestContext.cookies);
      if (!pending) return null;
      const bound = boundEndpointNamed(pending.call);
      if (!bound?.endpoint.keptForLogin) return null;
      const words = textsOf(requestContext.lang);
      try {
        const given = pending.fields;
        const done = await runHandler(bound, { shop: shop(), caller, requestContext, given, params: {} });
        if (!done.ok) return { kind: "error", text: words.refusals[done.reason] };
        return { kind: "success", text: doneWords(bound.endpoint, pending, words) };
      } catch (error) {
        log.error({ err: error }, "a kept wish could not be carried out");
        return null;
      }
    },
  };
}

/** Keeps what a visitor wished for and leads to the login, which leads back. */
export function keepForLogin(
  endpoint: Endpoint,
  form: URLSearchParams,
  next: string,
  texts: Readonly<Record<Place, string>>,
): Response {
  const place = next.startsWith(paths.product("")) ? "detail" : "card";
  const fields = fieldsOf(form);
  const kept = shape.safeParse({ call: endpoint.name, place, fields });
  const isKept = kept.success && clean(endpoint, fields, {}).ok;
  // The login says itself what waits for it.
  if (isKept)
    return goOn(paths.login({ next }), undefined, new Headers([["set-cookie", pendingCookie(kept.data)]]));
  return goOn(paths.login({ next }), { kind: "info", text: texts[place] });
}

function doneWords(endpoint: Endpoint, { place }: PendingCall, words: ServerTexts): string {
  const { addedFromCard, addedFromDetail } = words.cart.messages;
  if (endpoint.name === cartEndpoints.add.name) return place === "card" ? addedFromCard : addedFromDetail;
  return endpoint.message?.(words) ?? words.answers.here;
}

export function readPendingCall(cookies: Readonly<Record<string, string>>): PendingCall | null {
  const kept = cookies[cookieName] ?? "";
  if (kept.length > longest) return null;
  try {
    const parsed = shape.safeParse(JSON.parse(Buffer.from(kept, "base64url").toString("utf8")));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function pendingCookie(pending: PendingCall): string {
  const kept = Buffer.from(JSON.stringify(pending)).toString("base64url");
  return `${cookieName}=${kept}; Path=/; Max-Age=${halfAnHour}; HttpOnly; SameSite=Lax`;
}
