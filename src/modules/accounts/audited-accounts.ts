import type { createPhoneSignIn } from "./codes/phone-sign-in.ts";
import type { createGoogleAccounts } from "./google/google-accounts.ts";
import type { createOwnPasskeys } from "./passkeys/own-passkeys.ts";
import type { createPasskeySignIn } from "./passkeys/passkey-sign-in.ts";
import type { createPasswordSignIn } from "./passwords/password-sign-in.ts";
import type { createPasswordsService } from "./passwords/passwords-service.ts";
import type { createLeavingService } from "./profile/leaving-service.ts";
import type { createProfileService } from "./profile/profile-service.ts";
import type { createSecondFactor } from "./second-factor/second-factor-service.ts";
import type { SecurityEvents } from "./sessions/security-events.ts";
import type { SessionsService } from "./sessions/sessions-service.ts";
import type { createJoining } from "./staff/joining.ts";

type Verbs = ReturnType<typeof createPasswordSignIn> &
  ReturnType<typeof createPhoneSignIn> &
  ReturnType<typeof createGoogleAccounts> &
  ReturnType<typeof createPasswordsService> &
  ReturnType<typeof createProfileService> &
  ReturnType<typeof createLeavingService> &
  ReturnType<typeof createSecondFactor> &
  ReturnType<typeof createPasskeySignIn> &
  ReturnType<typeof createOwnPasskeys> &
  Pick<ReturnType<typeof createJoining>, "join"> &
  Pick<SessionsService, "end" | "endOthers">;

/** The handlers whose outcome belongs in the log. */
export function auditedAccounts(verbs: Verbs, { of }: SecurityEvents) {
  return {
    register: of("registration", verbs.register, ({ email }, visit) => ({ about: email, visit })),
    signIn: of("sign-in by password", verbs.signIn, ({ email }, visit) => ({ about: email, visit })),
    requestCode: of("code asked for", verbs.requestCode, (phone, visit) => ({ about: phone, visit })),
    signInWithCode: of("sign-in by code", verbs.signInWithCode, ({ phone }, visit) => ({
      about: phone,
      visit,
    })),
    signInWithGoogle: of("sign-in by Google", verbs.signInWithGoogle, ({ email }, _remember, visit) => ({
      about: email,
      visit,
    })),
    forgotPassword: of("reset asked for", verbs.forgotPassword, (email, visit) => ({ about: email, visit })),
    resetPassword: of("password reset", verbs.resetPassword, (_given, visit) => ({ visit })),
    changePassword: of("password change", verbs.changePassword, (self, _given, visit) => ({
      ...named(self),
      visit,
    })),
    changeProfile: of("profile change", verbs.changeProfile, (self, _change, visit) => ({
      ...named(self),
      visit,
    })),
    confirmEmail: of("e-mail confirmation", verbs.confirmEmail, (user, _token, visit) => ({ user, visit })),
    exportOf: of("data export", verbs.exportOf, (user) => ({ user })),
    deleteAccount: of("account deletion", verbs.deleteAccount, (self, _password, visit) => ({
      ...named(self),
      visit,
    })),
    eraseCustomer: of("account deletion by the shop", verbs.eraseCustomer, (user) => ({ user })),
    sendFactorCode: of("second factor asked for", verbs.sendFactorCode, (self, _way, visit) => ({
      ...named(self),
      visit,
    })),
    showCode: of("second factor by code", verbs.showCode, (self, _code, visit) => ({
      ...named(self),
      visit,
    })),
    startRecovery: of("recovery of the second factor", verbs.startRecovery, (self, visit) => ({
      ...named(self),
      visit,
    })),
    showPasskey: of("second factor by passkey", verbs.showPasskey, (self, _answer, visit) => ({
      ...named(self),
      visit,
    })),
    join: of("joining the staff", verbs.join, (_given, user, visit) => ({ ...(user && { user }), visit })),
    signInWithPasskey: of("sign-in by passkey", verbs.signInWithPasskey, (_given, visit) => ({ visit })),
    keepPasskey: of("passkey added", verbs.keepPasskey, (self, _answer, visit) => ({
      ...named(self),
      visit,
    })),
    dropPasskey: of("passkey removed", verbs.dropPasskey, (self, _given, visit) => ({
      ...named(self),
      visit,
    })),
    addPasskey: of("passkey added", verbs.addPasskey, (self) => named(self)),
    removePasskey: of("passkey removed", verbs.removePasskey, (user) => ({ user })),
    end: of("session end", verbs.end, (user, session) => ({ user, session })),
    endOthers: of("end of other sessions", verbs.endOthers, (user, session) => ({ user, session })),
  };
}

function named({ userId, sessionId }: { readonly userId: string; readonly sessionId: string }) {
  return { user: userId, session: sessionId };
}
