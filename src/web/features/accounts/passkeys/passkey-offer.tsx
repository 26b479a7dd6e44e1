import { browserSupportsWebAuthn, platformAuthenticatorIsAvailable } from "@simplewebauthn/browser";
import { useEffect, useId, useState } from "react";
import { passkeysCalls } from "#contract/calls/passkeys.ts";
import { paths } from "#contract/paths.ts";
import { passkeyOffer } from "#contract/texts/en/passkey-offer.ts";
import { shell as shellWords } from "#contract/texts/en/shell.ts";
import { call } from "#web/request/call.ts";
import { isPageOfUser } from "#web/request/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { isBusy } from "#web/ui/is-busy.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { noteOffered } from "./offering.ts";

const patience = 1_500;

/** To who has no passkey, on a device that could make one; beside what the shopper does and never in its way. */
export function PasskeyOffer() {
  const words = useWords("passkeyOffer", passkeyOffer);
  const { close } = useWords("shell", shellWords);
  const [shown, setShown] = useState(false);
  const titleId = useId();

  useEffect(() => {
    let timer = setTimeout(offer, patience);
    async function offer() {
      if (isBusy(document)) {
        timer = setTimeout(offer, patience);
        return;
      }
      if (!isPageOfUser() || !browserSupportsWebAuthn()) return;
      const isWanted = (await platformAuthenticatorIsAvailable()) && (await hasNone());
      noteOffered();
      setShown(isWanted);
    }
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!shown) return;
    const leave = (event: KeyboardEvent) => event.key === "Escape" && setShown(false);
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, [shown]);

  if (!shown) return null;
  return (
    <div role="dialog" aria-labelledby={titleId} className="welcome">
      <div className="flex items-start gap-3">
        <h2 id={titleId} className="flex-1 text-xl">
          {words.title}
        </h2>
        <IconButton label={close} className="-me-2 -mt-2" onClick={() => setShown(false)}>
          <Icon name="close" />
        </IconButton>
      </div>
      <p className="mt-1 mb-4">{words.text}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.passkeys()} onClick={() => setShown(false)}>
          {words.add}
        </LinkButton>
        <Button look="bare" onClick={() => setShown(false)}>
          {words.later}
        </Button>
      </div>
    </div>
  );
}

async function hasNone(): Promise<boolean> {
  const answer = await call(passkeysCalls.list);
  return answer.success && answer.passkeys.length === 0;
}
