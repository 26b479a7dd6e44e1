import { accountsCalls as calls } from "#contract/calls/accounts.ts";
import { failure } from "#contract/outcome.ts";
import type { SignedIn } from "#shop/accounts/sessions-service.ts";
import type { Caller, RequestFacts } from "../caller.ts";
import type { Edge } from "../edge.ts";
import { isSameSite } from "../same-site.ts";
import { bearerOf } from "../session.ts";
import type { Shop } from "../shop.ts";
import { reply, replyWith } from "./account-replies.ts";
import { serve } from "./serve.ts";

/** Coming and going. */
export function serveAccounts(app: Edge, { accounts, session }: Shop): void {
  serve(app, calls.register, async ({ body, request, facts }) => {
    const registered = await accounts.register(body, session.visitOf(request, facts));
    if (!registered.ok) return registered;
    return { ...reply(facts, "registered"), headers: session.awaitNewcomer(body.email) };
  });

  serve(app, calls.login, async ({ body, request, facts }) => {
    const signedIn = await accounts.signIn(body, session.visitOf(request, facts));
    return signedIn.ok ? arrived(signedIn.value, facts) : signedIn;
  });

  serve(app, calls.show, async ({ caller, facts }) => {
    const user = await accounts.profile(caller.userId);
    return user ? replyWith(facts, "loggedIn", { user }) : failure("notSignedIn");
  });

  serve(app, calls.renewToken, async ({ caller, facts }) =>
    replyWith(facts, "loggedIn", { token: await accounts.renewToken(caller.sessionId) }),
  );

  const logout = async ({ caller, facts }: { caller: Caller | null; facts: RequestFacts }) => {
    if (caller) await accounts.end(caller.userId, caller.sessionId);
    return { ...reply(facts, "loggedOut"), headers: session.leave() };
  };
  serve(app, calls.logout, logout);
  // A picture on another site must not sign anybody out: this one GET changes something. It can send no bearer.
  serve(app, calls.logoutByLink, (call) => {
    const { headers } = call.request;
    return bearerOf(headers) || isSameSite("POST", headers, []) ? logout(call) : failure("crossSite");
  });

  serve(app, calls.requestCode, async ({ body, request, facts }) => {
    const sent = await accounts.requestCode(body.phone, session.visitOf(request, facts));
    if (!sent.ok) return sent;
    return {
      ...replyWith(facts, "codeSent", sent.value),
      headers: session.awaitCode(sent.value, Date.now()),
    };
  });

  serve(app, calls.loginWithCode, async ({ body, request, facts }) => {
    const requestId = body.requestId ?? session.awaitedCode(facts)?.requestId;
    const signedIn = await accounts.signInWithCode({ ...body, requestId }, session.visitOf(request, facts));
    return signedIn.ok ? arrived(signedIn.value, facts) : signedIn;
  });

  serve(app, calls.forgotPassword, async ({ body, request, facts }) => {
    const sent = await accounts.forgotPassword(body.email, session.visitOf(request, facts));
    return sent.ok ? reply(facts, "resetSent") : sent;
  });

  serve(app, calls.resetPassword, async ({ body, request, facts }) => {
    const reset = await accounts.resetPassword(body, session.visitOf(request, facts));
    return reset.ok ? { ...reply(facts, "passwordReset"), headers: session.leave() } : reset;
  });

  async function arrived(signedIn: SignedIn, facts: RequestFacts) {
    const { user, token } = signedIn;
    const headers = await session.arrive(signedIn, facts);
    return { ...replyWith(facts, "loggedIn", { user, token }), headers };
  }
}
