import { phoneShown } from "#contract/phone-shown.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { DeedArea } from "#manage/parts/deed-field.tsx";
import { DeedFold } from "#manage/parts/deed-fold.tsx";
import { DeedForm } from "#manage/parts/deed-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ticketDeskEndpoints } from "../desk-endpoints.ts";
import type { TicketAtDesk } from "../desk-views.ts";

/** The answer stands open, as the next step; all else is folded away. */
export function TicketDeeds({ ticket }: { readonly ticket: TicketAtDesk }) {
  const { messages: words } = useOffice().words;
  const { id, version: seen, state, law, email, phone } = ticket;
  const on = { id, seen };
  return (
    <Section title={words.answer}>
      <DeedForm endpoint={ticketDeskEndpoints.answer} input={on} className="answer">
        {(deed) => (
          <>
            {deed.isChanged && (
              <p role="alert" className="changed">
                {words.changed}
              </p>
            )}
            <DeedArea state={deed} name="words" label={words.words} />
            <p className="muted">{email ? words.byMail(email) : words.bySms(phoneShown(phone ?? ""))}</p>
            <Checkbox label={words.close} name="close" />
            <button type="submit" className="button button-primary">
              {words.answer}
            </button>
          </>
        )}
      </DeedForm>
      {law && law.acknowledgedAt === null && state !== "closed" && (
        <DeedForm endpoint={ticketDeskEndpoints.acknowledge} input={on} className="above-m">
          <button type="submit" className="button button-quiet">
            {words.acknowledge}
          </button>
        </DeedForm>
      )}
      <div className="above-m">
        <DeedFold
          title={words.addNote}
          press={words.writeNote}
          endpoint={ticketDeskEndpoints.note}
          input={on}
        >
          {(deed) => <DeedArea state={deed} name="words" label={words.noteLabel} />}
        </DeedFold>
        {state === "closed" ? (
          <DeedForm endpoint={ticketDeskEndpoints.reopen} input={on} className="above-m">
            <button type="submit" className="button button-quiet">
              {words.reopen}
            </button>
          </DeedForm>
        ) : (
          <DeedForm endpoint={ticketDeskEndpoints.close} input={on} className="above-m">
            <button type="submit" className="button button-quiet">
              {words.closeNow}
            </button>
          </DeedForm>
        )}
      </div>
    </Section>
  );
}
