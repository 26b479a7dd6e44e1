import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { AnswerOf, Endpoint } from "#contract/call.ts";
import { type Failure, failure } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { RequestFacts } from "../caller.ts";
import { answer, refuse } from "../envelope.ts";
import type { Examine } from "./examine-reply.ts";
import { readBody, readQuery } from "./read-input.ts";

/** Somebody whose session is good. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly isStaff: boolean;
}

export type EdgeVariables = {
  facts: RequestFacts;
  caller: Caller | null;
  hadSession: boolean;
  /** Called by a script of another origin that the owner named. */
  isInvited: boolean | undefined;
  /** Asked for all visitors alike, of nothing but the address and the language. */
  isShared: boolean;
  /** Holds each reply against its description, where somebody is there to mend it. */
  examine: Examine | undefined;
};
export type Edge = Hono<{ Variables: EdgeVariables }>;

export interface Call<E extends Endpoint> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: E extends Endpoint<infer Q, z.ZodType> ? z.output<Q> : never;
  readonly body: E extends Endpoint<z.ZodType, infer B> ? z.output<B> : never;
  readonly facts: RequestFacts;
  readonly request: Request;
}

/** What a handler gives: the fields of the envelope, or a reason to refuse. */
export type Reply<E extends Endpoint = Endpoint> =
  | { readonly headers?: HeadersInit; readonly body: Fields<E> }
  | Failure;

type Fields<E extends Endpoint> = Endpoint extends E
  ? object
  : Omit<AnswerOf<E>, "success" | "message"> & { readonly message?: string };

type Handler<E extends Endpoint> = (
  call: Call<E> & { readonly caller: E["who"] extends "anyone" ? Caller | null : Caller },
) => Promise<Reply<E>> | Reply<E>;

/** Serves one documented call: who may, what may come in, then the handler, then the envelope. */
export function serve<const E extends Endpoint>(app: Edge, described: E, handler: Handler<E>): void {
  const path = `/api${described.path.replace(/\{(\w+)\}/g, ":$1")}`;
  app.on(described.method, path, async (context) => {
    const { facts, caller, examine } = context.var;
    const refusal = refusalFor(described, context);
    if (refusal) return refuse(refusal, facts.lang);
    const query = readQuery(described.query, context.req.url);
    if (!query.ok) return refuse(query, facts.lang);
    const given = await readBody(described.body, context.req.raw);
    if (!given.ok) return refuse(given, facts.lang);
    const params = context.req.param() as Record<string, string>;
    const call = { params, query: query.value, body: given.value, facts, request: context.req.raw, caller };
    const reply = await handler(call as never);
    if ("ok" in reply) {
      examine?.(described, { refused: reply.reason });
      return refuse(reply, facts.lang);
    }
    const body = { message: textsOf(facts.lang).answers.here, ...reply.body };
    const { status = 200 } = described;
    examine?.(described, { status, body: { success: true, ...body } });
    return answer(body, { ...reply, status }, context.var.isShared);
  });
}

function refusalFor(
  { who }: Endpoint,
  { var: { caller, hadSession } }: Context<{ Variables: EdgeVariables }>,
): Failure | undefined {
  if (who === "anyone") return undefined;
  if (!caller) return failure(hadSession ? "sessionExpired" : "notSignedIn");
  return who === "staff" && !caller.isStaff ? failure("notAllowed") : undefined;
}
