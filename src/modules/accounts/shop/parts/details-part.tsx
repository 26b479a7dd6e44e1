import type { ReactNode } from "react";
import { Form } from "react-router";
import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import { accounts as accountsWords } from "#modules/accounts/texts/accounts.ts";
import { profile as profileWords } from "#modules/accounts/texts/profile.ts";
import { AlertPanel } from "#web/ui/alert-panel.tsx";
import { Button } from "#web/ui/button.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, EmailField, FormField, FormPassword } from "./account-form.tsx";
import { FormAlert } from "./form-alert.tsx";
import { EditLink, type PartProps, ProfilePart } from "./profile-part.tsx";
import { useProblem } from "./use-problem.ts";

export function DetailsPart({ view, saved }: PartProps) {
  const accounts = useWords("accounts", accountsWords);
  const { said } = accounts;
  const profile = useWords("profile", profileWords);
  if (view.editing === "details") return <DetailsForm view={view} />;
  const { user, phone } = view;
  return (
    <ProfilePart
      title={profile.details}
      done={
        { [accountsEndpoints.changeProfile.name]: said.profileUpdated, email: said.emailToConfirm }[
          saved ?? ""
        ]
      }
      action={<EditLink part="details">{profile.edit}</EditLink>}
    >
      <dl className="profile-facts">
        <Fact name={accounts.name}>{user.name}</Fact>
        <Fact name={accounts.email}>{user.email ?? profile.noneYet}</Fact>
        <Fact name={accounts.phone}>{phone ?? profile.noneYet}</Fact>
      </dl>
      <p className="small muted">
        {profile.memberSince}: {view.memberSince}
        <br />
        {profile.lastLogin}: {view.lastLogin ?? profile.never}
      </p>
      {user.email && !user.emailVerified && <ConfirmAgain />}
    </ProfilePart>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ConfirmAgain() {
  const profile = useWords("profile", profileWords);
  const { problem, pending } = useProblem(accountsEndpoints.askToConfirmEmail);
  return (
    <AlertPanel kind="info">
      <Form method="post" className="details-form" preventScrollReset>
        <FormAlert problem={problem} />
        <input type="hidden" name="call" value={accountsEndpoints.askToConfirmEmail.name} />
        <p>{profile.unconfirmed}</p>
        <Button type="submit" look="bare" pending={pending}>
          {profile.sendConfirm}
        </Button>
      </Form>
    </AlertPanel>
  );
}

function DetailsForm({ view: { user } }: Pick<PartProps, "view">) {
  const { name } = useWords("accounts", accountsWords);
  const profile = useWords("profile", profileWords);
  return (
    <ProfilePart title={profile.details}>
      <AccountForm
        endpoint={accountsEndpoints.changeProfile}
        submit={profile.save}
        pendingLabel={profile.saving}
        isPart
      >
        <FormField label={name} name="name" autoComplete="name" required defaultValue={user.name} />
        <EmailField autoComplete="email" required={user.email !== null} defaultValue={user.email ?? ""} />
        {user.hasPassword && <FormPassword kind="current" required={false} hint={profile.passwordForEmail} />}
      </AccountForm>
    </ProfilePart>
  );
}
