export type Message = MailMessage | SmsMessage | PushMessage;

export interface MailMessage {
  readonly kind: "mail";
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface SmsMessage {
  readonly kind: "sms";
  /** E.164, such as +919812345678. */
  readonly to: string;
  readonly text: string;
  /** The name of the template the provider has registered. */
  readonly template: string;
  /** What a chat says in its place to whoever has just written there: nothing need be registered, and it may be long. */
  readonly chat?: string;
  /** A chat did not bring it. */
  readonly isRefused?: true;
}

export interface PushMessage {
  readonly kind: "push";
  /** The id of a device: what leads to it is looked up when the message goes. */
  readonly to: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads, on the shop's own site. */
  readonly path: string;
  /** A later message with the same one takes its place. */
  readonly tag: string;
}

/** One way out for one kind of message. The id is the same at each try, so that a repeat can be recognised. */
export interface Messenger<M extends Message> {
  send(id: string, message: M): Promise<void>;
}

export interface Messengers {
  readonly mail: Messenger<MailMessage>;
  readonly sms: Messenger<SmsMessage>;
  /** Only the running shop has it. */
  readonly push?: Messenger<PushMessage>;
}

export async function sendBy(messengers: Messengers, id: string, message: Message): Promise<void> {
  switch (message.kind) {
    case "mail":
      return messengers.mail.send(id, message);
    case "sms":
      return messengers.sms.send(id, message);
    case "push":
      if (!messengers.push) throw new Error("Nothing here brings messages to browsers.");
      return messengers.push.send(id, message);
  }
}
