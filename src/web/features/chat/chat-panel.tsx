import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useSyncExternalStore } from "react";
import { chat as chatWords } from "#contract/texts/en/chat.ts";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import { whatsapp as whatsappWords } from "#contract/texts/en/whatsapp.ts";
import { delivery as deliveryWords } from "#modules/delivery/texts.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { usePageFacts, useShop } from "#web/ui/page-facts.ts";
import { ShopLogo } from "#web/ui/shop-logo.tsx";
import { useFollowFinger } from "#web/ui/use-follow-finger.ts";
import { useWayOut } from "#web/ui/use-way-out.ts";
import { useWords } from "#web/ui/words.ts";
import { answerTo } from "./answer.ts";
import { ChatLog } from "./chat-log.tsx";
import type { createChatStore } from "./chat-store.ts";
import { withDelivery } from "./delivery-reply.ts";

type ChatPanelProps = {
  readonly store: ReturnType<typeof createChatStore>;
  readonly freeShippingFrom: number;
  readonly onClose: () => void;
};

/** Where it is a drawer, and not a card beside its button. */
const phone = "(max-width: 47.99rem)";

export function ChatPanel({ store, freeShippingFrom, onClose }: ChatPanelProps) {
  const words = useWords("chat", chatWords);
  const { hello } = useWords("whatsapp", whatsappWords);
  const { close } = useWords("shell", shellWords);
  const delivery = useWords("delivery", deliveryWords);
  const lang = usePageFacts().lang;
  const { name, look, contact, offer, support } = useShop();
  const { messages, typing } = useSyncExternalStore(store.subscribe, store.current);
  const box = useRef<HTMLInputElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const isDrawer = useSyncExternalStore(onNewWidth, () => matchMedia(phone).matches);
  useFollowFinger(panel, { open: isDrawer, edge: "bottom", close: onClose });
  useWayOut(isDrawer, whole, onClose);
  useEffect(() => box.current?.focus(), []);

  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
  };
  const ask = (text: string) =>
    store.send(text, (question) =>
      withDelivery(question, answerTo(question, words, { ...support, freeShippingFrom, offer }), {
        words: delivery,
        lang,
      }),
    );
  // What was pressed goes away. In the field, a phone's keyboard would come up and cover the answer.
  const askReady = (question: string) => {
    log.current?.focus();
    ask(question);
  };
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    box.current?.focus();
    if (ask(box.current?.value ?? "")) event.currentTarget.reset();
  };
  const question = messages.findLast(({ sender }) => sender === "user")?.text ?? hello(name);

  return (
    <div ref={whole}>
      <div
        ref={panel}
        role="dialog"
        aria-labelledby={titleId}
        className="chat-panel"
        onKeyDown={leaveOnEscape}
      >
        <div className="chat-head">
          <ShopLogo logo={look.logo} className="chat-logo" />
          <div className="chat-name">
            <h2 id={titleId} className="large">
              {words.title}
            </h2>
            <p className="chat-status">{words.automatic}</p>
          </div>
          <IconButton label={close} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        <ChatLog ref={log} messages={messages} isTyping={typing > 0} />
        {messages.length === 0 && (
          <ul className="chat-ready">
            {Object.values(words.questions).map((one) => (
              <li key={one}>
                <button type="button" className="chip" onClick={() => askReady(one)}>
                  {one}
                </button>
              </li>
            ))}
          </ul>
        )}
        <form className="chat-form" onSubmit={send}>
          <input
            ref={box}
            className="input"
            name="message"
            aria-label={words.message}
            placeholder={words.placeholder}
            maxLength={500}
            autoComplete="off"
            enterKeyHint="send"
          />
          <button type="submit" className="button button-primary chat-send" aria-label={words.send}>
            <Icon name="arrow-right" />
          </button>
        </form>
        {contact.whatsapp && (
          <div className="chat-foot">
            <a
              className={`${buttonClass("quiet", "small")} full`}
              href={`https://wa.me/${contact.whatsapp}?text=${encodeURIComponent(question)}`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="whatsapp" className="leaf" /> {words.whatsapp}
            </a>
          </div>
        )}
      </div>
      {/* By the click: what closed it sooner would let the press go on to the page. */}
      <button type="button" className="chat-veil" tabIndex={-1} aria-hidden="true" onClick={onClose} />
    </div>
  );
}

function onNewWidth(tell: () => void): () => void {
  const width = matchMedia(phone);
  width.addEventListener("change", tell);
  return () => width.removeEventListener("change", tell);
}
