import { Form, Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { errorOf, FormAlert } from "./form-alert.tsx";
import { useProblem } from "./use-problem.ts";

export function EmailForm({ next }: { readonly next: string }) {
  const accounts = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem("password");
  return (
    <Form method="post" className="grid gap-4">
      <FormAlert problem={problem} />
      <input type="hidden" name="intent" value="password" />
      <input type="hidden" name="next" value={next} />
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
      <PasswordField
        label={accounts.password}
        name="password"
        autoComplete="current-password"
        required
        error={errorOf(problem, "password")}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox
          label={accounts.login.remember}
          name="remember"
          value="1"
          defaultChecked={problem?.values?.remember === "1"}
        />
        <Link
          to={paths.forgotPassword()}
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
        >
          {accounts.login.forgot}
        </Link>
      </div>
      <Button type="submit" size="large" pending={pending} pendingLabel={accounts.login.pending}>
        {accounts.login.submit}
      </Button>
    </Form>
  );
}
