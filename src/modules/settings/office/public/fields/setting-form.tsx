import type { AnswerOf } from "#contract/endpoint.ts";
import type { Parts } from "#contract/settings/setting-shapes.ts";
import type { SettingGroup } from "#contract/shop-settings.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { settingsEndpoints } from "#modules/settings/endpoints.ts";
import { type Flat, flatParts } from "./flat-fields.ts";
import { SettingContext, type SettingsShown } from "./setting-context.ts";
import { SettingParts } from "./setting-part.tsx";

export type SettingState = AnswerOf<typeof settingsEndpoints.show>["state"];

type SettingFormProps = {
  readonly state: SettingState;
  readonly parts: Parts;
  /** What was typed and is not saved yet. */
  readonly typed: Flat | undefined;
  readonly pressed?: string | undefined;
  readonly choices?: SettingsShown["choices"];
  /** Where the form has not all fields of the group: the names of those that it has. */
  readonly only?: readonly string[];
  /** Its button stands elsewhere on the page, and finds it by this. */
  readonly id?: string;
  readonly children?: React.ReactNode;
};

/** A group, or some of its fields, saved together. */
export function SettingForm({
  state,
  parts,
  typed,
  pressed,
  choices = {},
  only,
  id,
  children,
}: SettingFormProps) {
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const group = state.group as SettingGroup;
  const kept = flatParts(parts, state.value);
  const input = { group, seen: state.version, ...(only && { only: only.join(",") }) };
  return (
    <ActionForm
      endpoint={settingsEndpoints.change}
      input={input}
      {...(id && { id })}
      className="setting-form"
    >
      {(action) => (
        <SettingContext value={{ group, fields: typed ?? kept, kept, action, pressed, choices }}>
          {/* Enter in a field saves; it is not to press the first button that moves a row. */}
          <button type="submit" className="sr-only" tabIndex={-1} aria-hidden>
            {words.save}
          </button>
          {action.isChanged && <p className="changed">{words.changed}</p>}
          {children ?? <SettingParts parts={parts} />}
          {!id && (
            <SaveBar
              label={words.save}
              note={typed === undefined || action.isRefused ? undefined : words.unsaved}
            />
          )}
        </SettingContext>
      )}
    </ActionForm>
  );
}
