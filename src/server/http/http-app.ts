import type { Hono } from "hono";
import type { Examine } from "../api/examine-reply.ts";
import type { Caller, RequestContext } from "../auth/caller.ts";

/** What the edge has found out before anything is answered. */
export type RequestVariables = {
  requestContext: RequestContext;
  caller: Caller | null;
  hadSession: boolean;
  /** Called by a script of another origin that the owner named. */
  isInvited: boolean | undefined;
  /** Asked for all visitors alike, of nothing but the address and the language. */
  isForCache: boolean;
  /** Holds each reply against its description, where somebody is there to mend it. */
  examine: Examine | undefined;
};
export type HttpApp = Hono<{ Variables: RequestVariables }>;
