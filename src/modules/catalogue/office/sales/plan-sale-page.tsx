import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionField } from "#manage/parts/action-field.tsx";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { pricesEndpoints } from "#modules/catalogue/prices/endpoints.ts";
import type { salesEndpoints } from "#modules/catalogue/sales/endpoints.ts";
import { draftName } from "#server/office/draft-name.ts";
import { PriceChange } from "../products/price-change.tsx";
import { SaleOfWhat } from "./sale-of-what.tsx";

type PlanSaleProps = Pick<AnswerOf<typeof salesEndpoints.plan>, "categories" | "found" | "plan"> & {
  readonly filter: Readonly<Record<string, string>>;
  readonly typed: Readonly<Record<string, string>>;
};

export function PlanSalePage({ categories, found, plan, filter, typed }: PlanSaleProps) {
  const { selling } = textsOf(useOffice().shell.lang);
  return (
    <>
      <BackTo to="sales" name={selling.title} />
      <h1>{selling.plan}</h1>
      <ol className="stages">
        {selling.stages.map((stage, at) => (
          <li key={stage} aria-current={(at === 0) === !plan ? "step" : undefined}>
            {stage}
          </li>
        ))}
      </ol>
      {plan ? (
        <SaleForm plan={plan} filter={filter} typed={typed} />
      ) : (
        <SaleOfWhat categories={categories} found={found} search={filter.search} />
      )}
    </>
  );
}

type SaleFormProps = Pick<PlanSaleProps, "filter" | "typed"> & {
  readonly plan: NonNullable<PlanSaleProps["plan"]>;
};

function SaleForm({ plan, filter, typed }: SaleFormProps) {
  const { selling } = textsOf(useOffice().shell.lang);
  const { name, goods, examples } = plan;
  const { category, product } = filter;
  const of = category ? { category } : { productId: product ?? "" };
  return (
    <>
      <p className="sale-of">
        <b>{category ? selling.all(name) : <AsWritten text={name} />}</b> · {selling.goods(goods)}{" "}
        <a href={officePath("sales/new")}>{selling.other}</a>
      </p>
      <ActionForm endpoint={pricesEndpoints.makeSale} input={of} className="goods-form">
        {(state) => (
          <>
            <ActionField
              state={state}
              name="percent"
              label={selling.percent}
              required
              inputMode="decimal"
              defaultValue={typed.percent}
              hint={selling.hint.lowest}
            />
            <div className="moments">
              {(["beginsAt", "endsAt"] as const).map((field) => (
                <ActionField
                  key={field}
                  state={state}
                  name={field}
                  label={selling[field]}
                  hint={selling.hint[field]}
                  type="datetime-local"
                  defaultValue={typed[field]}
                />
              ))}
            </div>
            <section aria-label={selling.examples} className="examples">
              <h2>{selling.examples}</h2>
              <ul>
                {examples.map(({ title, ...price }) => (
                  <li key={title}>
                    <span>
                      <AsWritten text={title} />
                    </span>{" "}
                    <PriceChange {...price} />
                  </li>
                ))}
              </ul>
            </section>
            <div className="save-bar">
              <button type="submit" className="button button-primary">
                {selling.start}
              </button>
              <button
                type="submit"
                name={draftName}
                value="show"
                formNoValidate
                className="button button-quiet"
              >
                {selling.show}
              </button>
            </div>
          </>
        )}
      </ActionForm>
    </>
  );
}
