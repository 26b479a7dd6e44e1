import { failure, success } from "#contract/outcome.ts";
import { textsOf } from "#contract/texts/texts.ts";
import type { Caller, RequestContext } from "#server/auth/caller.ts";
import type { HandlersOf } from "#server/handlers/handler.ts";
import type { ShopServices } from "#server/shop-services.ts";
import type { accountsEndpoints } from "./endpoints.ts";
import type { SignedIn } from "./sessions/sessions-service.ts";

export const accountsHandlers: HandlersOf<typeof accountsEndpoints> = {
  async login(shop, _, input, requestContext) {
    const signedIn = await shop.accounts.signIn(input, shop.session.visitOf(requestContext));
    return signedIn.ok ? arrived(shop, signedIn.value, requestContext) : signedIn;
  },

  async register({ accounts, session }, _, input, requestContext) {
    const registered = await accounts.register(input, session.visitOf(requestContext));
    return registered.ok ? { ...success({}), headers: session.awaitNewcomer(input.email) } : registered;
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

  async requestCode({ accounts, clock, session }, _, { phone }, requestContext) {
    const sent = await accounts.requestCode(phone, session.visitOf(requestContext));
    if (!sent.ok) return sent;
    return { ...success(sent.value), headers: session.awaitCode(sent.value, clock.now()) };
  },

  async loginWithCode(shop, _, input, requestContext) {
    const { accounts, session } = shop;
    const requestId = input.requestId ?? session.awaitedCode(requestContext)?.requestId;
    const signedIn = await accounts.signInWithCode({ ...input, requestId }, session.visitOf(requestContext));
    return signedIn.ok ? arrived(shop, signedIn.value, requestContext) : signedIn;
  },

  async forgotPassword({ accounts, session }, _, { email }, requestContext) {
    const sent = await accounts.forgotPassword(email, session.visitOf(requestContext));
    return sent.ok ? success({}) : sent;
  },

  async resetPassword({ accounts, session }, _, input, requestContext) {
    const reset = await accounts.resetPassword(input, session.visitOf(requestContext));
    return reset.ok ? { ...success({}), headers: session.leave() } : reset;
  },

  async changeProfile({ accounts, session }, caller, input, requestContext) {
    const changed = await accounts.changeProfile(caller, input, session.visitOf(requestContext));
    if (!changed.ok) return changed;
    const { emailToConfirm } = textsOf(requestContext.lang).accounts.said;
    return success({
      ...changed.value,
      ...(changed.value.pendingEmail && { message: emailToConfirm }),
    });
  },

  async changePassword({ accounts, session }, caller, input, requestContext) {
    const changed = await accounts.changePassword(caller, input, session.visitOf(requestContext));
    return changed.ok ? success({}) : changed;
  },

  async askToConfirmEmail({ accounts, session }, { userId }, _, requestContext) {
    const asked = await accounts.askToConfirmOwn(userId, session.visitOf(requestContext));
    return asked.ok ? success({}) : asked;
  },

  async confirmEmail({ accounts, session }, { userId }, { token }, requestContext) {
    const confirmed = await accounts.confirmEmail(userId, token, session.visitOf(requestContext));
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

  async remove({ accounts, session }, caller, { password }, requestContext) {
    const gone = await accounts.deleteAccount(caller, password, session.visitOf(requestContext));
    return gone.ok ? { ...success({}), headers: session.leave() } : gone;
  },
};

export async function arrived({ session }: ShopServices, signedIn: SignedIn, requestContext: RequestContext) {
  const { user, token } = signedIn;
  return { ...success({ user, token }), headers: await session.arrive(signedIn, requestContext) };
}

async function leave({ accounts, session }: ShopServices, caller: Caller | null) {
  if (caller) await accounts.end(caller.userId, caller.sessionId);
  return { ...success({}), headers: session.leave() };
}
