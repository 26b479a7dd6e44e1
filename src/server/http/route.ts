import type { Handler } from "hono";
import type { Edge, EdgeVariables } from "./edge.ts";

/** An address that is no endpoint and no page. */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answer: Handler<{ Variables: EdgeVariables }>;
}

export function serveRoutes(app: Edge, routes: readonly Route[]): void {
  for (const { method, path, answer } of routes) app.on(method, [path], answer);
}
