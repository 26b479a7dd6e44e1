import type { z } from "zod";

/** All that belongs to a messenger in which people can answer: what it lets a shop write first is approved before. */
export interface ChatAdapter<Set extends object = Readonly<Record<string, unknown>>> {
  /** What it reads of the environment, each by itself. */
  readonly settings: z.ZodRawShape;
  /** Those without which it sends nothing: all are set, or none. */
  readonly keys: readonly string[];
  open(settings: Set): ChatMessenger;
}

export interface ChatMessenger {
  /** Words that were approved before, with what stands in their places. The id comes back with all that is told of it. */
  sendTemplate(id: string, to: string, template: FilledTemplate): Promise<ChatAnswer>;
  /** Free words: for a day after the person wrote. */
  sendText(id: string, to: string, text: string): Promise<ChatAnswer>;
  /** Whether this came from the messenger, by its bytes. */
  isSigned(text: string, headers: Headers): boolean;
  /** Whether who asks to be told of messages knows what only the shop's owner has told. */
  isOwnToken(token: string): boolean;
  /** What it tells; undefined where that is no JSON. What is not ours, or not understood, is left out. */
  read(text: string): ChatNews | undefined;
  /** The number that people see, or what stands between the shop and it. */
  tryOut(): Promise<{ readonly number: string } | { readonly trouble: string }>;
}

export interface FilledTemplate {
  readonly name: string;
  readonly lang: string;
  readonly values: readonly string[];
}

/** Unclear: it may have been taken, and only what is told later says whether. */
export type ChatAnswer =
  | { readonly is: "taken"; readonly as: string }
  | { readonly is: "later"; readonly why: string }
  | { readonly is: "never"; readonly why: string }
  | { readonly is: "unclear"; readonly why: string };

export type ChatState = "sent" | "delivered" | "read" | "failed";

export interface ChatNews {
  readonly states: readonly {
    /** Its own name of the message, and ours where it says it. */
    readonly as: string;
    readonly id: string | undefined;
    readonly state: ChatState;
    readonly why: string | null;
  }[];
  readonly messages: readonly IncomingMessage[];
}

export interface IncomingMessage {
  readonly as: string;
  /** E.164. */
  readonly from: string;
  readonly name: string;
  readonly at: number;
  /** Empty of a picture, a voice and the like. */
  readonly text: string;
  /** A thumb on a message, a new number: nobody is asked anything. */
  readonly asksNothing: boolean;
}
