import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Icon } from "#web/ui/icon.tsx";
import { type CodeForOffice, formatDiscount, formatLimits } from "./format-code.ts";

/** To put it into a message, or to hand it on whole; the script adds the shop's address to what is sent. */
export function CodeShare({ code }: { readonly code: CodeForOffice }) {
  const { shell } = useOffice();
  const words = textsOf(shell.lang).promoCodes;
  const text = words.shareWords(code.code, shell.shop.name, formatDiscount(code, shell.lang));
  return (
    <p className="reach">
      <button
        type="button"
        className="button button-quiet button-small"
        data-copy={code.code}
        data-copied={words.copied}
      >
        <Icon name="tag" /> <span aria-live="polite">{words.copy}</span>
      </button>
      <a
        href={`https://wa.me/?text=${encodeURIComponent([text, formatLimits(code, shell.lang)].join(", "))}`}
        className="button button-quiet button-small"
        rel="noreferrer"
        data-with-origin
      >
        <Icon name="whatsapp" /> {words.share}
      </a>
    </p>
  );
}
