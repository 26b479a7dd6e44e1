import { Form } from "react-router";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { errorOf, FormAlert } from "./form-alert.tsx";
import { CancelLink, EditLink, type PartProps, ProfilePart } from "./profile-part.tsx";
import { useProblem } from "./use-problem.ts";

export function PasswordPart({ view: { user, editing }, saved }: PartProps) {
  const { profile, said } = useWords("accounts", accountsWords);
  const change = user.hasPassword ? profile.changePassword : profile.setPassword;
  const isOpen = editing === "password";
  return (
    <ProfilePart
      title={profile.security}
      done={saved === "password" ? said.passwordChanged : undefined}
      action={!isOpen && <EditLink part="password">{change}</EditLink>}
    >
      {!user.hasPassword && <p className="text-muted">{profile.noPassword}</p>}
      {isOpen && <PasswordForm email={user.email} asksCurrent={user.hasPassword} label={change} />}
    </ProfilePart>
  );
}

type PasswordFormProps = {
  readonly email: string | null;
  readonly asksCurrent: boolean;
  readonly label: string;
};

function PasswordForm({ email, asksCurrent, label }: PasswordFormProps) {
  const accounts = useWords("accounts", accountsWords);
  const { problem, pending } = useProblem("password");
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <FormAlert problem={problem} />
      <input type="hidden" name="intent" value="password" />
      {/* Lets a password manager know whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
      {asksCurrent && (
        <PasswordField
          label={accounts.currentPassword}
          name="currentPassword"
          autoComplete="current-password"
          required
          error={errorOf(problem, "currentPassword")}
        />
      )}
      <PasswordField
        label={accounts.newPassword}
        name="password"
        autoComplete="new-password"
        required
        hint={accounts.register.passwordHint}
        error={errorOf(problem, "password")}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={pending} pendingLabel={accounts.profile.saving}>
          {label}
        </Button>
        <CancelLink />
      </div>
    </Form>
  );
}
