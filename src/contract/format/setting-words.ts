import type { GroupWords } from "../module-contract.ts";
import type { SettingGroup } from "../shop-settings.ts";

type Named = Readonly<Record<string, string>>;

/** Words of all groups; those within one by the names of group and field, such as `returns.daysOf.category`. */
export function formatSettingWords(words: Readonly<Record<SettingGroup, GroupWords>>) {
  const named = (of: (group: GroupWords) => Named): Named =>
    Object.fromEntries(
      Object.entries(words).flatMap(([group, one]) =>
        Object.entries(of(one)).map(([name, word]) => [`${group}.${name}`, word]),
      ),
    );
  return {
    group: words,
    field: named(({ fields }) => fields),
    hint: named(({ hints = {} }) => hints),
    choice: named(({ choices = {} }) => choices),
  };
}
