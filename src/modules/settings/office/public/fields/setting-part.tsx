import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import type { Lang } from "#contract/texts/lang.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { FoldSummary } from "#manage/parts/fold-summary.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ByLanguage } from "./by-language.tsx";
import { countIn, type Flat } from "./flat-fields.ts";
import { useSetting } from "./setting-context.ts";
import { SettingField } from "./setting-field.tsx";

type SettingPartProps = {
  readonly part: Parts[number];
  /** All parts of the form. */
  readonly among: Parts;
  readonly isFirst: boolean;
};

/** What is seldom changed, and what it is for: folded away behind all else. */
const seldom: Partial<Record<SettingGroup, readonly string[]>> = {
  home: ["title", "description"],
  pricing: ["taxPercent", "giftWrap", "giftWrapPaise"],
  payments: [
    "cashLeastPaise",
    "cashMostPaise",
    "cashNewMostPaise",
    "cashRefusals",
    "cashCode",
    "cashHours",
    "cashDueDays",
    "linkHours",
  ],
  returns: ["daysOf", "never"],
};

/** What belongs together without being a group of its own. */
const welcome: Partial<Record<SettingGroup, readonly string[]>> = { home: ["welcomes", "welcomeCode"] };

/** A group's fields, the common ones first. */
export function SettingParts({ parts }: { readonly parts: Parts }) {
  const { group, kept } = useSetting();
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const last = parts.filter(([name]) => seldom[group]?.includes(name));
  const together = parts.filter(([name]) => welcome[group]?.includes(name));
  const first = parts.filter((part) => !last.includes(part) && !together.includes(part));
  return (
    <>
      <ByLanguage
        parts={first}
        part={(name, shape) => (
          <SettingPart key={name} part={[name, shape]} among={first} isFirst={name === first[0]?.[0]} />
        )}
      />
      {together.length > 0 && (
        <PartsFold
          title={words.welcome}
          said={words.welcomeSaid(kept.welcomes !== undefined, kept.welcomeCode ?? "")}
          parts={together}
        />
      )}
      {last.length > 0 && <PartsFold title={words.seldom[group]} parts={last} />}
    </>
  );
}

type PartsFoldProps = {
  readonly title: string | undefined;
  /** What they are set to. */
  readonly said?: string;
  readonly parts: Parts;
};

/** Some fields behind one name. */
function PartsFold({ title, said: text, parts }: PartsFoldProps) {
  const isTouched = useTouched();
  return (
    <details className="fold setting-part" open={parts.some(([name]) => isTouched(name))}>
      <summary>
        {title} <FoldSummary said={text} />
        <Icon name="chevron-down" className="turns push" />
      </summary>
      <div className="setting-group">
        <ByLanguage
          parts={parts}
          part={(name, shape) => <SettingField key={name} name={name} shape={shape} />}
        />
      </div>
    </details>
  );
}

/** Whether something of a part was typed, pressed, or is wrong: then its fold is open. */
function useTouched(): (part: string) => boolean {
  const { fields, kept, action, pressed } = useSetting();
  const { problem } = useOffice();
  return (part) => {
    const isOwn = (path: string) => path === part || path.startsWith(`${part}.`);
    const isTyped = Object.keys({ ...fields, ...kept }).some(
      (path) => isOwn(path) && fields[path] !== kept[path],
    );
    return action.isChanged || isTyped || isOwn(problem?.field ?? "") || isOwn(pressed?.split(":")[1] ?? "");
  };
}

/** Of several lists and groups each is folded away under its name, so that all of them are seen; the first is open. */
function SettingPart({ part: [name, shape], among, isFirst }: SettingPartProps) {
  const { group, kept } = useSetting();
  const { lang } = useOffice().shell;
  const { shopPages: words } = textsOf(lang);
  const isTouched = useTouched();
  const formattedRows = useFormattedRows();
  const field = <SettingField name={name} shape={shape} />;
  if (!isLong(shape) || among.filter(([, one]) => isLong(one)).length < 2) return field;
  return (
    <details className="fold setting-part" open={isFirst || isTouched(name)}>
      <summary>
        {words.field[`${group}.${name}`] ?? name}
        <FoldSummary said={shape.kind === "list" ? formattedRows(name, shape) : titleIn(kept, name, lang)} />
        <Icon name="chevron-down" className="turns push" />
      </summary>
      {field}
    </details>
  );
}

/** What the rows of a list are called, of those that are shown. */
function useFormattedRows(): (list: string, shape: Extract<Shape, { kind: "list" }>) => string {
  const { fields, choices, group } = useSetting();
  const { lang } = useOffice().shell;
  const { shopPages: words } = textsOf(lang);
  return (list, { of }) => {
    const hasTick = of.kind === "group" && of.parts.some(([name]) => name === "shown");
    const rows = Array.from({ length: countIn(fields, list) }, (_, at) => `${list}.${at}`);
    return rows
      .filter((row) => !hasTick || fields[`${row}.shown`] !== undefined)
      .map((row) => {
        const kind = fields[`${row}.kind`];
        if (kind !== undefined) return words.choice[`${group}.${list}.kind.${kind}`] ?? kind;
        const value = fields[`${row}.id`] ?? fields[row] ?? "";
        const named = choices[`${list}.id`] ?? choices[list];
        return titleIn(fields, row, lang) ?? named?.find(([one]) => one === value)?.[1] ?? value;
      })
      .filter(Boolean)
      .join(", ");
  };
}

function titleIn(fields: Flat, row: string, lang: Lang): string | undefined {
  return fields[`${row}.title.${lang}`] || fields[`${row}.title.en`];
}

function isLong({ kind }: Parts[number][1]): boolean {
  return kind === "list" || kind === "group";
}
