import { Form } from "react-router";
import { apiBase, endpoints } from "#contract/paths.ts";
import { accounts as accountsWords } from "#contract/texts/en/accounts.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { useWords } from "#web/ui/words.ts";
import { errorOf, FormAlert } from "./form-alert.tsx";
import { CancelLink, EditLink, type PartProps, ProfilePart } from "./profile-part.tsx";
import { useProblem } from "./use-problem.ts";

export function DataPart({ view }: PartProps) {
  const { profile } = useWords("accounts", accountsWords);
  const isOpen = view.editing === "delete";
  return (
    <ProfilePart title={profile.yourData}>
      <p className="text-muted">{profile.exportText}</p>
      <a
        href={apiBase + endpoints.accountExport}
        download="my-data.json"
        className={`${buttonClass("quiet")} justify-self-start`}
      >
        <Icon name="download" /> {profile.exportButton}
      </a>
      <hr className="border-line" />
      <h3 className="text-lg font-semibold">{profile.deleteTitle}</h3>
      <p className="text-muted">{profile.deleteText}</p>
      {isOpen ? (
        <DeleteForm asksPassword={view.user.hasPassword} />
      ) : (
        <p>
          <EditLink part="delete">{profile.deleteTitle}</EditLink>
        </p>
      )}
    </ProfilePart>
  );
}

function DeleteForm({ asksPassword }: { readonly asksPassword: boolean }) {
  const accounts = useWords("accounts", accountsWords);
  const { profile } = accounts;
  const { problem, pending } = useProblem("delete");
  return (
    <Form method="post" className="grid gap-4" preventScrollReset>
      <FormAlert problem={problem} />
      <input type="hidden" name="intent" value="delete" />
      {asksPassword && (
        <PasswordField
          label={accounts.currentPassword}
          name="password"
          autoComplete="current-password"
          required
          error={errorOf(problem, "password")}
        />
      )}
      <Checkbox label={profile.deleteSure} name="sure" required />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" pending={pending}>
          {profile.deleteButton}
        </Button>
        <CancelLink />
      </div>
    </Form>
  );
}
