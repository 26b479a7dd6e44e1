import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm, type ActionState } from "#manage/parts/action-form.tsx";
import { AsWritten, otherLang } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { SaveBar } from "#manage/parts/save-bar.tsx";
import { SearchForm } from "#manage/parts/search-form.tsx";
import { Section } from "#manage/parts/section.tsx";
import type { salesEndpoints } from "#modules/catalogue/sales/endpoints.ts";
import { SelectField } from "#web/ui/field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { discountEndpoints } from "../endpoints.ts";
import { discountKinds } from "../rules/automatic-discount.ts";
import { DiscountFields } from "./discount-fields.tsx";
import type { DiscountForOffice } from "./format-discount.ts";

const path = "sales/discounts/new";

type NewDiscountProps = {
  readonly kind: DiscountForOffice["kind"] | undefined;
  readonly product: string | undefined;
  readonly search: string | undefined;
  /** Of what it can be. */
  readonly goods: Pick<AnswerOf<typeof salesEndpoints.plan>, "categories" | "found" | "plan">;
};

/** First its kind, then all that this kind asks for. */
export function NewDiscountPage({ kind, product, search, goods }: NewDiscountProps) {
  const { automaticDiscounts: words } = textsOf(useOffice().shell.lang);
  if (!kind) return <ChooseKind />;
  const title = product && goods.plan?.name;
  return (
    <>
      <BackTo to={path} name={words.which} />
      <h1>{words.kinds[kind].name}</h1>
      {kind === "freePieces" && !title && <ChooseProduct search={search} found={goods.found} />}
      <ActionForm
        endpoint={discountEndpoints.make}
        input={{ kind, ...(title && { product }) }}
        className="goods-form"
      >
        {(state) => (
          <>
            {title && (
              <p className="sale-of">
                <b>
                  <AsWritten text={words.ofProduct(title)} />
                </b>{" "}
                <a href={officePath(`${path}?kind=${kind}`)}>{words.otherGoods}</a>
              </p>
            )}
            {(kind === "category" || (kind === "freePieces" && !title)) && (
              <CategoryField
                state={state}
                label={kind === "category" ? words.category : words.orCategory}
                categories={goods.categories}
              />
            )}
            {kind === "customer" && (
              <ActionField
                state={state}
                name="customer"
                label={words.customer}
                hint={words.customerHint}
                required
                autoComplete="off"
              />
            )}
            <DiscountFields state={state} kind={kind} />
            <SaveBar label={words.save} />
          </>
        )}
      </ActionForm>
    </>
  );
}

function ChooseKind() {
  const { automaticDiscounts: words } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackTo to="sales/discounts" name={words.title} />
      <h1>{words.which}</h1>
      <ul className="rows above-s">
        {discountKinds.map((kind) => (
          <li key={kind} className="row">
            <a href={officePath(`${path}?kind=${kind}`)} className="row-link need" data-row>
              <span>
                <b className="row-title">{words.kinds[kind].name}</b>
                <span className="row-facts">{words.kinds[kind].hint}</span>
              </span>
              <Icon name="chevron-right" className="push" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type CategoryFieldProps = Pick<NewDiscountProps["goods"], "categories"> & {
  readonly state: ActionState;
  readonly label: string;
};

function CategoryField({ state, label, categories }: CategoryFieldProps) {
  const { lang } = useOffice().shell;
  const { selling } = textsOf(lang);
  return (
    <SelectField
      label={label}
      name="category"
      required
      error={state.errorOf("category")}
      defaultValue={state.typedOf("category")}
    >
      <option value="">{selling.chooseCategory}</option>
      {categories.map(({ id, name, top }) => (
        <option key={id} value={id} lang={top === null ? undefined : otherLang(name, lang)}>
          {top === null ? selling.all(name) : `${top}: ${name}`}
        </option>
      ))}
    </SelectField>
  );
}

type ChooseProductProps = Pick<NewDiscountProps, "search"> & Pick<NewDiscountProps["goods"], "found">;

function ChooseProduct({ search, found }: ChooseProductProps) {
  const { selling, automaticDiscounts: words } = textsOf(useOffice().shell.lang);
  const here = officePath(`${path}?kind=freePieces`);
  return (
    <Section title={words.oneProduct}>
      <SearchForm label={selling.find} search={search} clear={here} among={{ kind: "freePieces" }} />
      {search && found.length === 0 && <p className="nothing">{selling.noneFound}</p>}
      <ul className="rows">
        {found.map(({ id, title }) => (
          <li key={id} className="row">
            <a href={`${here}&product=${id}`} className="row-link" data-row>
              <b className="row-title">
                <AsWritten text={title} />
              </b>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
