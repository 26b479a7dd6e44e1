import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller, RequestContext } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { accountsEndpoints } from "./endpoints.ts";
import type { SignedIn } from "./sessions/sessions-service.ts";

export const accountsHandlers: HandlersOf<typeof accountsEndpoints> = {
  async login(shop, _, given, facts) {
    const signedIn = await shop.accounts.signIn(given, shop.session.visitOf(facts));
    return signedIn.ok ? arrived(shop, signedIn.value, facts) : signedIn;
  },

  async register({ accounts, session }, _, given, facts) {
    const registered = await accounts.register(given, session.visitOf(facts));
    return registered.ok ? { ...success({}), headers: session.awaitNewcomer(given.email) } : registered;
  },

  async show({ accounts }, { userId }) {
    const user = await accounts.profile(userId);
    return user ? success({ user }) : failure("notSignedIn");
  },

  async renewToken({ accounts }, { sessionId }) {
    return success({ token: await accounts.renewToken(sessionId) });
  },

  logoutByLink: leave,
  logout: leave,

  async requestCode({ accounts, session }, _, { phone }, facts) {
    const sent = await accounts.requestCode(phone, session.visitOf(facts));
    if (!sent.ok) return sent;
    return { ...success(sent.value), headers: session.awaitCode(sent.value, Date.now()) };
  },

  async loginWithCode(shop, _, given, facts) {
    const { accounts, session } = shop;
    const requestId = given.requestId ?? session.awaitedCode(facts)?.requestId;
    const signedIn = await accounts.signInWithCode({ ...given, requestId }, session.visitOf(facts));
    return signedIn.ok ? arrived(shop, signedIn.value, facts) : signedIn;
  },

  async forgotPassword({ accounts, session }, _, { email }, facts) {
    const sent = await accounts.forgotPassword(email, session.visitOf(facts));
    return sent.ok ? success({}) : sent;
  },

  async resetPassword({ accounts, session }, _, given, facts) {
    const reset = await accounts.resetPassword(given, session.visitOf(facts));
    return reset.ok ? { ...success({}), headers: session.leave() } : reset;
  },

  async changeProfile({ accounts, session }, caller, given, facts) {
    const changed = await accounts.changeProfile(caller, given, session.visitOf(facts));
    if (!changed.ok) return changed;
    const { emailToConfirm } = textsOf(facts.lang).accounts.said;
    return success({
      ...changed.value,
      ...(changed.value.pendingEmail && { message: emailToConfirm }),
    });
  },

  async changePassword({ accounts, session }, caller, given, facts) {
    const changed = await accounts.changePassword(caller, given, session.visitOf(facts));
    return changed.ok ? success({}) : changed;
  },

  async askToConfirmEmail({ accounts, session }, { userId }, _, facts) {
    const asked = await accounts.askToConfirmOwn(userId, session.visitOf(facts));
    return asked.ok ? success({}) : asked;
  },

  async confirmEmail({ accounts, session }, { userId }, { token }, facts) {
    const confirmed = await accounts.confirmEmail(userId, token, session.visitOf(facts));
    return confirmed.ok ? success({ user: confirmed.value }) : confirmed;
  },

  async sessions({ accounts }, { userId, sessionId }) {
    return success({ sessions: await accounts.list(userId, sessionId) });
  },

  async endSession({ accounts }, { userId }, { id }) {
    const ended = await accounts.end(userId, id);
    return ended.ok ? success({}) : ended;
  },

  async endOtherSessions({ accounts }, { userId, sessionId }) {
    await accounts.endOthers(userId, sessionId);
    return success({});
  },

  async export({ accounts }, { userId }) {
    const all = await accounts.exportOf(userId);
    return all.ok ? success({ data: all.value }) : all;
  },

  async remove({ accounts, session }, caller, { password }, facts) {
    const gone = await accounts.deleteAccount(caller, password, session.visitOf(facts));
    return gone.ok ? { ...success({}), headers: session.leave() } : gone;
  },
};

export async function arrived({ session }: ShopServices, signedIn: SignedIn, facts: RequestContext) {
  const { user, token } = signedIn;
  return { ...success({ user, token }), headers: await session.arrive(signedIn, facts) };
}

async function leave({ accounts, session }: ShopServices, caller: Caller | null) {
  if (caller) await accounts.end(caller.userId, caller.sessionId);
  return { ...success({}), headers: session.leave() };
}
