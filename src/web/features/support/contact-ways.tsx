import type { ReactNode } from "react";
import type { PolicyBlock } from "#contract/policies.ts";
import type { Lang } from "#contract/texts/lang.ts";
import type { ContactFormView } from "#contract/ticket-view.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { TextBlocks } from "#web/ui/text-blocks.tsx";
import { isNumber, quickWays, signOf, wayOf } from "./way-of.ts";

type ContactWaysProps = {
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
  readonly lang: Lang;
  readonly whatsapp: ContactFormView["whatsapp"];
};

/** How the shop is reached: what a list of its own words names stands over what it is. */
export function ContactWays({ title, blocks, lang, whatsapp }: ContactWaysProps) {
  const quick = new Set(quickWays(blocks).map(({ value }) => value));
  const isQuick = (line: string) => quick.has(wayOf(line).value);
  const isAllQuick = ({ kind, lines }: PolicyBlock) => kind === "list" && lines.every(isQuick);
  // Small screens have those ways as buttons above it, and need no heading for the rest.
  const hidden = (isHidden: boolean) => (isHidden ? "max-lg:hidden" : "");
  return (
    <section
      className={`card grid gap-4 p-3 sm:p-6 ${hidden(blocks.every(isAllQuick))}`}
      aria-labelledby="ways-title"
    >
      <h2 id="ways-title" className="text-xl max-lg:sr-only">
        {title}
      </h2>
      {whatsapp && (
        <div className="max-lg:hidden">
          <Named sign="whatsapp" name="WhatsApp">
            <a href={whatsapp.href} rel="noreferrer" className="link">
              {whatsapp.value}
            </a>
          </Named>
        </div>
      )}
      {blocks.map((block) =>
        block.kind === "list" ? (
          <ul key={block.lines[0]} className={`grid gap-3 ${hidden(isAllQuick(block))}`}>
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
      <span className={isNumber(value) ? "text-xl" : ""}>
        <LinkedText text={value} lang={lang} />
      </span>
    </Named>
  );
}

type NamedProps = { readonly sign: IconName; readonly name: string; readonly children: ReactNode };

function Named({ sign, name, children }: NamedProps) {
  return (
    <span className="flex gap-3">
      <Icon name={sign} className="mt-0.5 text-accent" />
      <span className="min-w-0">
        <span className="block text-muted text-sm">
          {name}
          <span className="sr-only">: </span>
        </span>
        {children}
      </span>
    </span>
  );
}
