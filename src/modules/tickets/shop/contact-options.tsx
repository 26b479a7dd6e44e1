import type { ReactNode } from "react";
import type { TextBlock } from "#contract/format/text-blocks.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { ContactFormView } from "#modules/tickets/page-views.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { TextBlocks } from "#web/ui/text-blocks.tsx";
import { isNumber, quickContacts, signOf, wayOf } from "./way-of.ts";

type ContactOptionsProps = {
  readonly title: string;
  readonly blocks: readonly TextBlock[];
  readonly lang: Lang;
  readonly whatsapp: ContactFormView["whatsapp"];
};

/** How the shop is reached: what a list of its own words names stands over what it is. */
export function ContactOptions({ title, blocks, lang, whatsapp }: ContactOptionsProps) {
  const quick = new Set(quickContacts(blocks).map(({ value }) => value));
  const isQuick = (line: string) => quick.has(wayOf(line).value);
  const isAllQuick = ({ kind, lines }: TextBlock) => kind === "list" && lines.every(isQuick);
  // Small screens have those ways as buttons above it, and need no heading for the rest.
  const hidden = (isHidden: boolean) => (isHidden ? "wide-only" : "");
  return (
    <section
      className={`card contact-card stack gap-l ${hidden(blocks.every(isAllQuick))}`}
      aria-labelledby="ways-title"
    >
      <h2 id="ways-title" className="title-3 narrow-hears">
        {title}
      </h2>
      {whatsapp && (
        <div className="wide-only">
          <Named sign="whatsapp" name="WhatsApp">
            <a href={whatsapp.href} rel="noreferrer" className="link">
              {whatsapp.value}
            </a>
          </Named>
        </div>
      )}
      {blocks.map((block) =>
        block.kind === "list" ? (
          <ul key={block.lines[0]} className={`stack ${hidden(isAllQuick(block))}`}>
            {block.lines.map((line) => (
              <li key={line} className={hidden(isQuick(line))}>
                <Way line={line} lang={lang} />
              </li>
            ))}
          </ul>
        ) : (
          <TextBlocks key={block.lines[0]} blocks={[block]} lang={lang} />
        ),
      )}
    </section>
  );
}

function Way({ line, lang }: { readonly line: string; readonly lang: Lang }) {
  const { name, value } = wayOf(line);
  if (value === "") return <LinkedText text={line} lang={lang} />;
  return (
    <Named sign={signOf(value)} name={name}>
      <span className={isNumber(value) ? "title-3" : ""}>
        <LinkedText text={value} lang={lang} />
      </span>
    </Named>
  );
}

type NamedProps = { readonly sign: IconName; readonly name: string; readonly children: ReactNode };

function Named({ sign, name, children }: NamedProps) {
  return (
    <span className="beside">
      <Icon name={sign} className="contact-icon" />
      <span className="shrinks">
        <span className="block muted small">
          {name}
          <span className="sr-only">: </span>
        </span>
        {children}
      </span>
    </span>
  );
}
