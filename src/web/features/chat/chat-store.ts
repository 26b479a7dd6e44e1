import type { Answer } from "./answer.ts";

export interface ChatMessage {
  readonly id: number;
  readonly text: string;
  readonly sender: "user" | "agent";
  readonly timestamp: number;
  readonly links?: Answer["links"];
}

export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** Replies still being typed. */
  readonly typing: number;
}

const replyDelay = 1_500;
const key = "haat-chat";
const mostMessages = 200;

/** One conversation a visit: it outlives the panel and every page, and ends with the tab. */
export function createChatStore() {
  let now: Conversation = { messages: remembered(), typing: 0 };
  const listeners = new Set<() => void>();
  const change = (next: Partial<Conversation>) => {
    now = { ...now, ...next };
    remember(now.messages);
    for (const listener of listeners) listener();
  };
  const add = (message: Omit<ChatMessage, "id" | "timestamp">) => {
    const id = (now.messages.at(-1)?.id ?? 0) + 1;
    return [...now.messages, { ...message, id, timestamp: Date.now() }].slice(-mostMessages);
  };

  return {
    current: () => now,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Blank messages are ignored; the reply comes after a moment. */
    send(text: string, answer: (question: string) => Promise<Answer>): boolean {
      const question = text.trim();
      if (question === "") return false;
      change({ messages: add({ text: question, sender: "user" }), typing: now.typing + 1 });
      const told = answer(question);
      setTimeout(async () => {
        const reply = await told;
        change({ messages: add({ ...reply, sender: "agent" }), typing: now.typing - 1 });
      }, replyDelay);
      return true;
    },
  };
}

// Storage throws where the shopper has forbidden it; the conversation then lasts as long as the page.
function remembered(): readonly ChatMessage[] {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "[]") as ChatMessage[];
  } catch {
    return [];
  }
}

function remember(messages: readonly ChatMessage[]): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(messages));
  } catch {
    // See above.
  }
}
