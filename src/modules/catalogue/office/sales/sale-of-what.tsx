import type { AnswerOf } from "#contract/endpoint.ts";
import { formatRupees } from "#contract/format/money.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { AsWritten, otherLang } from "#manage/parts/as-written.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { salesEndpoints } from "#modules/catalogue/sales/endpoints.ts";
import { SelectField } from "#web/ui/field.tsx";

type SaleOfWhatProps = Pick<AnswerOf<typeof salesEndpoints.plan>, "categories" | "found"> & {
  readonly search: string | undefined;
};

/** A category out of a list, or a product that is looked for. */
export function SaleOfWhat({ categories, found, search }: SaleOfWhatProps) {
  const { lang } = useOffice().shell;
  const { selling } = textsOf(lang);
  const path = officePath("sales/new");
  return (
    <>
      <h2>{selling.what}</h2>
      <form action={path} className="goods-form">
        <SelectField label={selling.category} name="category" required>
          <option value="">{selling.chooseCategory}</option>
          {categories.map(({ id, name, top }) => (
            <option key={id} value={id} lang={top === null ? undefined : otherLang(name, lang)}>
              {top === null ? selling.all(name) : `${top}: ${name}`}
            </option>
          ))}
        </SelectField>
        <button type="submit" className="button button-primary">
          {selling.choose}
        </button>
      </form>
      <Section title={selling.product}>
        <SearchForm label={selling.find} search={search} clear={path} />
        {search && found.length === 0 && <p className="nothing">{selling.noneFound}</p>}
        <ul className="rows">
          {found.map(({ id, title, unitPaise }) => (
            <li key={id} className="row">
              <a href={`${path}?product=${id}`} className="row-link" data-row>
                <b className="row-title">
                  <AsWritten text={title} />
                </b>
                <span className="row-facts">{formatRupees(unitPaise)}</span>
              </a>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
