import { accountsCalls as calls } from "#contract/calls/accounts.ts";
import type { Edge } from "../edge.ts";
import type { Shop } from "../shop.ts";
import { reply, replyFields, replyWith } from "./account-replies.ts";
import { serve } from "./serve.ts";

/** What somebody who is signed in does with his own account. */
export function serveProfile(app: Edge, { accounts, session }: Shop): void {
  serve(app, calls.changeProfile, async ({ body, caller, request, facts }) => {
    const changed = await accounts.changeProfile(caller, body, session.visitOf(request, facts));
    if (!changed.ok) return changed;
    return replyWith(facts, changed.value.pendingEmail ? "emailToConfirm" : "profileUpdated", changed.value);
  });

  serve(app, calls.changePassword, async ({ body, caller, request, facts }) => {
    const changed = await accounts.changePassword(caller, body, session.visitOf(request, facts));
    return changed.ok ? reply(facts, "passwordChanged") : changed;
  });

  serve(app, calls.confirmEmail, async ({ body, caller, request, facts }) => {
    const confirmed = await accounts.confirmEmail(caller.userId, body.token, session.visitOf(request, facts));
    return confirmed.ok ? replyWith(facts, "emailConfirmed", { user: confirmed.value }) : confirmed;
  });

  serve(app, calls.sessions, async ({ caller }) =>
    replyFields({ sessions: await accounts.list(caller.userId, caller.sessionId) }),
  );

  serve(app, calls.endSession, async ({ params, caller, facts }) => {
    const ended = await accounts.end(caller.userId, params.id ?? "");
    return ended.ok ? reply(facts, "sessionEnded") : ended;
  });

  serve(app, calls.endOtherSessions, async ({ caller, facts }) => {
    await accounts.endOthers(caller.userId, caller.sessionId);
    return reply(facts, "sessionsEnded");
  });

  serve(app, calls.export, async ({ caller }) => {
    const all = await accounts.exportOf(caller.userId);
    return all.ok ? { body: { data: all.value } } : all;
  });

  serve(app, calls.remove, async ({ body, caller, request, facts }) => {
    const gone = await accounts.deleteAccount(caller, body.password, session.visitOf(request, facts));
    return gone.ok ? { ...reply(facts, "accountDeleted"), headers: session.leave() } : gone;
  });
}
