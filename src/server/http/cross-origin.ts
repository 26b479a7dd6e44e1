import type { Context, Next } from "hono";
import type { RequestVariables } from "./http-app.ts";

const permitted = {
  "access-control-allow-methods": "GET, POST, PUT, DELETE",
  "access-control-allow-headers": "authorization, content-type, idempotency-key",
  "access-control-max-age": "600",
};

/**
 * CORS: lets the owner's named origins call, with a bearer token or as a visitor. Cookies never cross: those that come
 * are not looked at, and none is sent back.
 */
export function crossOrigin(named: readonly string[]) {
  return async (
    context: Context<{ Variables: RequestVariables }>,
    next: Next,
  ): Promise<Response | undefined> => {
    const origin = context.req.header("origin");
    if (origin === undefined || !named.includes(origin)) return void (await next());
    const allowed = { "access-control-allow-origin": origin, vary: "origin" };
    if (context.req.method === "OPTIONS")
      return new Response(null, { status: 204, headers: { ...allowed, ...permitted } });
    const { requestContext } = context.var;
    context.set("isInvited", true);
    context.set("requestContext", {
      ...requestContext,
      cookies: requestContext.cookies.lang ? { lang: requestContext.cookies.lang } : {},
    });
    await next();
    const headers = new Headers(context.res.headers);
    headers.delete("set-cookie");
    for (const [name, value] of Object.entries(allowed)) headers.set(name, value);
    headers.set("access-control-expose-headers", "retry-after, x-request-id");
    const { status, body } = context.res;
    context.res = undefined;
    context.res = new Response(body, { status, headers });
    return undefined;
  };
}
