import { useOffice } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { CountField } from "#manage/parts/count-field.tsx";
import { choiceIn } from "#modules/catalogue/rules/choice-in.ts";
import type { ReturnPart } from "./return-parts.ts";

type ReturnCountsProps = ReturnPart & {
  readonly of: "pieces" | "shelve" | "writeOff";
  readonly label: string;
  readonly state: ActionState;
  /** Begins with all that was accepted, or asked for. */
  readonly isAll?: boolean;
};

/** A number for each line. */
export function ReturnCounts({ one, of, label, state, isAll = false }: ReturnCountsProps) {
  const { words } = useOffice();
  return (
    <fieldset>
      <legend className="field-label">{label}</legend>
      {one.lines.map(({ line, title, colour, size, quantity, accepted }) => {
        const most = of === "pieces" ? quantity : accepted;
        const name = `${of}.${line}`;
        if (most === 0) return null;
        return (
          <CountField
            key={line}
            label={words.order.upTo(
              [title, choiceIn("en", { colour, size })].filter(Boolean).join(", "),
              most,
            )}
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
