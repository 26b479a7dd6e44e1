import { browserSupportsWebAuthn, platformAuthenticatorIsAvailable } from "@simplewebauthn/browser";
import { useEffect, useState } from "react";
import { passkeysCalls } from "#contract/calls/passkeys.ts";
import { paths } from "#contract/paths.ts";
import { passkeyOffer } from "#contract/texts/en/passkey-offer.ts";
import { call } from "#web/request/call.ts";
import { isPageOfUser } from "#web/request/stored-session.ts";
import { AsideDialog } from "#web/ui/aside-dialog.tsx";
import { isBusy } from "#web/ui/is-busy.ts";
import { useWords } from "#web/ui/words.ts";
import { noteOffered } from "./offering.ts";

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
  return (
    <AsideDialog
      title={words.title}
      onwards={{ to: paths.passkeys(), name: words.add }}
      later={words.later}
      leave={() => setShown(false)}
    >
      {words.text}
    </AsideDialog>
  );
}

async function hasNone(): Promise<boolean> {
  const answer = await call(passkeysCalls.list);
  return answer.success && answer.passkeys.length === 0;
}
