import type { ActionState } from "./action-form.tsx";

type ActionTickProps = {
  readonly state: ActionState;
  readonly name: string;
  readonly label: string;
  readonly now: boolean;
};

/** A box that was not ticked is not sent: after a refusal what is missing was none. */
export function ActionTick({ state, name, label, now }: ActionTickProps) {
  const isTicked = state.isRefused ? state.typedOf(name) !== undefined : now;
  return (
    <label className="checkbox">
      <input type="checkbox" name={name} defaultChecked={isTicked} />
      {label}
    </label>
  );
}
