import { wordsIn } from "#contract/format/words.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import type { ShellView } from "#contract/shell-view.ts";
import { checkoutEndpoints } from "#modules/orders/placing/endpoints.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";
import type { LinkDraws } from "../links/link-page.ts";
import { pageNonce, plainPage } from "../pages/page-answer.ts";
import type { PageRequest } from "../pages/pages.ts";
import type { ShopServices } from "../shop-services.ts";
import { refuse } from "./envelope.ts";
import { sorryPage } from "./sorry-page.ts";

/** Stands before the shop while the owner works on it; nothing where somebody goes on. */
export interface MaintenanceMode {
  answer(request: Pick<PageRequest, "request" | "requestContext" | "caller">): Promise<Response | undefined>;
}

const retryAfter = 600;

export function createMaintenanceMode({
  load,
  shop,
  shell,
  publicUrl,
  withPolicy = true,
}: {
  load: () => Promise<{ readonly links: Pick<LinkDraws, "closedPage"> }>;
  shop: ShopServices;
  shell: (requestContext: RequestContext, caller: Caller | null) => Promise<ShellView>;
  publicUrl: string;
  withPolicy?: boolean;
}): MaintenanceMode {
  const https = publicUrl.startsWith("https:");
  return {
    async answer({ request, requestContext, caller }) {
      const { isClosed, text } = shop.shopSettings.now().pause;
      if (!isClosed || worksHere(caller)) return undefined;
      const path = new URL(request.url).pathname;
      if (goesOn.test(path)) return undefined;
      const no: Failure = failure("shopClosed", { retryAfter });
      if (path.startsWith("/api/")) return refuse(no, requestContext.lang);
      if (request.method !== "GET" && request.method !== "HEAD") return sorryPage(no, requestContext.lang);
      const nonce = pageNonce();
      // Nobody's name and cart: the page is the same for all.
      const html = (await load()).links.closedPage({
        shell: await shell(requestContext, null),
        nonce,
        path: "/",
        text: wordsIn(text, requestContext.lang),
      });
      const headers = { "retry-after": String(retryAfter) };
      return plainPage(request, html, { status: 503, headers, nonce, https, withPolicy });
    },
  };
}

/** Also who has not shown the second factor yet. */
function worksHere(caller: Caller | null): boolean {
  return (caller?.role ?? caller?.pendingRole ?? null) !== null;
}

/** The staff's way in, orders and money that are under way, what the law wants to see, and the language. */
const goesOn = new RegExp(
  `^/(?:${[
    "(?:manage|login|logout|language|forgot-password|reset-password)(?:[/.]|$)",
    "(?:success|orders?|track-order|pay|track|return|cash|policies)(?:[/.]|$)",
    "(?:assets|api/auth|api/webhooks)/",
    `api${checkoutEndpoints.verify.path}$`,
    "(?:robots\\.txt|manifest\\.webmanifest)$",
  ].join("|")})`,
);
