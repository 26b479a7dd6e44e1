import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { arrived } from "../handlers.ts";
import type { passkeysEndpoints } from "./endpoints.ts";

export const passkeysHandlers: HandlersOf<typeof passkeysEndpoints> = {
  async challenge({ accounts, session }, _, __, facts) {
    const asked = await accounts.askForPasskey(session.visitOf(facts));
    if (!asked.ok) return asked;
    const options = { ...asked.value.options };
    return { ...success({ options }), headers: session.awaitPasskey(asked.value.asked) };
  },

  async login(shop, _, { answer, remember }, facts) {
    const { accounts, session } = shop;
    const given = { answer, remember, asked: session.awaitedPasskey(facts) };
    const signedIn = await accounts.signInWithPasskey(given, session.visitOf(facts));
    return signedIn.ok ? arrived(shop, signedIn.value, facts) : signedIn;
  },

  async list({ accounts }, { userId }) {
    return success({ passkeys: await accounts.ownPasskeys(userId) });
  },

  async offer({ accounts, session }, caller, { password }, facts) {
    const options = await accounts.offerPasskey(caller, password, session.visitOf(facts));
    return options.ok ? success({ options: { ...options.value } }) : options;
  },

  async add({ accounts, session }, caller, { answer }, facts) {
    const added = await accounts.keepPasskey(caller, answer, session.visitOf(facts));
    return added.ok ? success({}) : added;
  },

  async remove({ accounts, session }, caller, given, facts) {
    const removed = await accounts.dropPasskey(caller, given, session.visitOf(facts));
    return removed.ok ? success({}) : removed;
  },
};
