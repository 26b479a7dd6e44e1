import { type RefObject, useState } from "react";
import { welcome as welcomeWords } from "#contract/texts/en/welcome.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useWords } from "#web/ui/words.ts";

type CopyCodeProps = { readonly code: string; readonly shownIn: RefObject<HTMLElement | null> };

/** Says on itself that it is done: a message would lie over it. Where nothing may be copied for one, it marks the code. */
export function CopyCode({ code, shownIn }: CopyCodeProps) {
  const words = useWords("welcome", welcomeWords);
  const [text, setTold] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setTold(words.copied);
    } catch {
      if (shownIn.current) getSelection()?.selectAllChildren(shownIn.current);
      setTold(words.marked);
    }
  };
  const isCopied = text === words.copied;
  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon name={isCopied ? "check" : "copy"} /> {isCopied ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {text}
      </span>
    </>
  );
}
