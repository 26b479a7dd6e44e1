import type { RequestContext } from "#server/auth/caller.ts";

/** Of somebody who asks in English, with no cookie. */
export const requestContext: RequestContext = {
  id: "1",
  address: "192.0.2.1",
  lang: "en",
  cookies: {},
  userAgent: "",
};
