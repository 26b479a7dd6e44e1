import { shopContact } from "#contract/shop-contact.ts";
import { chat as chatWords } from "#contract/texts/en/chat.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";

/** The home page's way to a person: a plain link, which works before any script. */
export function WhatsappFloat({ shopName }: { readonly shopName: string }) {
  const words = useWords("chat", chatWords);
  const text = encodeURIComponent(words.whatsappHello(shopName));
  return (
    <a
      className="icon-button floating float-start-second text-leaf"
      href={`https://wa.me/${shopContact.whatsapp}?text=${text}`}
      rel="noreferrer"
      aria-label={words.whatsappFloat}
      title={words.whatsappFloat}
    >
      <Icon name="whatsapp" />
    </a>
  );
}
