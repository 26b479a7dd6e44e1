import { success } from "#contract/outcome.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import { arrived } from "../handlers.ts";
import type { passkeysEndpoints } from "./endpoints.ts";

export const passkeysHandlers: HandlersOf<typeof passkeysEndpoints> = {
  async challenge({ accounts, session }, _, __, requestContext) {
    const asked = await accounts.askForPasskey(session.visitOf(requestContext));
    if (!asked.ok) return asked;
    const options = { ...asked.value.options };
    return { ...success({ options }), headers: session.awaitPasskey(asked.value.asked) };
  },

  async login(shop, _, { answer, remember }, requestContext) {
    const { accounts, session } = shop;
    const given = { answer, remember, asked: session.awaitedPasskey(requestContext) };
    const signedIn = await accounts.signInWithPasskey(given, session.visitOf(requestContext));
    return signedIn.ok ? arrived(shop, signedIn.value, requestContext) : signedIn;
  },

  async list({ accounts }, { userId }) {
    return success({ passkeys: await accounts.ownPasskeys(userId) });
  },

  async offer({ accounts, session }, caller, { password }, requestContext) {
    const options = await accounts.offerPasskey(caller, password, session.visitOf(requestContext));
    return options.ok ? success({ options: { ...options.value } }) : options;
  },

  async add({ accounts, session }, caller, { answer }, requestContext) {
    const added = await accounts.keepPasskey(caller, answer, session.visitOf(requestContext));
    return added.ok ? success({}) : added;
  },

  async remove({ accounts, session }, caller, input, requestContext) {
    const removed = await accounts.dropPasskey(caller, input, session.visitOf(requestContext));
    return removed.ok ? success({}) : removed;
  },
};
