import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { factorEndpoints } from "./endpoints.ts";

export const factorHandlers: HandlersOf<typeof factorEndpoints> = {
  async show({ accounts }, caller) {
    const { role, isSure = false } = caller;
    return success({ isShown: role !== null, isSure, ...(await accounts.factorsOf(caller)) });
  },

  sendCode: ({ accounts, session }, caller, { way }, facts) =>
    accounts.sendFactorCode(caller, way, session.visitOf(facts)),

  async showCode({ accounts, session }, caller, { code }, facts) {
    const shown = await accounts.showCode(caller, code, session.visitOf(facts));
    return shown.ok ? success({}) : shown;
  },

  recover: ({ accounts, session }, caller, _, facts) =>
    accounts.startRecovery(caller, session.visitOf(facts)),

  async challenge({ accounts }, caller) {
    const options = await accounts.passkeyChallenge(caller);
    return options.ok ? success({ options: { ...options.value } }) : options;
  },

  async showPasskey({ accounts, session }, caller, { answer }, facts) {
    const shown = await accounts.showPasskey(caller, answer, session.visitOf(facts));
    return shown.ok ? success({}) : shown;
  },

  async offer({ accounts, session }, caller, _, facts) {
    const options = await accounts.passkeyOffer(caller, session.visitOf(facts));
    return options.ok ? success({ options: { ...options.value } }) : options;
  },

  async add({ accounts }, caller, given) {
    const added = await accounts.addPasskey(caller, given);
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
