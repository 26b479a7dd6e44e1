import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import type { LoginView } from "#modules/accounts/login-view.ts";
import { passkeysEndpoints } from "#modules/accounts/passkeys/endpoints.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useProblem } from "../parts/use-problem.ts";
import { askForPasskey, offerInField } from "./ask-for-passkey.ts";

export interface PasskeyButtonProps {
  readonly words: LoginView["passkey"];
  readonly way: LoginView["way"];
}

/** One press, or a choice in the e-mail field: both send the login's own form. */
export function PasskeyButton({ words, way }: PasskeyButtonProps) {
  const submit = useSubmit();
  const { problem, pending } = useProblem(passkeysEndpoints.login);
  const [asking, setAsking] = useState(false);
  const [isUnused, setUnused] = useState(false);
  const send = (answer: object) => {
    const box = document.querySelector<HTMLInputElement>("input[name=remember]");
    const given = { call: passkeysEndpoints.login.name, answer: JSON.stringify(answer) };
    void submit({ ...given, ...(box?.checked && { remember: "1" }) }, { method: "post" });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew where one answer was used up
  useEffect(() => (asking ? undefined : offerInField(send)), [asking, way, problem]);

  const press = async () => {
    setAsking(true);
    setUnused(false);
    const answer = await askForPasskey();
    setAsking(false);
    setUnused(!answer);
    if (answer) send(answer);
  };
  const text = problem?.message ?? (isUnused ? words.unused : undefined);
  return (
    <>
      <Button look="quiet" size="small" className="way-button" pending={asking || pending} onClick={press}>
        <Icon name="lock" /> {words.use}
      </Button>
      {text !== undefined && (
        <AlertPanel kind={problem ? "error" : "info"} live className="ways-alert">
          {text}
        </AlertPanel>
      )}
    </>
  );
}
