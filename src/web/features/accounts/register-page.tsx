import { useState } from "react";
import { Form, Link } from "react-router";
import { paths } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountFrame } from "./parts/account-frame.tsx";
import { errorOf, FormAlert } from "./parts/form-alert.tsx";
import { PasswordStrength } from "./parts/password-strength.tsx";
import { useProblem } from "./parts/use-problem.ts";

export function RegisterPage({ next }: { readonly next: string }) {
  const accounts = useWords("accounts", accountsWords);
  const { register } = accounts;
  const { problem, pending } = useProblem("register");
  const [password, setPassword] = useState("");
  return (
    <AccountFrame title={register.title} lead={register.lead}>
      <Form method="post" className="grid gap-4" noValidate>
        <FormAlert problem={problem} />
        <input type="hidden" name="intent" value="register" />
        <input type="hidden" name="next" value={next} />
        <TextField
          label={accounts.name}
          name="name"
          autoComplete="name"
          required
          defaultValue={problem?.values?.name}
          error={errorOf(problem, "name")}
        />
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
          autoComplete="new-password"
          required
          hint={register.passwordHint}
          error={errorOf(problem, "password")}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasswordStrength password={password} />
        <Button type="submit" size="large" pending={pending} pendingLabel={register.pending}>
          {register.submit}
        </Button>
      </Form>
      <p>
        {register.haveOne}{" "}
        <Link
          to={paths.login(next === paths.home() ? {} : { next })}
          className="inline-flex min-h-6 items-center font-semibold text-accent underline underline-offset-4"
        >
          {register.toLogin}
        </Link>
      </p>
    </AccountFrame>
  );
}
