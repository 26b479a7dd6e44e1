import { paths } from "#contract/paths.ts";
import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { profile as profileWords } from "#modules/accounts/texts/profile.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, FormPassword } from "./account-form.tsx";
import { EditLink, type PartProps, ProfilePart } from "./profile-part.tsx";

export function PasswordPart({ view: { user, editing, waysIn, passwordHint, passkeys }, saved }: PartProps) {
  const { said } = useWords("accounts", accountsWords);
  const profile = useWords("profile", profileWords);
  const change = user.hasPassword ? profile.changePassword : profile.setPassword;
  const isOpen = editing === "password";
  return (
    <ProfilePart
      title={profile.security}
      done={saved === accountsEndpoints.changePassword.name ? said.passwordChanged : undefined}
    >
      {waysIn && <p className="muted">{waysIn}</p>}
      {isOpen && (
        <PasswordForm email={user.email} asksCurrent={user.hasPassword} hint={passwordHint} label={change} />
      )}
      <div className="row-links">
        {!isOpen && (
          <EditLink part="password" className="row-link">
            <Icon name="lock" /> {change} <Icon name="chevron-right" />
          </EditLink>
        )}
        <PlainLink href={paths.passkeys()} className="row-link">
          <Icon name="shield" /> {passkeys} <Icon name="chevron-right" />
        </PlainLink>
      </div>
    </ProfilePart>
  );
}

type PasswordFormProps = {
  readonly email: string | null;
  readonly asksCurrent: boolean;
  readonly hint: string;
  readonly label: string;
};

function PasswordForm({ email, asksCurrent, hint, label }: PasswordFormProps) {
  const profile = useWords("profile", profileWords);
  return (
    <AccountForm
      endpoint={accountsEndpoints.changePassword}
      submit={label}
      pendingLabel={profile.saving}
      isPart
    >
      {/* Lets a password manager know whose password this is. */}
      <input type="text" autoComplete="username" value={email ?? ""} readOnly hidden />
      {asksCurrent && <FormPassword kind="current" name="currentPassword" />}
      <FormPassword kind="new" hint={hint} />
    </AccountForm>
  );
}
