import type { ComponentProps } from "react";
import { useOffice } from "#manage/frame/office-context.ts";
import { TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";

type OwnField = Omit<ComponentProps<typeof TextField>, "name" | "label"> & {
  readonly name: string;
  readonly label: string;
};

type DraftFoldProps = {
  readonly title: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly fields: readonly OwnField[];
};

/** What few orders by phone have is folded away, and open where something of it is typed or wrong. */
export function DraftFold({ title, typed, fields }: DraftFoldProps) {
  const { problem } = useOffice();
  return (
    <details className="fold" open={fields.some(({ name }) => typed[name] || problem?.field === name)}>
      <summary>
        {title} <Icon name="chevron-down" className="turns push" />
      </summary>
      <div className="two">
        {fields.map(({ name, ...field }) => (
          <TextField
            {...field}
            key={name}
            name={name}
            defaultValue={typed[name] ?? ""}
            error={problem?.field === name ? problem.message : undefined}
            autoFocus={problem?.field === name}
            autoComplete="off"
          />
        ))}
      </div>
    </details>
  );
}
