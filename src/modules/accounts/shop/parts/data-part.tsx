import { apiBase } from "#contract/paths.ts";
import { accountsEndpoints } from "#modules/accounts/endpoints.ts";
import { profile as profileWords } from "#modules/accounts/texts/profile.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PlainLink } from "#web/ui/plain-link.tsx";
import { useWords } from "#web/ui/words.ts";
import { AccountForm, FormPassword } from "./account-form.tsx";
import { EditLink, type PartProps, ProfilePart } from "./profile-part.tsx";

export function DataPart({ view }: PartProps) {
  const profile = useWords("profile", profileWords);
  const isOpen = view.editing === "delete";
  return (
    <ProfilePart title={profile.yourData}>
      <p className="muted">{profile.exportText}</p>
      <div className="row-links">
        <a href={apiBase + accountsEndpoints.export.path} download="my-data.json" className="row-link">
          <Icon name="download" /> {profile.exportButton} <Icon name="chevron-right" />
        </a>
        <PlainLink href="/profile/consents" className="row-link">
          <Icon name="mail" /> {view.leaving.consents} <Icon name="chevron-right" />
        </PlainLink>
        {!isOpen && (
          <EditLink part="delete" className="row-link row-link-danger">
            <Icon name="trash" /> {profile.deleteTitle} <Icon name="chevron-right" />
          </EditLink>
        )}
      </div>
      {isOpen && (
        <>
          <hr className="profile-rule" />
          <h3 className="large strong">{profile.deleteTitle}</h3>
          <p className="small muted">{view.leaving.text}</p>
          <DeleteForm asksPassword={view.user.hasPassword} />
        </>
      )}
    </ProfilePart>
  );
}

function DeleteForm({ asksPassword }: { readonly asksPassword: boolean }) {
  const profile = useWords("profile", profileWords);
  return (
    <AccountForm endpoint={accountsEndpoints.remove} submit={profile.deleteButton} look="danger" isPart>
      {asksPassword && <FormPassword kind="current" />}
      <Checkbox label={profile.deleteSure} name="sure" required />
    </AccountForm>
  );
}
