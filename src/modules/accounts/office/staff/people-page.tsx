import type { AnswerOf } from "#contract/endpoint.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm, useAction } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { peopleEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import { InvitationRow } from "./invitation-row.tsx";
import { MemberRow } from "./member-row.tsx";
import { RoleField } from "./role-field.tsx";

type PeoplePageProps = Pick<AnswerOf<typeof peopleEndpoints.list>, "people" | "invited">;

export function PeoplePage({ people, invited }: PeoplePageProps) {
  const { people: words } = useOffice().words;
  return (
    <>
      <div className="goods-head">
        <h1>{words.title}</h1>
        <Invite />
      </div>
      <p className="setting-lead">{words.lead}</p>
      <ul className="people">
        {people.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
      </ul>
      {invited.length > 0 && (
        <Section title={words.waiting}>
          <ul className="people">
            {invited.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Behind its button until it is wanted, and open while something is wrong with it. */
function Invite() {
  const { people: words } = useOffice().words;
  const { isRefused } = useAction(peopleEndpoints.invite, {});
  return (
    <details className="invite" open={isRefused}>
      <summary className="button button-primary button-small">
        <Icon name="plus" /> {words.invite}
      </summary>
      <ActionForm endpoint={peopleEndpoints.invite} input={{}} className="stack gap-l">
        {(state) => (
          <>
            <ActionField
              state={state}
              name="to"
              label={words.to}
              hint={words.toHint}
              required
              maxLength={254}
              autoComplete="off"
            />
            <RoleField state={state} chosen="packer" />
            <button type="submit" className="button button-primary">
              {words.send}
            </button>
          </>
        )}
      </ActionForm>
    </details>
  );
}
