import type { Parts, Shape } from "#contract/settings/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import { plainName, useSetting } from "./setting-context.ts";

type TextShape = Extract<Shape, { kind: "text" }>;

export function SettingText({ name, shape, hint }: { name: string; shape: TextShape; hint?: string }) {
  const { most, isNeeded, sort } = shape;
  const own = useOwnField(name, hint);
  const { choices } = useSetting();
  if (choices[plainName(name)]) return <SettingChoice name={name} of={[]} />;
  const isHindi = name.endsWith(".hi");
  const field = {
    ...own,
    required: isNeeded,
    maxLength: most,
    autoComplete: "off",
    ...(isHindi && { lang: "hi" }),
  };
  if (most > 120 && (sort === "line" || sort === "page"))
    return <TextAreaField {...field} rows={sort === "page" ? 14 : 3} />;
  const type = sort === "email" ? "email" : sort === "address" ? "url" : "text";
  return <TextField {...field} type={type} />;
}

/** The same in both languages, side by side where there is room. */
export function SettingWords({ name, parts }: { readonly name: string; readonly parts: Parts }) {
  const english = parts[0]?.[1] as TextShape;
  const hindi = parts[1]?.[1] as TextShape;
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  return (
    <div className="both-languages">
      <SettingText name={`${name}.en`} shape={english} />
      <SettingText name={`${name}.hi`} shape={hindi} {...(english.isNeeded && { hint: words.hindiHint })} />
    </div>
  );
}

export function SettingChoice({ name, of }: { readonly name: string; readonly of: readonly string[] }) {
  const { group, choices } = useSetting();
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const { defaultValue, ...own } = useOwnField(name);
  const plain = plainName(name);
  const all =
    choices[plain] ??
    of.map((value) => [value, words.choice[`${group}.${plain}.${value}`] ?? value] as const);
  return (
    <SelectField {...own} defaultValue={defaultValue} required={all.every(([value]) => value !== "")}>
      {all.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
}

/** What was typed stays; where somebody else has written something other meanwhile, it stands below. */
export function useOwnField(name: string, given?: string) {
  const { group, fields, kept, action } = useSetting();
  const { shopPages: words } = textsOf(useOffice().shell.lang);
  const [, plain = name, language] = /^(.*)\.(en|hi)$/.exec(plainName(name)) ?? [];
  const called = `${group}.${plain === name ? plainName(name) : plain}`;
  const label = words.field[called] ?? name;
  const error = action.errorOf(name);
  const isOther = action.isChanged && (fields[name] ?? "").trim() !== (kept[name] ?? "").trim();
  const hint = isOther ? words.nowIs(kept[name] ?? "") : (words.hint[called] ?? given);
  return {
    name,
    label: language ? words.inLanguage(label, language as "en" | "hi") : label,
    error,
    defaultValue: fields[name] ?? "",
    autoFocus: error !== undefined,
    ...(hint !== undefined && language !== "hi" && { hint }),
    ...(hint !== undefined && language === "hi" && (isOther || given) && { hint }),
  };
}
