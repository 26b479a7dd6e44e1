import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { TextField } from "#web/ui/field.tsx";
import { ByLanguage } from "./by-language.tsx";
import { HeroShown } from "./hero-shown.tsx";
import { useSetting } from "./setting-context.ts";
import { SettingChoice, SettingText, SettingWords, useOwnField } from "./setting-inputs.tsx";
import { SettingList } from "./setting-list.tsx";

type SettingFieldProps = { readonly name: string; readonly shape: Shape };

/** One field of a group, as its description asks for it. */
export function SettingField({ name, shape }: SettingFieldProps) {
  const own = useOwnField(name);
  const { fields } = useSetting();
  switch (shape.kind) {
    case "group":
      return <SettingGroupField name={name} parts={shape.parts} />;
    case "words":
      return <SettingWords name={name} parts={shape.parts} />;
    case "list":
      return (
        <SettingList
          name={name}
          shape={shape}
          part={(part, of) => <SettingField key={part} name={part} shape={of} />}
        />
      );
    case "tick":
      return <Checkbox name={name} label={own.label} defaultChecked={fields[name] !== undefined} />;
    case "choice":
      return <SettingChoice name={name} of={shape.of} />;
    case "rupees":
      return <TextField {...own} inputMode="decimal" required autoComplete="off" />;
    case "number":
      return <TextField {...own} inputMode="numeric" required autoComplete="off" />;
    case "text":
      return <SettingText name={name} shape={shape} />;
  }
}

function SettingGroupField({ name, parts }: { readonly name: string; readonly parts: Parts }) {
  const { group } = useSetting();
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  return (
    <fieldset className="setting-group">
      <legend>{words.field[`${group}.${name}`] ?? name}</legend>
      {group === "home" && name === "hero" && <HeroShown />}
      <ByLanguage
        parts={parts}
        before={name}
        part={(part, shape) => <SettingField key={part} name={part} shape={shape} />}
      />
    </fieldset>
  );
}
