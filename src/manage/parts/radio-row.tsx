import type { ActionState } from "./action-form.tsx";

type RadioRowProps = {
  readonly state: ActionState;
  readonly name: string;
  readonly legend: string;
  /** What stands for each; the first is chosen. */
  readonly choices: Readonly<Record<string, string>>;
};

export function RadioRow({ state, name, legend, choices }: RadioRowProps) {
  const [first] = Object.keys(choices);
  const typed = state.typedOf(name) ?? first;
  return (
    <fieldset>
      <legend className="field-label">{legend}</legend>
      <div className="bulk-way">
        {Object.entries(choices).map(([value, label]) => (
          <label key={value} className="checkbox">
            <input type="radio" name={name} value={value} defaultChecked={value === typed} /> {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
