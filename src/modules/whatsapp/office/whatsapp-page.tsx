import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { Section } from "#manage/parts/section.tsx";
import { whatsappEndpoints } from "../endpoints.ts";
import { TemplateList } from "./template-list.tsx";

type WhatsAppView = Omit<AnswerOf<typeof whatsappEndpoints.show>, "success" | "message">;

export function WhatsAppPage({ view }: { readonly view: WhatsAppView }) {
  const { lang } = useOffice().shell;
  const { whatsAppSetUp: words, setUp } = textsOf(lang);
  const { isSetUp, isChosen, figures, templates } = view;
  return (
    <>
      <BackTo to="set-up" name={setUp.title} />
      <h1>{words.title}</h1>
      <p className="setting-lead">{words.lead}</p>
      <p>
        <b>{isSetUp ? (isChosen ? words.state.on : words.state.off) : words.state.none}</b>
      </p>
      <p className="above-s">
        <a href={officePath("shop/messages")} className="button button-quiet button-small">
          {words.choose}
        </a>
      </p>
      <Section title={words.steps.title}>
        <Steps webhookUrl={view.webhookUrl} />
      </Section>
      <Section title={words.trial.title}>
        <Trial phone={view.phone} />
      </Section>
      <Section title={words.figures.title}>
        <Figures figures={figures} />
      </Section>
      <Section title={words.templates.title}>
        <TemplateList templates={templates} />
      </Section>
    </>
  );
}

function Steps({ webhookUrl }: { readonly webhookUrl: string }) {
  const { whatsAppSetUp: words } = textsOf(useOffice().shell.lang);
  const { list, machine, webhook } = words.steps;
  return (
    <>
      <ol className="whatsapp-steps">
        {list.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <dl className="whatsapp-settings">
        {Object.entries(machine).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
        <div>
          <dt>{webhook}</dt>
          <dd>
            <code>{webhookUrl}</code>
          </dd>
        </div>
      </dl>
    </>
  );
}

/** To oneself: it needs no template where one has written just before, which shows that the shop hears as well. */
function Trial({ phone }: { readonly phone: string | null }) {
  const { trial: words } = textsOf(useOffice().shell.lang).whatsAppSetUp;
  return (
    <>
      <p>{words.lead}</p>
      <ActionForm endpoint={whatsappEndpoints.tryOut} input={{}} className="stack gap-s above-s">
        {(state) => (
          <>
            {state.errorOf() && <p className="field-error">{state.errorOf()}</p>}
            <ActionField
              state={state}
              name="phone"
              type="tel"
              label={words.phone}
              defaultValue={phone ?? ""}
              autoComplete="tel"
              required
            />
            <p>
              <button type="submit" className="button button-quiet">
                {words.send}
              </button>
            </p>
          </>
        )}
      </ActionForm>
    </>
  );
}

function Figures({ figures }: Pick<WhatsAppView, "figures">) {
  const { figures: words } = textsOf(useOffice().shell.lang).whatsAppSetUp;
  const { taken, arrived, read, bySms, reasons } = figures;
  if (taken + bySms === 0) return <p>{words.none}</p>;
  return (
    <>
      <p>{[words.taken(taken), words.arrived(arrived), words.read(read), words.bySms(bySms)].join(" · ")}</p>
      {reasons.length > 0 && (
        <>
          <h3 className="above-m">{words.reasons}</h3>
          <ul className="rows">
            {reasons.map(({ why, total }) => (
              <li key={why} className="row">
                {words.reason(why, total)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
