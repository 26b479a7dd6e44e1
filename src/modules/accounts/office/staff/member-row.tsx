import type { AnswerOf } from "#contract/endpoint.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm, useAction } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { peopleEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { moment } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";
import { RoleField } from "./role-field.tsx";

export type Member = AnswerOf<typeof peopleEndpoints.list>["people"][number];

export function MemberRow({ member }: { readonly member: Member }) {
  const { shell, words } = useOffice();
  const { people } = words;
  const { id, name, email, phone, role, lastSeenAt, sessions, passkeys, recoveryAt, isSelf } = member;
  const given = { id, was: role };
  const { isRefused } = useAction(peopleEndpoints.setRole, given);
  const reach = email ?? (phone && phoneShown(phone));
  const seen = lastSeenAt === null ? people.neverSeen : people.seen(moment(lastSeenAt, shell.lang));
  return (
    <li>
      <details className="fold" open={isRefused}>
        <summary>
          <span>
            <span className="row-head">
              <b>
                <AsWritten text={name} />
              </b>
              {isSelf && `(${people.self})`}
              <span className={`badge ${role === "owner" ? "badge-leaf" : ""}`}>{people.roles[role]}</span>
            </span>
            {reach && <span className="row-facts member-reach">{reach}</span>}
            <span className="row-facts">{seen}</span>
          </span>
          <Icon name="chevron-down" className="turns push" />
        </summary>
        <div className="fold-form">
          <p>{reach}</p>
          <ActionForm endpoint={peopleEndpoints.setRole} input={given} className="stack gap-l">
            {(state) => (
              <>
                <RoleField state={state} chosen={role} />
                <button type="submit" className="button button-quiet">
                  {people.changeRole}
                </button>
              </>
            )}
          </ActionForm>
          <p>
            <a className="out-link" href={`${officePath("log")}?${new URLSearchParams({ by: id })}`}>
              {people.log}
            </a>
          </p>
          {recoveryAt !== null && (
            <ActionForm
              endpoint={peopleEndpoints.stopRecovery}
              input={{ id }}
              next={officePath("people")}
              className="stack gap-l"
            >
              <p className="danger">{people.recovering(moment(recoveryAt, shell.lang))}</p>
              <button type="submit" className="button button-danger">
                {people.stopRecovery}
              </button>
            </ActionForm>
          )}
          <ActionForm
            endpoint={peopleEndpoints.endSessions}
            input={{ id }}
            next={officePath("people")}
            className="stack gap-l"
          >
            <p className="muted">
              {people.sessions(sessions)} {people.passkeys(passkeys)}
            </p>
            <button type="submit" className="button button-quiet">
              {people.endSessions}{" "}
              <span className="sr-only">
                <AsWritten text={name} />
              </span>
            </button>
          </ActionForm>
          <ActionForm
            endpoint={peopleEndpoints.remove}
            input={{ id }}
            next={officePath("people")}
            className="stack gap-l"
          >
            <p className="muted">{people.removeHint}</p>
            <button type="submit" className="button button-danger">
              {people.remove}{" "}
              <span className="sr-only">
                <AsWritten text={name} />
              </span>
            </button>
          </ActionForm>
        </div>
      </details>
    </li>
  );
}
