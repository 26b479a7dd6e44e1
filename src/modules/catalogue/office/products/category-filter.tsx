import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CategoryOptions, type Places } from "../categories/category-options.tsx";

type CategoryFilterProps = { readonly places: Places; readonly filter: Readonly<Record<string, string>> };

/** Goods of one category alone. */
export function CategoryFilter({ places, filter }: CategoryFilterProps) {
  const { bulk: words } = textsOf(useOffice().shell.lang);
  const { category, cursor: _, ...rest } = filter;
  return (
    <form className="category-filter on-choice" action={officePath("goods")}>
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <span className="select">
        <select className="input" name="category" aria-label={words.inCategory} defaultValue={category ?? ""}>
          <option value="">{words.allCategories}</option>
          <CategoryOptions places={places} />
        </select>
        <Icon name="chevron-down" />
      </span>
      <button type="submit" className="button button-quiet">
        {words.show}
      </button>
    </form>
  );
}
