import { useEffect, useState } from "react";
import { Form } from "react-router";
import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import type { LoginView } from "#modules/accounts/login-view.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { ShopLink } from "#web/ui/shop-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, RememberBox } from "./account-form.tsx";
import { CodeBoxes } from "./code-boxes.tsx";
import { FormAlert } from "./form-alert.tsx";
import { useProblem } from "./use-problem.ts";

type CodeFormProps = {
  readonly code: NonNullable<LoginView["code"]>;
  readonly changeTo: string;
};

export function CodeForm({ code, changeTo }: CodeFormProps) {
  const accounts = useWords("accounts", accountsWords);
  return (
    <>
      <p>
        {accounts.login.codeSentTo} <strong className="nowrap">{code.shown}</strong>{" "}
        <ShopLink to={changeTo} className="link">
          {accounts.login.changeNumber}
        </ShopLink>
      </p>
      <AccountForm
        endpoint={accountsEndpoints.loginWithCode}
        hidden={{ phone: code.phone }}
        submit={accounts.login.verify}
        pendingLabel={accounts.login.pending}
      >
        <CodeBoxes />
        <RememberBox />
      </AccountForm>
      <ResendForm code={code} />
    </>
  );
}

function ResendForm({ code }: Pick<CodeFormProps, "code">) {
  const { login } = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem(accountsEndpoints.requestCode);
  const wait = useWait(code.resendIn);
  return (
    <Form method="post" className="code-form stack gap-s">
      <FormAlert problem={problem} />
      <input type="hidden" name="call" value={accountsEndpoints.requestCode.name} />
      <input type="hidden" name="phone" value={code.phone} />
      {wait > 0 ? (
        <p className="tabular-nums code-again muted">{login.resendIn(wait)}</p>
      ) : (
        <Button type="submit" look="bare" pending={pending}>
          {login.resend}
        </Button>
      )}
    </Form>
  );
}

/** Counts down once the script is there; without it the button stands from the start and the server counts. */
function useWait(seconds: number): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    // Of the clock that nobody can set: a corrected time must not lengthen the wait.
    const until = performance.now() + seconds * 1_000;
    const show = () => setLeft(Math.max(0, Math.ceil((until - performance.now()) / 1_000)));
    show();
    const timer = setInterval(show, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
