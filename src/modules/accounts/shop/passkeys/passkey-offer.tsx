import { browserSupportsWebAuthn, platformAuthenticatorIsAvailable } from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { paths } from "#contract/paths.ts";
import { passkeysEndpoints } from "#modules/accounts/passkeys/endpoints.ts";
import { passkeyOffer } from "#modules/accounts/texts/passkey-offer.ts";
import { call } from "#web/request/call.ts";
import { isPageOfUser } from "#web/request/stored-session.ts";
import { AsideDialog } from "#web/ui/aside-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { isBusy } from "#web/ui/is-busy.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { noteOffered } from "../public/offering.ts";

const patience = 1_500;

/** To who has no passkey, on a device that could make one; beside what the shopper does and never in its way. */
export function PasskeyOffer() {
  const words = useWords("passkeyOffer", passkeyOffer);
  const [shown, setShown] = useState(false);

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

  if (!shown) return null;
  const leave = () => setShown(false);
  return (
    <AsideDialog
      title={words.title}
      ways={
        <>
          <LinkButton to={paths.passkeys()} onClick={leave}>
            {words.add}
          </LinkButton>
          <Button look="bare" onClick={leave}>
            {words.later}
          </Button>
        </>
      }
      leave={leave}
    >
      {words.text}
    </AsideDialog>
  );
}

async function hasNone(): Promise<boolean> {
  const answer = await call(passkeysEndpoints.list);
  return answer.success && answer.passkeys.length === 0;
}
