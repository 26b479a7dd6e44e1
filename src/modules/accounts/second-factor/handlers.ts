import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { factorEndpoints } from "./endpoints.ts";

export const factorHandlers: HandlersOf<typeof factorEndpoints> = {
  async show({ accounts }, caller) {
    const { role, hasFreshFactor: isSure = false } = caller;
    return success({ isShown: role !== null, isSure, ...(await accounts.factorsOf(caller)) });
  },

  sendCode: ({ accounts, session }, caller, { way }, requestContext) =>
    accounts.sendFactorCode(caller, way, session.visitOf(requestContext)),

  async showCode({ accounts, session }, caller, { code }, requestContext) {
    const shown = await accounts.showCode(caller, code, session.visitOf(requestContext));
    return shown.ok ? success({}) : shown;
  },

  recover: ({ accounts, session }, caller, _, requestContext) =>
    accounts.startRecovery(caller, session.visitOf(requestContext)),

  async challenge({ accounts }, caller) {
    const options = await accounts.passkeyChallenge(caller);
    return options.ok ? success({ options: { ...options.value } }) : options;
  },

  async showPasskey({ accounts, session }, caller, { answer }, requestContext) {
    const shown = await accounts.showPasskey(caller, answer, session.visitOf(requestContext));
    return shown.ok ? success({}) : shown;
  },

  async offer({ accounts, session }, caller, _, requestContext) {
    const options = await accounts.passkeyOffer(caller, session.visitOf(requestContext));
    return options.ok ? success({ options: { ...options.value } }) : options;
  },

  async add({ accounts }, caller, input) {
    const added = await accounts.addPasskey(caller, input);
    return added.ok ? success({}) : added;
  },

  async rename({ accounts }, { userId }, { id, name }) {
    const renamed = await accounts.renamePasskey(userId, id, name);
    return renamed.ok ? success({}) : renamed;
  },

  async remove({ accounts }, { userId }, { id }) {
    const removed = await accounts.removePasskey(userId, id);
    return removed.ok ? success({}) : removed;
  },
};
