import { Form } from "react-router";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountFrame } from "./parts/account-frame.tsx";
import { errorOf, FormAlert } from "./parts/form-alert.tsx";
import { useProblem } from "./parts/use-problem.ts";

export function ForgotPasswordPage({ sent }: { readonly sent: boolean }) {
  const accounts = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem("forgot");
  if (sent)
    return (
      <AccountFrame title={accounts.forgot.title}>
        <AlertPanel kind="success" title={accounts.forgot.sentTitle} live>
          {accounts.said.resetSent}
        </AlertPanel>
        <LinkButton to={paths.login()} look="quiet">
          {accounts.forgot.backToLogin}
        </LinkButton>
      </AccountFrame>
    );
  return (
    <AccountFrame title={accounts.forgot.title} lead={accounts.forgot.lead}>
      <Form method="post" className="grid gap-4">
        <FormAlert problem={problem} />
        <input type="hidden" name="intent" value="forgot" />
        <TextField
          label={accounts.email}
          name="email"
          type="email"
          autoComplete="username"
          placeholder={accounts.emailPlaceholder}
          required
          defaultValue={problem?.values?.email}
          error={errorOf(problem, "email")}
        />
        <Button type="submit" size="large" pending={pending} pendingLabel={accounts.login.sending}>
          {accounts.forgot.submit}
        </Button>
      </Form>
      <LinkButton to={paths.login()} look="bare" className="justify-self-start">
        {accounts.forgot.backToLogin}
      </LinkButton>
    </AccountFrame>
  );
}
