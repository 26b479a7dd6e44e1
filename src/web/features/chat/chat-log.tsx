import { type RefObject, useEffect } from "react";
import { chat as chatWords } from "#contract/texts/en/chat.ts";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import type { ChatMessage } from "./chat-store.ts";

type ChatLogProps = {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly messages: readonly ChatMessage[];
  readonly isTyping: boolean;
};

export function ChatLog({ ref, messages, isTyping }: ChatLogProps) {
  const words = useWords("chat", chatWords);
  const { length } = messages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer comes where the typing was
  useEffect(() => {
    if (length > 0) ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [length, isTyping]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by the keyboard
    <div ref={ref} role="log" aria-label={words.conversation} tabIndex={0} className="chat-log">
      <Bubble sender="agent" text={words.greeting} />
      {messages.map((message) => (
        <Bubble key={message.id} {...message} />
      ))}
      {isTyping && (
        <p className="chat-bubble chat-typing" data-sender="agent">
          <span className="sr-only">{words.typing}</span>
          <span aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </p>
      )}
    </div>
  );
}

function Bubble({ sender, text, links = [] }: Pick<ChatMessage, "sender" | "text" | "links">) {
  const words = useWords("chat", chatWords);
  return (
    <div className="chat-bubble" data-sender={sender}>
      <span className="sr-only">{sender === "user" ? words.you : words.agent}: </span>
      {text}
      {links.length > 0 && (
        <span className="beside gap-s wraps above-s">
          {links.map(({ to, name }) => (
            <ShopLink key={to} to={to} className="chip">
              {name}
            </ShopLink>
          ))}
        </span>
      )}
    </div>
  );
}
