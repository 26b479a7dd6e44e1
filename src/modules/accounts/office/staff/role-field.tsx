import { type Role, roles } from "#contract/rights.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import type { ActionState } from "#manage/parts/action-form.tsx";
import { FieldError } from "#web/ui/field-error.tsx";

/** Each role in full: what somebody may do is not cut off where the screen ends. */
export function RoleField({ state, chosen }: { readonly state: ActionState; readonly chosen: Role }) {
  const { people } = useOffice().words;
  const typed = state.typedOf("role") ?? chosen;
  const error = state.errorOf("role");
  return (
    <fieldset className="roles">
      <legend className="field-label">{people.role}</legend>
      {roles.map((role) => (
        <label key={role} className="checkbox">
          <input type="radio" name="role" value={role} required defaultChecked={role === typed} />
          <span>
            <b>{people.roles[role]}</b> <span className="row-facts">{people.roleHints[role]}</span>
          </span>
        </label>
      ))}
      {error && <FieldError id="role-error" text={error} />}
    </fieldset>
  );
}
