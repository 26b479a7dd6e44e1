import { useEffect, useState } from "react";
import { useHref } from "react-router";
import { paths } from "#contract/paths.ts";
import { call } from "#web/request/call.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { useWords } from "#web/ui/words.ts";
import { accountsEndpoints } from "../endpoints.ts";
import { leaving as leavingWords } from "../texts/leaving.ts";
import { AccountFrame } from "./parts/account-frame.tsx";

/** Logged out here, and the shop does not know it yet. */
export function LeavingPage() {
  const leaving = useWords("leaving", leavingWords);
  const login = useHref(paths.login());
  const [pending, setPending] = useState(false);

  const tell = async () => {
    setPending(true);
    const answer = await call(accountsEndpoints.logout);
    setPending(false);
    // A new document: nothing of the old one is left to be shown.
    if (answer.success) location.replace(login);
  };
  useEffect(() => {
    const again = () => void tell();
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  });

  return (
    <AccountFrame title={leaving.title}>
      <AlertPanel kind="warning" live title={leaving.unreached}>
        <p>{leaving.later}</p>
      </AlertPanel>
      <div>
        <Button pending={pending} pendingLabel={leaving.telling} onClick={() => void tell()}>
          {leaving.tell}
        </Button>
      </div>
    </AccountFrame>
  );
}
