import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { chat as chatWords } from "#contract/texts/en/chat.ts";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { ChatPanel } from "./chat-panel.tsx";
import { createChatStore } from "./chat-store.ts";

type ChatProps = { readonly freeShippingFrom: number };

/** The button at the bottom left of every page and the panel it opens. */
export function Chat({ freeShippingFrom }: ChatProps) {
  const words = useWords("chat", chatWords);
  const [store] = useState(createChatStore);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    // On a phone the button is hidden, and takes no focus, as long as the panel stands.
    flushSync(() => setOpen(false));
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={words.open}
        className="chat-button"
        aria-expanded={open}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <Icon name={open ? "close" : "chat"} />
        <span>{words.short}</span>
      </IconButton>
      {open && <ChatPanel store={store} freeShippingFrom={freeShippingFrom} onClose={close} />}
    </>
  );
}
