import { join } from "node:path";
import { paths } from "#contract/paths.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/database/database.ts";
import { newToken } from "#platform/ids.ts";
import type { Log } from "#platform/log.ts";
import { smtpCarrier } from "#platform/mail/smtp-carrier.ts";
import { fileCarrier } from "#platform/outbox/file-carrier.ts";
import type { Carriers } from "#platform/outbox/message.ts";
import { folderStore } from "#platform/pictures/folder-store.ts";
import { s3Store } from "#platform/pictures/s3-store.ts";
import { type SharedPictures, sharePictures } from "#platform/pictures/shared-pictures.ts";
import { isPushService } from "#platform/push/push-service.ts";
import { webPushCarrier } from "#platform/push/web-push-carrier.ts";
import type { Settings } from "#platform/settings.ts";
import { httpSmsCarrier } from "#platform/sms/http-carrier.ts";
import { createGoogleSignIn, type GoogleSignIn } from "#shop/accounts/google-sign-in.ts";
import { createBreaker } from "#shop/payments/breaker.ts";
import { mockGateway } from "#shop/payments/gateways/mock.ts";
import { razorpayGateway } from "#shop/payments/gateways/razorpay.ts";
import type { PaymentGateway } from "#shop/payments/payment-gateway.ts";
import { keptKey } from "#shop/payments/payments-service.ts";
import type { SettingsService } from "#shop/settings/settings-service.ts";
import { createDevicesService, type DevicesService } from "#shop/told/devices-service.ts";

export async function gatewayOf(settings: Settings, db: Database, clock: Clock): Promise<PaymentGateway> {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret } = settings;
  if (settings.payments === "mock" || !keyId || !keySecret)
    return mockGateway(await keptKey(db, "mock", newToken()));
  return razorpayGateway({
    keyId,
    keySecret,
    apiUrl: settings.RAZORPAY_API_URL,
    webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
    breaker: createBreaker(clock),
  });
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
  const { PICTURES_URL: url, PICTURES_KEY_ID: keyId, PICTURES_KEY_SECRET: keySecret } = settings;
  if (!url || !keyId || !keySecret) return undefined;
  const region = settings.PICTURES_REGION;
  const whole = url.replace(/^s3:\/\//, `https://s3.${region}.amazonaws.com/`).replace(/\/+$/, "");
  const store = s3Store({ url: `${whole}/${under}`, keyId, keySecret, region });
  return sharePictures({ here: folderStore(folder), store, log });
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
export function carriersOf(
  settings: Settings,
  shopSettings: SettingsService,
  devices: DevicesService,
  log: Log,
): Carriers {
  const files = fileCarrier(messageFolder(settings), log);
  const host = new URL(settings.publicUrl).hostname;
  const { name, address = `no-reply@${host}` } = settings.MAIL_FROM ?? {};
  const nameNow = () => name ?? shopSettings.now().shop.name.en;
  return {
    mail: settings.SMTP_URL ? smtpCarrier(settings.SMTP_URL, { name: nameNow, address, host }) : files,
    sms: settings.SMS_URL ? httpSmsCarrier(settings.SMS_URL) : files,
    push: webPushCarrier({ ...devices, subject: subjectOf(settings) }),
  };
}

/** Push services want to know whom to write to when something is wrong with the messages. */
function subjectOf({ publicUrl, MAIL_FROM }: Settings): string {
  if (MAIL_FROM) return `mailto:${MAIL_FROM.address}`;
  return publicUrl.startsWith("https:") ? publicUrl : "mailto:nobody@localhost";
}

export function devicesFor({ PUSH_SERVICES }: Settings, db: Database, clock: Clock): DevicesService {
  return createDevicesService({ db, clock, isService: (endpoint) => isPushService(endpoint, PUSH_SERVICES) });
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
