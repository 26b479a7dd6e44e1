import type { Handler } from "hono";
import type { HttpApp, RequestVariables } from "./http-app.ts";

/** An address that is no endpoint and no page. */
export interface Route {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly answer: Handler<{ Variables: RequestVariables }>;
}

export function serveRoutes(app: HttpApp, routes: readonly Route[]): void {
  for (const { method, path, answer } of routes) app.on(method, [path], answer);
}
