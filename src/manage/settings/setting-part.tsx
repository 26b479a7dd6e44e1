import type { Parts } from "#contract/setting-shapes.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { countIn } from "./flat-fields.ts";
import { useSetting } from "./setting-context.ts";
import { SettingField } from "./setting-field.tsx";

type SettingPartProps = {
  readonly part: Parts[number];
  /** All parts of the form. */
  readonly among: Parts;
};

/** Of several lists and groups each is folded away under its name, so that all of them are seen at once. */
export function SettingPart({ part: [name, shape], among }: SettingPartProps) {
  const { group, fields, kept, deed, pressed } = useSetting();
  const { shell, problem } = useOffice();
  const { shopPages: words } = textsOf(shell.lang);
  const field = <SettingField name={name} shape={shape} />;
  if (!isLong(shape) || among.filter(([, one]) => isLong(one)).length < 2) return field;
  const isOwn = (path: string) => path === name || path.startsWith(`${name}.`);
  const isTouched = Object.keys({ ...fields, ...kept }).some(
    (path) => isOwn(path) && fields[path] !== kept[path],
  );
  const isOpen =
    deed.isChanged || isTouched || isOwn(problem?.field ?? "") || isOwn(pressed?.split(":")[1] ?? "");
  return (
    <details className="fold setting-part" open={isOpen}>
      <summary>
        {words.field[`${group}.${name}`] ?? name}
        {shape.kind === "list" && <span className="tab-count">{countIn(fields, name)}</span>}
        <Icon name="chevron-down" className="turns ms-auto" />
      </summary>
      {field}
    </details>
  );
}

function isLong({ kind }: Parts[number][1]): boolean {
  return kind === "list" || kind === "group";
}
