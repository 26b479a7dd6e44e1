import {
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
  WebAuthnError,
} from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { useSubmit } from "react-router";
import type { FormProblem } from "#contract/form-problem.ts";
import { passkeysEndpoints } from "#modules/accounts/passkeys/endpoints.ts";
import type { PasskeysView } from "#modules/accounts/passkeys-view.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { call } from "#web/request/call.ts";
import { sentBy } from "#web/request/sent-by.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { FormAlert } from "../parts/form-alert.tsx";
import { problemOf } from "../parts/problem-of.ts";
import { useProblem } from "../parts/use-problem.ts";

export type AddPasskeyProps = Pick<PasskeysView, "asksPassword"> & { readonly words: PasskeysView["adding"] };

export function AddPasskey({ words, asksPassword }: AddPasskeyProps) {
  const { currentPassword } = useWords("accounts", accountsWords);
  const submit = useSubmit();
  const refused = useProblem(passkeysEndpoints.add);
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<FormProblem>();
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (asking) return;
    setAsking(true);
    const made = await madeWith(sentBy(new FormData(event.currentTarget)), words);
    setAsking(false);
    setFault("answer" in made ? undefined : made);
    if ("answer" in made) void submit({ call: passkeysEndpoints.add.name, ...made }, { method: "post" });
  };
  const problem = fault ?? refused.problem;
  const wrong = problem?.field === "password" ? problem.message : undefined;
  return (
    <form method="post" className="passkey-form stack gap-l above-l" onSubmit={make}>
      <FormAlert problem={problem} />
      {asksPassword && (
        <PasswordField
          label={currentPassword}
          name="password"
          autoComplete="current-password"
          enterKeyHint="go"
          hint={words.sure}
          error={wrong}
          required
        />
      )}
      <Button
        type="submit"
        size="large"
        pending={asking || refused.pending}
        pendingLabel={words.pending}
        className="at-start"
      >
        {words.add}
      </Button>
    </form>
  );
}

async function madeWith(
  given: Record<string, string>,
  words: AddPasskeyProps["words"],
): Promise<{ readonly answer: string } | FormProblem> {
  const offered = await call(passkeysEndpoints.offer, given);
  if (!offered.success) return problemOf(offered, passkeysEndpoints.offer);
  const optionsJSON = offered.options as unknown as PublicKeyCredentialCreationOptionsJSON;
  try {
    return { answer: JSON.stringify(await startRegistration({ optionsJSON })) };
  } catch (error) {
    const isHere =
      error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";
    return { call: passkeysEndpoints.add.name, message: isHere ? words.isHere : words.notAdded };
  }
}
