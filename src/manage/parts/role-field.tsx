import { type Role, roles } from "#contract/rights.ts";
import { SelectField } from "#web/ui/field.tsx";
import { useOffice } from "../frame/office-context.ts";
import type { DeedState } from "./deed-form.tsx";

export function RoleField({ state, chosen }: { readonly state: DeedState; readonly chosen: Role }) {
  const { people } = useOffice().words;
  return (
    <SelectField
      label={people.role}
      name="role"
      required
      error={state.errorOf("role")}
      defaultValue={state.typedOf("role") ?? chosen}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {people.roles[role]}: {people.roleHints[role]}
        </option>
      ))}
    </SelectField>
  );
}
