import type { IncomingMessage } from "node:http";
import type { LangBase } from "#contract/lang-address.ts";
import type { Role } from "#contract/rights.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { AddressList } from "#platform/address-list.ts";
import type { Cookies } from "../http/cookies.ts";

/** Somebody whose session is good. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  /** Of whoever works in the shop, and has shown the second factor where it is asked for. */
  readonly role: Role | null;
  /** The role of whoever has not shown it yet. */
  readonly pendingRole?: Role | null;
  /** Shown just now, or not asked for. */
  readonly hasFreshFactor?: boolean;
}

/** Whose cart and wishlist are meant: of somebody signed in, or of a guest. */
export type Buyer = Pick<Caller, "userId">;

/** Where the shop has guests: which one asks, or null for a visitor who may become one. */
export interface Guest {
  readonly userId: string | null;
}

/** What the edge knows of a request before anybody is recognised. */
export interface RequestContext {
  readonly id: string;
  /** The shopper's address; forwarded headers count only from the owner's own proxies. */
  readonly address: string;
  readonly lang: Lang;
  /** Before the path, where the address names a language. */
  readonly base?: LangBase | undefined;
  readonly cookies: Cookies;
  /** Only of who is not signed in. */
  readonly guest?: Guest | undefined;
  /** What the browser calls itself. */
  readonly userAgent: string;
  /** Sent again with the same key, an order is placed once. */
  readonly idempotencyKey?: string | undefined;
  /** Nobody in particular: the answer is kept for all. */
  readonly isForAll?: true;
}

/** Nobody's: as long as nothing was added, cart and wishlist are empty. */
const nobodyYet: Buyer = { userId: "" };

/** Who may have a cart and a wishlist; a visitor where the shop has no guests has none. */
export function buyerOf({
  caller,
  requestContext,
}: {
  caller: Caller | null;
  requestContext: RequestContext;
}): Buyer | null {
  if (caller || !requestContext.guest) return caller;
  return requestContext.guest.userId === null ? nobodyYet : { userId: requestContext.guest.userId };
}

/** The last address that is not one of our own proxies. */
export function clientAddress(request: IncomingMessage, proxies: AddressList): string {
  const direct = plainAddress(request.socket.remoteAddress ?? "");
  if (!proxies.has(direct)) return direct;
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => plainAddress(part.trim()));
  return forwarded.reverse().find((address) => address !== "" && !proxies.has(address)) ?? direct;
}

function plainAddress(address: string): string {
  return address.startsWith("::ffff:") ? address.slice(7) : address;
}
