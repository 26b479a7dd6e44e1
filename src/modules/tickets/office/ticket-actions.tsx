import { phoneShown } from "#contract/format/phone-shown.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionArea } from "#manage/parts/action-field.tsx";
import { ActionFold } from "#manage/parts/action-fold.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ticketOfficeEndpoints } from "../office-endpoints.ts";
import type { TicketForOffice } from "../office-views.ts";

/** The answer stands open, as the next step; all else is folded away. */
export function TicketActions({ ticket }: { readonly ticket: TicketForOffice }) {
  const { messages: words } = useOffice().words;
  const { id, version: seen, state, law, email, phone } = ticket;
  const on = { id, seen };
  return (
    <Section title={words.answer}>
      <ActionForm endpoint={ticketOfficeEndpoints.answer} input={on} className="answer">
        {(action) => (
          <>
            {action.isChanged && (
              <p role="alert" className="changed">
                {words.changed}
              </p>
            )}
            <ActionArea state={action} name="words" label={words.words} />
            <p className="muted">{email ? words.byMail(email) : words.bySms(phoneShown(phone ?? ""))}</p>
            <Checkbox label={words.close} name="close" />
            <button type="submit" className="button button-primary">
              {words.answer}
            </button>
          </>
        )}
      </ActionForm>
      {law && law.acknowledgedAt === null && state !== "closed" && (
        <ActionForm endpoint={ticketOfficeEndpoints.acknowledge} input={on} className="above-m">
          <button type="submit" className="button button-quiet">
            {words.acknowledge}
          </button>
        </ActionForm>
      )}
      <div className="above-m">
        <ActionFold
          title={words.addNote}
          press={words.writeNote}
          endpoint={ticketOfficeEndpoints.note}
          input={on}
        >
          {(action) => <ActionArea state={action} name="words" label={words.noteLabel} />}
        </ActionFold>
        {state === "closed" ? (
          <ActionForm endpoint={ticketOfficeEndpoints.reopen} input={on} className="above-m">
            <button type="submit" className="button button-quiet">
              {words.reopen}
            </button>
          </ActionForm>
        ) : (
          <ActionForm endpoint={ticketOfficeEndpoints.close} input={on} className="above-m">
            <button type="submit" className="button button-quiet">
              {words.closeNow}
            </button>
          </ActionForm>
        )}
      </div>
    </Section>
  );
}
