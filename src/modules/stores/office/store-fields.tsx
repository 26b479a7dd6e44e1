import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import type { ActionState } from "#manage/parts/action-form.tsx";
import type { storeOfficeEndpoints } from "../office-endpoints.ts";

export type KeptStore = AnswerOf<typeof storeOfficeEndpoints.list>["stores"][number];

const fields = [
  ["name", 80],
  ["city", 60],
  ["address", 200],
  ["pin", 6],
  ["phone", 20],
  ["whatsapp", 20],
  ["timings", 60],
  ["place", 2_000],
  ["tags", 400],
  ["about", 400],
  ["aboutHi", 400],
] as const;
const optional: readonly string[] = ["place", "tags", "about", "aboutHi"];

export function StoreFields({
  state,
  store,
}: {
  readonly state: ActionState;
  readonly store: KeptStore | undefined;
}) {
  const { stores: words } = textsOf(useOffice().shell.lang).shopPages;
  const hints: Readonly<Record<string, string>> = words.hint;
  const now: Readonly<Record<string, unknown>> = {
    ...store,
    tags: store?.tags.join(", "),
    ...(store && { place: `${store.lat}, ${store.lng}` }),
  };
  return fields.map(([name, most]) => (
    <ActionField
      key={name}
      state={state}
      name={name}
      label={words.field[name]}
      {...(hints[name] !== undefined && { hint: hints[name] })}
      required={!optional.includes(name)}
      maxLength={most}
      defaultValue={String(now[name] ?? "")}
      autoComplete="off"
      {...(name === "aboutHi" && { lang: "hi" })}
      {...(name === "pin" && { inputMode: "numeric" as const })}
    />
  ));
}
