import type { z } from "zod";
import type { Reason } from "./failures.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One documented call: the server serves from this table, the OpenAPI document and the access matrix are made of it. */
export interface Endpoint<
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  readonly method: Method;
  /** Below /api, as OpenAPI writes it: /products/{id}. */
  readonly path: `/${string}`;
  readonly who: "anyone" | "user" | "staff";
  readonly summary: string;
  /** The same for every visitor: its path, its described query and the language decide alone. It may be kept. */
  readonly isShared?: true;
  readonly query?: Query;
  readonly body?: Body;
  /** Of a success, where it is not 200. */
  readonly status?: 201;
  /** The whole answer of a success. */
  readonly answer: Answer;
  /** Reasons this call can give beside those of the edge. */
  readonly refusals?: readonly Reason[];
}

export function endpoint<
  Answer extends z.ZodType,
  Query extends z.ZodType = z.ZodType<undefined>,
  Body extends z.ZodType = z.ZodType<undefined>,
>(described: Endpoint<Query, Body, Answer>): Endpoint<Query, Body, Answer> {
  return described;
}

/** The fields of a call's answer, as whoever reads them may rely on them. */
export type AnswerOf<E extends Endpoint> = Shown<z.output<E["answer"]>>;

type Shown<T> = T extends readonly (infer Item)[]
  ? readonly Shown<Item>[]
  : T extends object
    ? { readonly [Field in keyof T]: Shown<T[Field]> }
    : T;

/** What every call may be refused for, by who may make it and what it takes. */
export function edgeRefusals({ who, query, body }: Endpoint): Reason[] {
  return [
    ...(who === "anyone" ? [] : (["notSignedIn", "sessionExpired"] as const)),
    ...(who === "staff" ? (["notAllowed"] as const) : []),
    ...(query || body ? (["invalidInput"] as const) : []),
    ...(body ? (["unreadable", "wrongMediaType", "tooLarge"] as const) : []),
  ];
}
