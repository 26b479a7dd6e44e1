import { lazy, Suspense, useState } from "react";
import { chat as chatWords } from "#contract/texts/en/chat.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { createChatStore } from "./chat-store.ts";

const ChatPanel = lazy(async () => ({ default: (await import("./chat-panel.tsx")).ChatPanel }));

export type ChatProps = {
  readonly freeShippingFrom: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
};

/** The button beside a wide page, and the panel that it opens, as the bar of a phone does. */
export function Chat({ freeShippingFrom, isOpen, onToggle, onClose }: ChatProps) {
  const { title } = useWords("chat", chatWords);
  const [store] = useState(createChatStore);
  return (
    <>
      <IconButton label={title} className="chat-button opens-chat" aria-expanded={isOpen} onClick={onToggle}>
        <Icon name="chat" />
      </IconButton>
      {isOpen && (
        <Suspense>
          <ChatPanel store={store} freeShippingFrom={freeShippingFrom} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}
