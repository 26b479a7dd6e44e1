import type { Needs } from "#contract/needs.ts";
import type { GoogleSignIn } from "#modules/accounts/google/google-sign-in.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import type { Clock } from "#platform/clock.ts";
import type { SmsText } from "#platform/outbox/sms-text.ts";
import type { UnsentMessages } from "#platform/outbox/unsent.ts";
import type { KeptPictures } from "#platform/pictures/kept-pictures.ts";
import type { PictureMaker } from "#platform/pictures/picture-maker.ts";
import type { GuestSessions } from "./auth/guest-sessions.ts";
import type { SessionCookies } from "./auth/session.ts";

/** The services of modules: each declares its own here, in its module.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface ModuleServices {}

/** The services of the shop, made once by building/compose-shop.ts and handed to whatever serves a request. */
export interface ShopServices extends ModuleServices {
  readonly clock: Clock;
  readonly shopSettings: SettingsService;
  readonly session: SessionCookies;
  readonly guests: GuestSessions;
  /** Absent when it is not set up. */
  readonly google: GoogleSignIn | null;
  readonly pictures: PictureMaker;
  /** Of what customers send back; the staff alone see them. */
  readonly keptPictures: KeptPictures;
  /** All that are to be registered, as CSV. */
  readonly smsTexts: () => string;
  readonly smsTextList: () => readonly SmsText[];
  readonly unsent: UnsentMessages;
  /** Whoever knows of something that waits for the staff. */
  readonly needs: readonly (() => Promise<Needs>)[];
}
