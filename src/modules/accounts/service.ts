import { deleteOldLimits } from "#platform/limits/limits.ts";
import type { AccountParts } from "./account-parts.ts";
import { createAddressesService } from "./addresses/addresses-service.ts";
import { auditedAccounts } from "./audited-accounts.ts";
import { createOrderCodes } from "./codes/order-codes.ts";
import { deleteOldOrderCodes } from "./codes/order-codes-repository.ts";
import { deleteOldPhoneCodes } from "./codes/phone-codes-repository.ts";
import { createPhoneSignIn } from "./codes/phone-sign-in.ts";
import { createSendSecret } from "./codes/send-secret.ts";
import { createConsentsService } from "./customers/consents-service.ts";
import { createCustomerFiles } from "./customers/customer-files-service.ts";
import { createCustomersService } from "./customers/customers-service.ts";
import { createGoogleAccounts } from "./google/google-accounts.ts";
import { createGuestsService } from "./guests/guests-service.ts";
import { createOwnPasskeys } from "./passkeys/own-passkeys.ts";
import { createPasskeySignIn } from "./passkeys/passkey-sign-in.ts";
import { deleteOldPasskeyTries } from "./passkeys/passkey-tries-repository.ts";
import { deleteOldMailLinks } from "./passwords/mail-links-repository.ts";
import { createPasswordSignIn } from "./passwords/password-sign-in.ts";
import { createPasswordsService } from "./passwords/passwords-service.ts";
import { createLeavingService } from "./profile/leaving-service.ts";
import { createProfileService } from "./profile/profile-service.ts";
import { forgetUnusedClaims } from "./profile/users-repository.ts";
import { createTries } from "./public/tries.ts";
import { knownBrowserLife } from "./rules/session-life.ts";
import { deleteOldFactors } from "./second-factor/factor-repository.ts";
import { createReauthentication } from "./second-factor/reauthentication.ts";
import { deleteOldRecoveries } from "./second-factor/recovery-repository.ts";
import { createSecondFactor } from "./second-factor/second-factor-service.ts";
import { createSecurityEvents } from "./sessions/security-events.ts";
import { deleteOldSessions } from "./sessions/sessions-repository.ts";
import { createSessionsService } from "./sessions/sessions-service.ts";
import { createInvitations } from "./staff/invitations.ts";
import { deleteOldInvitations } from "./staff/invitations-repository.ts";
import { createJoining } from "./staff/joining.ts";
import { createPeopleService } from "./staff/people-service.ts";
import { createRefusedRights } from "./staff/refused-rights.ts";

/** An invitation that has run out can be sent again for a month. */
const keptInvitation = 30 * 24 * 3_600_000;

/** Whoever registers and does not come in within a month did not mean it. */
const keptClaim = 30 * 24 * 3_600_000;
const batch = 200;

export type AccountsService = ReturnType<typeof createAccountsService>;

export function createAccountsService(parts: AccountParts) {
  const { db, clock } = parts;
  const sessions = createSessionsService(parts);
  const tries = createTries(parts);
  const secrets = createSendSecret(parts);
  const context = { parts, sessions, tries, secrets };
  const reauthenticate = createReauthentication(context);
  const { open: _, ...sessionVerbs } = sessions;
  const consents = createConsentsService(parts);

  const verbs = {
    ...sessionVerbs,
    ...createPasswordSignIn(context),
    ...createPhoneSignIn(context),
    ...createOrderCodes(context),
    ...createGoogleAccounts(context),
    ...createPasskeySignIn(context),
    ...createOwnPasskeys(context, reauthenticate),
    ...createPasswordsService(context, reauthenticate),
    ...createProfileService(context, reauthenticate),
    ...createLeavingService(context, reauthenticate),
    ...createAddressesService(parts),
    ...createCustomersService(parts),
    ...createCustomerFiles(parts),
    ...createSecondFactor({ parts, tries }),
    ...createPeopleService({ parts }),
    ...createInvitations({ parts, tries, secrets }),
    ...createJoining({ parts, sessions }),
    ...createGuestsService({ parts, tries }),
  };

  return {
    consents,
    ...verbs,
    ...createRefusedRights(parts),
    ...auditedAccounts(verbs, createSecurityEvents(parts)),

    /** Takes away what has run out. */
    async runJob(): Promise<void> {
      const now = clock.now();
      await db.write(async (tx) => {
        await deleteOldSessions(tx, now, now - knownBrowserLife);
        await deleteOldMailLinks(tx, now);
        await deleteOldPhoneCodes(tx, now);
        await deleteOldOrderCodes(tx, now);
        await deleteOldLimits(tx, now);
        await deleteOldFactors(tx, now);
        await deleteOldRecoveries(tx, now);
        await deleteOldPasskeyTries(tx, now);
        await deleteOldInvitations(tx, now - keptInvitation);
        await verbs.deleteOldCustomerFiles(tx);
      });
      const wanted = { before: now - keptClaim, now, most: batch };
      while ((await db.write((tx) => forgetUnusedClaims(tx, wanted))) === batch);
      await verbs.deleteOldGuests();
      await consents.runJob();
    },

    /** Resolves when no message is on its way. */
    settled: secrets.settled,
  };
}
