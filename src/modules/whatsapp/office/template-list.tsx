import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { whatsappEndpoints } from "../endpoints.ts";

type Template = AnswerOf<typeof whatsappEndpoints.show>["templates"][number];

/** What WhatsApp has to approve, to be copied from here: it is made of the texts that this version sends. */
export function TemplateList({ templates }: { readonly templates: readonly Template[] }) {
  const { templates: words } = textsOf(useOffice().shell.lang).whatsAppSetUp;
  const others = templates.filter(({ isCommon }) => !isCommon);
  return (
    <>
      <p>{words.lead}</p>
      <p className="field-hint">{words.changed}</p>
      <h3 className="above-m">{words.common}</h3>
      <Rows templates={templates.filter(({ isCommon }) => isCommon)} />
      <details className="fold above-m">
        <summary>
          {words.all(others.length)} <Icon name="chevron-down" className="turns push" />
        </summary>
        <Rows templates={others} />
      </details>
    </>
  );
}

function Rows({ templates }: { readonly templates: readonly Template[] }) {
  const { templates: words } = textsOf(useOffice().shell.lang).whatsAppSetUp;
  return (
    <ul className="rows">
      {templates.map(({ name, lang, category, body }) => (
        <li key={`${name} ${lang}`} className="row whatsapp-template">
          <p>
            <code>{name}</code>
            <span className="row-facts">{words.facts(category, lang)}</span>
          </p>
          <pre lang={lang}>{body}</pre>
          <p className="reach">
            <Copy text={name} label={words.copyName} about={name} />
            <Copy text={body} label={words.copyText} about={name} />
          </p>
        </li>
      ))}
    </ul>
  );
}

type CopyProps = { readonly text: string; readonly label: string; readonly about: string };

function Copy({ text, label, about }: CopyProps) {
  const { copied } = textsOf(useOffice().shell.lang).whatsAppSetUp.templates;
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      data-copy={text}
      data-copied={copied}
      aria-label={`${label}: ${about}`}
    >
      <Icon name="copy" /> <span aria-live="polite">{label}</span>
    </button>
  );
}
