import type { IncomingMessage } from "node:http";
import type { Caller, RequestContext } from "../auth/caller.ts";
import type { Newcomer } from "../auth/newcomer.ts";
import { leadToLang } from "../http/lead-to-lang.ts";
import type { SignedLinks } from "../links/signed-links.ts";
import type { BackOffice } from "../office/back-office.ts";
import type { ShopServices } from "../shop-services.ts";
import type { Pages } from "./pages.ts";

export interface AnswererRequest {
  readonly request: Request;
  readonly requestContext: RequestContext;
  readonly caller: Caller | null;
  readonly isForCache: boolean;
  /** Absent where the shop asks itself, for all. */
  readonly incoming: IncomingMessage | undefined;
}

export interface PageAnswerer {
  readonly name: string;
  readonly answer: (request: AnswererRequest) => Promise<Response | undefined> | Response | undefined;
}

export interface PageAnswerers {
  readonly newcomer?: Newcomer | undefined;
  readonly signedLinks?: SignedLinks | undefined;
  readonly backOffice?: BackOffice | undefined;
  readonly pages: Pages;
  readonly shop: ShopServices;
}

/** Who may answer a page: the first that has an answer gives it. Their order is law. */
export function pageAnswerers({
  newcomer,
  signedLinks,
  backOffice,
  pages,
  shop,
}: PageAnswerers): readonly PageAnswerer[] {
  return [
    {
      name: "the first owner, led to where she comes in",
      answer: ({ incoming, caller }) => (incoming && !caller ? newcomer?.lead(incoming) : undefined),
    },
    { name: "a page behind a signed link", answer: (request) => signedLinks?.answer(request) },
    { name: "the back office, for the staff alone", answer: (request) => backOffice?.answer(request) },
    {
      name: "the same page in the chosen language",
      answer: ({ request, requestContext }) => leadToLang(request, requestContext),
    },
    {
      // Also what nobody else had an answer to: a page that is not there.
      name: "a page of the shop, or where an old address leads",
      async answer(asked) {
        const page = await pages.answer(asked);
        return (page.status === 404 && (await leadFromOldAddress(shop.redirects, asked.request))) || page;
      },
    },
  ];
}

/** What was tried once is asked again within the hour, so that an owner's slip does not last in browsers. */
const heldSeconds = 3_600;

/** Where an address that is no page leads, for good. */
async function leadFromOldAddress(
  redirects: ShopServices["redirects"],
  { method, url }: Request,
): Promise<Response | undefined> {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const location = await redirects.targetOf(new URL(url).pathname);
  if (location === undefined) return undefined;
  const headers = { location, "cache-control": `public, max-age=${heldSeconds}` };
  return new Response(null, { status: 301, headers });
}
