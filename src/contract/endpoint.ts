import type { z } from "zod";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** One documented call: the server serves from this table, the OpenAPI document and the access matrix are made of it. */
export interface Endpoint<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  readonly method: Method;
  /** Below /api, as OpenAPI writes it: /products/{id}. */
  readonly path: `/${string}`;
  readonly who: "anyone" | "user" | "staff";
  readonly summary: string;
  readonly query?: Query;
  readonly body?: Body;
  /** The whole answer of a success. */
  readonly answer: z.ZodType;
  /** Reasons this call can give beside those of the edge. */
  readonly refusals?: readonly string[];
}

export function endpoint<
  Query extends z.ZodType = z.ZodType<undefined>,
  Body extends z.ZodType = z.ZodType<undefined>,
>(described: Endpoint<Query, Body>): Endpoint<Query, Body> {
  return described;
}
