import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountFrame } from "./parts/account-frame.tsx";
import { errorOf, FormAlert } from "./parts/form-alert.tsx";
import { useProblem } from "./parts/use-problem.ts";

export function ResetPasswordPage({ token, good }: { readonly token: string; readonly good: boolean }) {
  const accounts = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem("reset");
  if (!good)
    return (
      <AccountFrame title={accounts.reset.title}>
        <AlertPanel kind="error">{accounts.reset.dead}</AlertPanel>
        <LinkButton to={paths.forgotPassword()}>{accounts.reset.again}</LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={accounts.reset.title}>
      <Form method="post" className="grid gap-4">
        <FormAlert problem={problem} />
        <input type="hidden" name="intent" value="reset" />
        <input type="hidden" name="token" value={token} />
        <PasswordField
          label={accounts.newPassword}
          name="password"
          autoComplete="new-password"
          required
          hint={accounts.register.passwordHint}
          error={errorOf(problem, "password")}
        />
        <Button type="submit" size="large" pending={pending}>
          {accounts.reset.submit}
        </Button>
      </Form>
    </AccountFrame>
  );
}
