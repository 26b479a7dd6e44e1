import type { ReactNode } from "react";
import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ByLanguage } from "./by-language.tsx";
import { plainName, useSetting } from "./setting-context.ts";

type RowPartsProps = {
  /** The name of the row, such as sections.0. */
  readonly own: string;
  readonly parts: Parts;
  readonly part: (name: string, shape: Shape) => ReactNode;
};

/** A row with words in both languages, or of several parts, is told in one line, and opens to be changed. */
export function RowParts({ own, parts, part }: RowPartsProps) {
  const { fields, action, choices } = useSetting();
  const { problem, shell } = useOffice();
  const drawn = ([name, shape]: Parts[number]) => part(`${own}.${name}`, shape);
  if (parts.length < 3 && !parts.some(([, { kind }]) => kind === "words")) return parts.map(drawn);
  const text = parts
    .filter(([, { kind }]) => kind !== "tick")
    .map(([name, { kind }]) => {
      const field = `${own}.${name}`;
      const value =
        (kind === "words" ? fields[`${field}.${shell.lang}`] || fields[`${field}.en`] : fields[field]) ?? "";
      return (
        choices[plainName(field)]?.find(([one]) => one === value)?.[1] ??
        (kind === "words" || kind === "text" ? value : "")
      );
    })
    .find((one) => one !== "");
  const isOpen = text === undefined || action.isChanged || problem?.field?.startsWith(`${own}.`);
  return (
    <>
      {parts.filter(([, { kind }]) => kind === "tick").map(drawn)}
      <details className="fold setting-words" open={isOpen}>
        <summary>
          <span className="truncate">{text}</span>
          <Icon name="edit" className="muted" />
        </summary>
        <div className="fold-form">
          <ByLanguage parts={parts.filter(([, { kind }]) => kind !== "tick")} before={own} part={part} />
        </div>
      </details>
    </>
  );
}
