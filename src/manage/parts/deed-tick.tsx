import type { DeedState } from "./deed-form.tsx";

type DeedTickProps = {
  readonly state: DeedState;
  readonly name: string;
  readonly label: string;
  readonly now: boolean;
};

/** A box that was not ticked is not sent: after a refusal what is missing was none. */
export function DeedTick({ state, name, label, now }: DeedTickProps) {
  const isTicked = state.isRefused ? state.typedOf(name) !== undefined : now;
  return (
    <label className="checkbox">
      <input type="checkbox" name={name} defaultChecked={isTicked} />
      {label}
    </label>
  );
}
