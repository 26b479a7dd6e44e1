import { buttonClass } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useOrderTexts } from "../public/order-texts.ts";

/** To the form that writes to the shop, which knows then which order is meant. */
export function AskAboutOrder({ number }: { readonly number: string }) {
  const { detail } = useOrderTexts();
  return (
    <PlainLink href={`/policies/contact?order=${number}#write`} className={buttonClass("bare", "small")}>
      <Icon name="chat" /> {detail.ask}
    </PlainLink>
  );
}
