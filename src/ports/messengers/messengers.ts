import type { MailMessage, Message, SmsMessage } from "#platform/outbox/message.ts";
import type { ChatAdapter, ChatMessenger } from "./chat-messenger.ts";
import { httpSms } from "./http-sms/adapter.ts";
import type { MessengerAdapter } from "./messenger-adapter.ts";
import { smtp } from "./smtp/adapter.ts";
import { whatsapp } from "./whatsapp/adapter.ts";

/** Every provider. Where none is chosen, messages become files (files.ts); push needs none (web-push.ts). */
export const mailMessengers: readonly MessengerAdapter<MailMessage>[] = [smtp];
export const smsMessengers: readonly MessengerAdapter<SmsMessage>[] = [httpSms];
export const chatMessengers: readonly ChatAdapter[] = [whatsapp];

/** The first that has its keys. */
export function chosenMessenger<Kind extends Message>(
  among: readonly MessengerAdapter<Kind>[],
  settings: Readonly<Record<string, unknown>>,
): MessengerAdapter<Kind> | undefined {
  return among.find(({ keys }) => keys.every((name) => settings[name] !== undefined));
}

export function sendsMail(settings: Readonly<Record<string, unknown>>): boolean {
  return chosenMessenger(mailMessengers, settings) !== undefined;
}

export function sendsSms(settings: Readonly<Record<string, unknown>>): boolean {
  return chosenMessenger(smsMessengers, settings) !== undefined;
}

/** Nothing where none is set up. */
export function openChat(settings: Readonly<Record<string, unknown>>): ChatMessenger | undefined {
  return chatMessengers
    .find(({ keys }) => keys.every((name) => settings[name] !== undefined))
    ?.open(settings);
}
