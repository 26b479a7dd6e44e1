import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "../frame/office-context.ts";
import { CountField } from "./count-field.tsx";
import type { DeedState } from "./deed-form.tsx";
import type { ReturnPart } from "./return-parts.ts";

type ReturnCountsProps = ReturnPart & {
  readonly of: "pieces" | "shelve" | "writeOff";
  readonly label: string;
  readonly state: DeedState;
  /** Begins with all that was accepted, or asked for. */
  readonly isAll?: boolean;
};

/** A number for each line. */
export function ReturnCounts({ one, of, label, state, isAll = false }: ReturnCountsProps) {
  const { office } = textsOf(useOffice().shell.lang).returns;
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      {one.lines.map(({ line, title, quantity, accepted }, at) => {
        const most = of === "pieces" ? quantity : accepted;
        const name = `${of}.${line}`;
        if (most === 0) return null;
        return (
          <CountField
            key={line}
            label={`${office.line(at + 1, most)} ${title}`}
            name={name}
            most={most}
            begin={isAll ? most : 0}
            state={state}
          />
        );
      })}
    </fieldset>
  );
}
