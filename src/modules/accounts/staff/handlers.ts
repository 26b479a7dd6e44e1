import { failure, success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { joinEndpoints, peopleEndpoints } from "./endpoints.ts";

export const peopleHandlers: HandlersOf<typeof peopleEndpoints> = {
  async list({ accounts }, { userId }) {
    return success(await accounts.people(userId));
  },

  invite: ({ accounts, session }, caller, input, requestContext) =>
    accounts.invite(caller, input, session.visitOf(requestContext)),

  resend: ({ accounts, session }, caller, { id }, requestContext) =>
    accounts.resendInvitation(caller, id, session.visitOf(requestContext)),

  async withdraw({ accounts }, caller, { id }) {
    const withdrawn = await accounts.withdrawInvitation(caller, id);
    return withdrawn.ok ? success({}) : withdrawn;
  },

  async setRole({ accounts }, caller, input) {
    const changed = await accounts.changeRole(caller, input);
    return changed.ok ? success({}) : changed;
  },

  async remove({ accounts }, caller, { id }) {
    const removed = await accounts.removeMember(caller, id);
    return removed.ok ? success({}) : removed;
  },

  async stopRecovery({ accounts }, caller, { id }) {
    const stopped = await accounts.stopRecovery(caller, id);
    return stopped.ok ? success({}) : stopped;
  },

  endSessions: ({ accounts }, caller, { id }) => accounts.endSessionsOf(caller, id),
};

export const joinHandlers: HandlersOf<typeof joinEndpoints> = {
  async show({ accounts }, caller, { token }) {
    const invitation = await accounts.invitation(token, caller?.userId);
    return invitation ? success(invitation) : failure("linkDead");
  },

  async join({ accounts, session, notifications }, caller, input, requestContext) {
    const joined = await accounts.join(input, caller?.userId, session.visitOf(requestContext));
    if (!joined.ok) return joined;
    const { signedIn, userId, role } = joined.value;
    if (role === "owner") await notifications.welcome(userId, requestContext.lang);
    return { ...success({}), ...(signedIn && { headers: await session.arrive(signedIn, requestContext) }) };
  },
};
