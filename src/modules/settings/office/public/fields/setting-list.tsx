import type { ReactNode } from "react";
import type { Shape } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { draftName } from "#server/office/draft-name.ts";
import { FieldError } from "#web/ui/field-error.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { countIn } from "./flat-fields.ts";
import { pressOf, type Step } from "./press.ts";
import { RowParts } from "./row-parts.tsx";
import { useSetting } from "./setting-context.ts";

type ListProps = {
  readonly name: string;
  readonly shape: Extract<Shape, { kind: "list" }>;
  /** Draws what a row consists of. */
  readonly part: (name: string, shape: Shape) => ReactNode;
};

/** Rows in the owner's order; each press shows the form again, and nothing is kept before it is saved. */
export function SettingList({ name, shape, part }: ListProps) {
  const { group, fields, action } = useSetting();
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const count = countIn(fields, name);
  const error = action.errorOf(name);
  // Each kind of section is there once and stays: what is not wanted is not shown.
  const isFixed = name === "sections";
  return (
    <fieldset className="setting-group" id={name}>
      <legend>{words.field[`${group}.${name}`] ?? name}</legend>
      {error !== undefined && <FieldError id={`${name}-error`} text={error} />}
      <ol className="setting-rows">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <li key={at}>
            <ListRow name={name} at={at} count={count} shape={shape.of} isFixed={isFixed} part={part} />
          </li>
        ))}
      </ol>
      {!isFixed && count < shape.most && (
        <PressButton step="add" name={name} at={count} label={words.add} isWhole />
      )}
    </fieldset>
  );
}

type RowProps = {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly shape: Shape;
  readonly isFixed: boolean;
  readonly part: ListProps["part"];
};

function ListRow({ name, at, count, shape, isFixed, part }: RowProps) {
  const { group, fields } = useSetting();
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const own = `${name}.${at}`;
  const kind = isFixed ? fields[`${own}.kind`] : undefined;
  const title = kind === undefined ? String(at + 1) : (words.choice[`${group}.${name}.kind.${kind}`] ?? kind);
  const isPlain = shape.kind !== "group";
  return (
    <fieldset className={isPlain ? "setting-row setting-row-plain" : "setting-row"}>
      <legend className={isFixed ? undefined : "sr-only"}>{title}</legend>
      <div className="setting-row-actions">
        <PressButton step="up" name={name} at={at} label={words.up(title)} isOff={at === 0} />
        <PressButton step="down" name={name} at={at} label={words.down(title)} isOff={at === count - 1} />
        {!isFixed && <PressButton step="take" name={name} at={at} label={words.take(title)} />}
      </div>
      {kind !== undefined && <input type="hidden" name={`${own}.kind`} value={kind} />}
      {shape.kind !== "group" ? (
        part(own, shape)
      ) : (
        <RowParts own={own} parts={shape.parts.filter(([name]) => !isFixed || name !== "kind")} part={part} />
      )}
    </fieldset>
  );
}

type PressButtonProps = {
  readonly step: Step;
  readonly name: string;
  readonly at: number;
  readonly label: string;
  readonly isOff?: boolean;
  readonly isWhole?: boolean;
};

const icons = { up: "chevron-up", down: "chevron-down", take: "trash", add: "plus" } as const;

function PressButton({ step, name, at, label, isOff = false, isWhole = false }: PressButtonProps) {
  const { group, pressed } = useSetting();
  const press = pressOf(step, name, at);
  const isMove = step === "up" || step === "down";
  // The page is another one after the press: the focus goes on where it was.
  const focus = { autoFocus: pressed === press && !isOff };
  return (
    <button
      type="submit"
      name={draftName}
      value={press}
      formNoValidate
      formAction={officePath(`shop/${group}`) + (isMove ? "" : `#${name}`)}
      className={isWhole ? "button button-quiet" : "icon-button"}
      aria-label={isWhole ? undefined : label}
      disabled={isOff}
      {...focus}
    >
      <Icon name={icons[step]} /> {isWhole && label}
    </button>
  );
}
