import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";

type LogFilterProps = {
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly filter: Readonly<Record<string, string>>;
};

/** Of whom, and of which day; what it is narrowed to besides stays. */
export function LogFilter({ people, filter }: LogFilterProps) {
  const { log } = useOffice().words;
  const { by, day, subject } = filter;
  const path = officePath("log");
  return (
    <form action={path} className="log-form on-choice" autoComplete="off">
      {subject && <input type="hidden" name="subject" value={subject} />}
      <SelectField label={log.who} name="by" defaultValue={by ?? ""}>
        <option value="">{log.everybody}</option>
        {people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label={log.day}
        name="day"
        type="date"
        min="2020-01-01"
        defaultValue={day}
        data-empty={log.anyDay}
      />
      <button type="submit" className="button button-quiet">
        {log.show}
      </button>
      {(by || day || subject) && (
        <a href={path} className="button button-bare">
          <Icon name="close" /> {log.all}
        </a>
      )}
    </form>
  );
}
