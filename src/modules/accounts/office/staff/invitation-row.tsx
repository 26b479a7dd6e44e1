import type { AnswerOf } from "#contract/endpoint.ts";
import { phoneShown } from "#contract/format/phone-shown.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { peopleEndpoints } from "#modules/accounts/staff/endpoints.ts";
import { minute } from "#web/ui/format-dates.ts";
import { Icon } from "#web/ui/icon.tsx";

type InvitationRowProps = { readonly invitation: AnswerOf<typeof peopleEndpoints.list>["invited"][number] };

export function InvitationRow({ invitation }: InvitationRowProps) {
  const { shell, words } = useOffice();
  const { people } = words;
  const { id, to, role, by, sentAt, expiresAt, isOver } = invitation;
  const when = minute(sentAt, shell.lang);
  return (
    <li>
      <details className="fold">
        <summary>
          <span>
            <b>{phoneShown(to)}</b> · {people.roles[role]}
            <span className="row-facts">
              {isOver ? people.isOver : people.goodUntil(minute(expiresAt, shell.lang))}
            </span>
          </span>
          <Icon name="chevron-down" className="turns push" />
        </summary>
        <p className="muted">{by ? people.sentBy(when, by) : people.sentAt(when)}</p>
        <div className="reach">
          <ActionForm endpoint={peopleEndpoints.resend} input={{ id }} next={officePath("people")}>
            <button type="submit" className="button button-quiet button-small">
              {people.resend} <span className="sr-only">{to}</span>
            </button>
          </ActionForm>
          <ActionForm endpoint={peopleEndpoints.withdraw} input={{ id }} next={officePath("people")}>
            <button type="submit" className="button button-quiet button-small">
              {people.withdraw} <span className="sr-only">{to}</span>
            </button>
          </ActionForm>
        </div>
      </details>
    </li>
  );
}
