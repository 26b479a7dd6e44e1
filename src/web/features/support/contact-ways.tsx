import type { PolicyBlock } from "#contract/policies.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-names.ts";
import { LinkedText } from "#web/ui/linked-text.tsx";
import { TextBlocks } from "#web/ui/text-blocks.tsx";
import { isMail, isNumber, quickWays, wayOf } from "./way-of.ts";

type ContactWaysProps = {
  readonly title: string;
  readonly blocks: readonly PolicyBlock[];
  readonly lang: Lang;
};

/** How the shop is reached: what a list of its own words names stands over what it is. */
export function ContactWays({ title, blocks, lang }: ContactWaysProps) {
  const quick = new Set(quickWays(blocks).map(({ value }) => value));
  return (
    <section className="card grid gap-4 p-5 sm:p-6" aria-labelledby="ways-title">
      <h2 id="ways-title" className="text-xl">
        {title}
      </h2>
      {blocks.map((block) =>
        block.kind === "list" ? (
          <ul key={block.lines[0]} className="grid gap-3 sm:max-lg:grid-cols-3">
            {block.lines.map((line) => (
              <li key={line} className={quick.has(wayOf(line).value) ? "max-lg:hidden" : ""}>
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
    <span className="flex gap-3">
      <Icon name={iconOf(value)} className="mt-0.5 text-accent" />
      <span className="min-w-0">
        <span className="block text-muted text-sm">
          {name}
          <span className="sr-only">: </span>
        </span>
        <span className={isNumber(value) ? "text-xl" : ""}>
          <LinkedText text={value} lang={lang} />
        </span>
      </span>
    </span>
  );
}

/** By what it looks like: the owner may have written the list. An address has a PIN code, hours have figures. */
function iconOf(value: string): IconName {
  if (isNumber(value)) return "phone";
  if (isMail(value)) return "mail";
  if (/\b\d{6}\b/.test(value)) return "pin";
  return /\d/.test(value) ? "clock" : "info";
}
