import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { ChangesFold, type ChangesShown } from "#manage/log/changes-fold.tsx";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm, type ActionState } from "#manage/parts/action-form.tsx";
import { otherLang } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { SelectField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { CategoryMore, type KeptCategory } from "./category-more.tsx";
import { CategoryRows } from "./category-rows.tsx";

type FieldsProps = {
  /** None, where one is to be made. */
  readonly category: KeptCategory | undefined;
  /** In which it can stand. */
  readonly tops: readonly KeptCategory[];
};

type CategoryPageProps = FieldsProps & {
  /** What is in it. */
  readonly parts: readonly KeptCategory[];
  readonly changes: ChangesShown;
};

export function CategoryPage({ category, tops, parts, changes }: CategoryPageProps) {
  const { lang } = useOffice().shell;
  const { shopPages } = textsOf(lang);
  const { tree: words } = shopPages;
  const endpoint = category ? categoriesEndpoints.change : categoriesEndpoints.make;
  const input = category ? { id: category.id, seen: category.version } : {};
  return (
    <>
      <BackTo to="shop/tree" name={words.title} />
      <h1>{category ? wordsIn(category.label, lang) : words.make}</h1>
      {parts.length > 0 && (
        <details className="fold below-l">
          <summary>
            {words.parts} <span className="tab-count part-count">{parts.length}</span>
            <Icon name="chevron-down" className="turns push" />
          </summary>
          <CategoryRows of={parts} among={[]} />
        </details>
      )}
      <ActionForm endpoint={endpoint} input={input} className="setting-form">
        {(state) => (
          <>
            {state.isChanged && <p className="changed">{shopPages.changed}</p>}
            <CategoryFields state={state} category={category} tops={tops} />
            <SaveBar label={shopPages.save} />
          </>
        )}
      </ActionForm>
      {category && <CategoryMore category={category} />}
      {category && (
        <ChangesFold
          takeBack={categoriesEndpoints.takeBack}
          input={{ id: category.id, seen: category.version }}
          changes={changes}
        />
      )}
    </>
  );
}

function CategoryFields({ state, category, tops }: FieldsProps & { readonly state: ActionState }) {
  const { lang } = useOffice().shell;
  const { shopPages } = textsOf(lang);
  const { tree: words } = shopPages;
  const field = { state, autoComplete: "off" };
  return (
    <>
      <div className="both-languages">
        <ActionField
          {...field}
          name="en"
          label={shopPages.inLanguage(words.name, "en")}
          defaultValue={category?.label.en}
          maxLength={60}
          required
        />
        <ActionField
          {...field}
          name="hi"
          lang="hi"
          label={shopPages.inLanguage(words.name, "hi")}
          hint={shopPages.hindiHint}
          defaultValue={category?.label.hi}
          maxLength={60}
        />
      </div>
      <div className="both-languages">
        <ActionField
          {...field}
          name="tagline"
          label={shopPages.inLanguage(words.tagline, "en")}
          defaultValue={category?.tagline}
          maxLength={120}
        />
        <ActionField
          {...field}
          name="taglineHi"
          lang="hi"
          label={shopPages.inLanguage(words.tagline, "hi")}
          hint={shopPages.hindiHint}
          defaultValue={category?.taglineHi}
          maxLength={120}
        />
      </div>
      <SelectField
        label={words.parent}
        name="parent"
        error={state.errorOf("parent")}
        defaultValue={state.typedOf("parent") ?? category?.parent ?? ""}
      >
        <option value="">{words.top}</option>
        {tops
          .filter(({ id }) => id !== category?.id)
          .map(({ id, label }) => (
            <option key={id} value={id} lang={otherLang(wordsIn(label, lang), lang)}>
              {wordsIn(label, lang)}
            </option>
          ))}
      </SelectField>
    </>
  );
}
