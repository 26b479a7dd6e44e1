import { whatsapp as whatsappWords } from "#contract/texts/en/whatsapp.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";

/** The home page's way to a person, of a shop that has one: a plain link, which works before any script. */
export function WhatsappFloat() {
  const words = useWords("whatsapp", whatsappWords);
  const { name, contact } = useShop();
  if (!contact.whatsapp) return null;
  const text = encodeURIComponent(words.hello(name));
  return (
    <a
      className="icon-button floating float-start leaf"
      href={`https://wa.me/${contact.whatsapp}?text=${text}`}
      rel="noreferrer"
      aria-label={words.float}
      title={words.float}
    >
      <Icon name="whatsapp" />
    </a>
  );
}
