import type { AnswerOf, Call, InputOf } from "#contract/call.ts";
import type { Failure } from "#contract/outcome.ts";
import type { Holder, holders } from "#contract/rights.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller, RequestFacts } from "../caller.ts";
import type { Edge } from "../edge.ts";
import { answer, refuse } from "../envelope.ts";
import { refusalFor } from "../run-call.ts";
import { clean, readInput } from "./read-input.ts";

interface Asked<C extends Call> {
  readonly params: Readonly<Record<string, string>>;
  readonly query: InputOf<C>;
  readonly body: InputOf<C>;
  readonly facts: RequestFacts;
  readonly request: Request;
}

/** What a handler gives: the fields of the envelope, or a reason to refuse. */
export type Reply<C extends Call = Call> =
  | { readonly headers?: HeadersInit; readonly body: Fields<C> }
  | Failure;

type Fields<C extends Call> = Call extends C
  ? object
  : Omit<AnswerOf<C>, "success" | "message"> & { readonly message?: string };

type Handler<C extends Call> = (
  asked: Asked<C> & {
    readonly caller: (typeof holders)[C["right"]] extends Extract<Holder, "anyone"> ? Caller | null : Caller;
  },
) => Promise<Reply<C>> | Reply<C>;

/** Serves a call whose verb still speaks of requests and answers. */
export function serve<const C extends Call>(app: Edge, described: C, handler: Handler<C>): void {
  const path = `/api${described.path.replace(/\{(\w+)\}/g, ":$1")}`;
  app.on(described.method, path, async (context) => {
    const { facts, caller, hadSession, examine } = context.var;
    const refusal = refusalFor(described, caller, hadSession);
    if (refusal) return refuse(refusal, facts.lang);
    const given = await readInput(described, context.req.raw);
    if (!given.ok) return refuse(given, facts.lang);
    const params = context.req.param() as Record<string, string>;
    const input = clean(described, given.value, {});
    if (!input.ok) return refuse(input, facts.lang);
    const { value } = input;
    const call = { params, query: value, body: value, facts, request: context.req.raw, caller };
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
