export type Message = MailMessage | SmsMessage;

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
}

/** One way out for one kind of message. The id is the same at each try, so that a repeat can be recognised. */
export interface Carrier<M extends Message> {
  send(id: string, message: M): Promise<void>;
}

export interface Carriers {
  readonly mail: Carrier<MailMessage>;
  readonly sms: Carrier<SmsMessage>;
}

export function carry(carriers: Carriers, id: string, message: Message): Promise<void> {
  return message.kind === "mail" ? carriers.mail.send(id, message) : carriers.sms.send(id, message);
}
