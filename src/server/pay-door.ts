import { payLinksCalls } from "#contract/calls/pay-links.ts";
import type { PayView } from "#contract/pay-view.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { langCookie } from "#contract/texts/lang.ts";
import { actByForm } from "./act-by-form.ts";
import type { Caller, RequestFacts } from "./caller.ts";
import { redirectOf } from "./form-answer.ts";
import { makeCall } from "./make-call.ts";
import { pageHeaders, pageNonce, plainPage, wholeOf } from "./page-answer.ts";
import type { PageRequest } from "./pages.ts";
import type { Shop } from "./shop.ts";
import { sorryPage } from "./sorry-page.ts";

export interface PayPageAsked {
  readonly view: PayView;
  readonly shell: ShellView;
  readonly nonce: string;
  readonly path: string;
  /** Why the button did nothing. */
  readonly problem: string | undefined;
}

export type PayPage = (asked: PayPageAsked) => string;

/** The page behind a payment link. What is no such link is an unknown address like any other. */
export interface PayDoor {
  answer(asked: PageRequest): Promise<Response | undefined>;
}

const address = /^\/pay\/([\w-]{42})$/;

export function createPayDoor({
  load,
  shop,
  shell,
  publicUrl,
  withPolicy = true,
}: {
  load: () => Promise<{ readonly payPage: PayPage }>;
  shop: Shop;
  shell: (facts: RequestFacts, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  withPolicy?: boolean;
}): PayDoor {
  const https = publicUrl.startsWith("https:");
  return {
    async answer({ request, facts: asked, caller }) {
      const { pathname: path, searchParams } = new URL(request.url);
      const token = address.exec(path)?.[1];
      const isRead = request.method === "GET" || request.method === "HEAD";
      if (token === undefined || !(isRead || request.method === "POST")) return undefined;
      const shown = await makeCall(payLinksCalls.show, { token }, { shop, caller, facts: asked });
      if (!shown.ok) return undefined;
      // A phone that was never here reads it in the language that was spoken on the phone.
      const lang = asked.cookies[langCookie] === undefined ? shown.value.order.lang : asked.lang;
      const facts = { ...asked, lang };
      const page = { shop, caller, facts };
      const nonce = pageNonce();
      const show = async (view: object, problem?: string, init: ResponseInit = {}) => {
        const { payPage } = await load();
        const given = { view: view as PayView, shell: await shell(facts, caller), nonce, path, problem };
        return plainPage(request, payPage(given), { ...init, nonce, https, withPolicy });
      };
      if (isRead) {
        // Back from the gateway's page, one wants to see at once that it worked.
        const isBack = searchParams.has("asked") && shown.value.order.state === "open";
        const heard = isBack ? await makeCall(payLinksCalls.pay, { token }, page) : shown;
        return show((heard.ok ? heard : shown).value.order);
      }
      const whole = await wholeOf(request);
      if (!whole.ok) return sorryPage(whole, lang);
      const ways = { only: payLinksCalls.pay, given: () => ({ token }), said: () => null };
      const acted = await actByForm(whole.value, page, ways).catch(redirectOf);
      if (acted instanceof Response)
        return new Response(null, { status: acted.status, headers: pageHeaders(acted.headers, https) });
      return show(shown.value.order, acted.data.message, acted.init ?? {});
    },
  };
}
