import type { ReactNode } from "react";
import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { FoldSummary } from "#manage/parts/fold-summary.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { useSetting } from "./setting-context.ts";
import { SettingText } from "./setting-inputs.tsx";

type TextPart = readonly [name: string, shape: Extract<Shape, { kind: "text" }>];

type ByLanguageProps = {
  readonly parts: Parts;
  /** What their names begin with, such as hero. */
  readonly before?: string;
  readonly part: (name: string, shape: Shape) => ReactNode;
};

/** Of several words all are asked in the office's language first; in the other they stand behind one fold. */
export function ByLanguage({ parts, before, part }: ByLanguageProps) {
  const lang = useOffice().shell.lang === "hi" ? "hi" : "en";
  const nameOf = (name: string) => (before === undefined ? name : `${before}.${name}`);
  if (parts.filter(([, { kind }]) => kind === "words").length < 2)
    return parts.map(([name, shape]) => part(nameOf(name), shape));
  const other = parts.flatMap(([name, shape]) =>
    shape.kind === "words" ? textsIn(nameOf(name), shape.parts).filter(([one]) => !isIn(one, lang)) : [],
  );
  return (
    <>
      {parts.map(([name, shape]) =>
        shape.kind === "words"
          ? textsIn(nameOf(name), shape.parts)
              .filter(([one]) => isIn(one, lang))
              .map(([one, text]) => <SettingText key={one} name={one} shape={text} />)
          : part(nameOf(name), shape),
      )}
      <OtherLanguage texts={other} />
    </>
  );
}

/** Open where something in it was typed or is wrong. */
function OtherLanguage({ texts }: { readonly texts: readonly TextPart[] }) {
  const { fields, kept, action } = useSetting();
  const { shell, problem } = useOffice();
  const { otherLanguage: words } = textsOf(shell.lang).shopPages;
  const lang = shell.lang === "hi" ? "en" : "hi";
  const filled = texts.filter(([name]) => fields[name]?.trim()).length;
  const isTouched = texts.some(([name]) => fields[name] !== kept[name] || problem?.field === name);
  return (
    <details className="fold other-language" open={action.isChanged || isTouched}>
      <summary>
        {words.title[lang]} <FoldSummary said={words.said(filled, texts.length)} />
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <div className="fold-form">
        <p className="field-hint">{words.hint[lang]}</p>
        {texts.map(([name, shape]) => (
          <SettingText key={name} name={name} shape={shape} />
        ))}
      </div>
    </details>
  );
}

function textsIn(name: string, parts: Parts): TextPart[] {
  return parts.map(([lang, shape]) => [`${name}.${lang}`, shape as TextPart[1]]);
}

function isIn(name: string, lang: string): boolean {
  return name.endsWith(`.${lang}`);
}
