import { join } from "node:path";
import { paths } from "#contract/paths.ts";
import { createConsentsService } from "#modules/accounts/customers/consents-service.ts";
import { createGoogleSignIn, type GoogleSignIn } from "#modules/accounts/google/google-sign-in.ts";
import { createDevicesService, type DevicesService } from "#modules/notifications/devices-service.ts";
import { pushKeysOf } from "#modules/notifications/push-keys.ts";
import type { SettingsService } from "#modules/settings/service.ts";
import { chatTemplatesOf } from "#modules/whatsapp/public/chat-templates-of.ts";
import { createWhatsAppSender } from "#modules/whatsapp/sender.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { derivedKey } from "#platform/keys/derived-key.ts";
import type { Log } from "#platform/log.ts";
import type { Messenger, Messengers, SmsMessage } from "#platform/outbox/message.ts";
import { type SharedPictures, sharePictures } from "#platform/pictures/shared-pictures.ts";
import type { Settings } from "#platform/settings.ts";
import { fileMessenger } from "#ports/messengers/files.ts";
import { chosenMessenger, mailMessengers, openChat, smsMessengers } from "#ports/messengers/messengers.ts";
import { isPushService } from "#ports/messengers/push-service.ts";
import { webPushMessenger } from "#ports/messengers/web-push.ts";
import { gatewayNamed } from "#ports/payment-gateways/gateways.ts";
import type { PaymentGateway } from "#ports/payment-gateways/payment-gateway.ts";
import { folderStore } from "#ports/picture-stores/folder.ts";
import { chosenPictureStore } from "#ports/picture-stores/picture-stores.ts";

import { smsTexts } from "./sms-texts.ts";

export async function gatewayOf(settings: Settings, linkKey: string, clock: Clock): Promise<PaymentGateway> {
  const { name, open } = gatewayNamed(settings.payments);
  return open(settings, { clock, secret: derivedKey(linkKey, `gateway ${name}`).toString("base64url") });
}

/** Of goods and all that everybody sees, and of returns; nothing where they lie in their folders alone. */
export function sharedPicturesOf(
  settings: Settings,
  log: Log,
  { folder, under }: { readonly folder: string; readonly under: "pictures" | "return-pictures" } = {
    folder: pictureFolder(settings),
    under: "pictures",
  },
): SharedPictures | undefined {
  const store = chosenPictureStore(settings)?.open(settings, under);
  return store && sharePictures({ here: folderStore(folder), store, log });
}

/** Nobody's address leads to these. */
export function returnPictureFolder({ DATA_DIR }: Settings): string {
  return join(DATA_DIR, "return-pictures");
}

export function pictureFolder({ DATA_DIR }: Settings): string {
  return join(DATA_DIR, "pictures");
}

/** Where messages lie that no server takes. */
export function messageFolder({ DATA_DIR }: Settings): string {
  return join(DATA_DIR, "outbox");
}

/** Ways out for messages: as configured, else files that a newcomer can open. */
export function messengersOf(
  settings: Settings,
  shopSettings: SettingsService,
  { devices, db, clock, log }: MessengerParts,
): Messengers {
  const files = fileMessenger(messageFolder(settings), log);
  const host = new URL(settings.publicUrl).hostname;
  const { name, address = `no-reply@${host}` } = settings.MAIL_FROM ?? {};
  const from = { name: () => name ?? shopSettings.now().shop.name.en, address, host };
  return {
    mail: chosenMessenger(mailMessengers, settings)?.open(settings, from) ?? files,
    sms: byWhatsApp(chosenMessenger(smsMessengers, settings)?.open(settings, from) ?? files),
    push: webPushMessenger({ ...devices, subject: subjectOf(settings) }),
  };

  /** Where it is set up; what it does not bring goes by SMS. */
  function byWhatsApp(sms: Messenger<SmsMessage>): Messenger<SmsMessage> {
    const chat = openChat(settings);
    if (!chat) return sms;
    const consents = createConsentsService({ db, clock });
    return createWhatsAppSender({
      ...{ db, clock, chat, sms },
      templates: chatTemplatesOf(smsTexts()),
      isChosen: () => shopSettings.now().messages.orders === "whatsapp",
      allowsOffers: (tx, phone) => consents.allows(tx, "offers", phone),
    });
  }
}

interface MessengerParts {
  readonly devices: DevicesService;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/** Push services want to know whom to write to when something is wrong with the messages. */
function subjectOf({ publicUrl, MAIL_FROM }: Settings): string {
  if (MAIL_FROM) return `mailto:${MAIL_FROM.address}`;
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:nobody@localhost";
}

export function devicesFor(
  { PUSH_SERVICES }: Settings,
  { db, clock, linkKey }: { readonly db: Database; readonly clock: Clock; readonly linkKey: string },
): DevicesService {
  return createDevicesService({
    db,
    clock,
    keys: pushKeysOf(linkKey),
    isService: (endpoint) => isPushService(endpoint, PUSH_SERVICES),
  });
}

export function googleOf(settings: Settings): GoogleSignIn | null {
  const {
    GOOGLE_CLIENT_ID: clientId,
    GOOGLE_CLIENT_SECRET: clientSecret,
    GOOGLE_ISSUER_URL: issuer,
  } = settings;
  if (!clientId || !clientSecret) return null;
  return createGoogleSignIn({
    issuer,
    clientId,
    clientSecret,
    returnTo: settings.publicUrl + paths.googleReturn(),
  });
}
