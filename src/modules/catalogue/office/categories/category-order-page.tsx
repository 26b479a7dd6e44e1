import { wordsIn } from "#contract/format/words.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { ActionForm } from "#manage/parts/action-form.tsx";
import { AsWritten } from "#manage/parts/as-written.tsx";
import { BackTo } from "#manage/parts/back-to.tsx";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { KeptCategory } from "./category-more.tsx";
import { CategoryThumb } from "./category-rows.tsx";

type OrderProps = {
  readonly categories: readonly KeptCategory[];
  /** Whose parts are shown: whoever moves one goes on there. */
  readonly open: string | undefined;
};

/** The tree as shoppers walk it, each with the buttons that move it. */
export function CategoryOrderPage({ categories, open }: OrderProps) {
  const { lang } = useOffice().shell;
  const { tree: words } = textsOf(lang).shopPages;
  const below = (id: string | null) => categories.filter(({ parent }) => parent === id);
  return (
    <>
      <BackTo to="shop/tree" name={words.title} />
      <h1>{words.order}</h1>
      <ul className="rows">
        {below(null).map((top) => {
          const parts = below(top.id);
          return (
            <li key={top.id} className="row-tree">
              <OrderRow category={top} among={below(null)} />
              {parts.length > 0 && (
                <details className="fold" open={open === top.id}>
                  <summary>
                    <Icon name="chevron-down" className="turns" />
                    <span className="truncate muted">
                      {parts.map(({ label }) => wordsIn(label, lang)).join(", ")}
                    </span>
                  </summary>
                  {parts.map((part) => (
                    <OrderRow key={part.id} category={part} among={parts} />
                  ))}
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

type RowProps = { readonly category: KeptCategory; readonly among: readonly KeptCategory[] };

function OrderRow({ category, among }: RowProps) {
  const { lang } = useOffice().shell;
  const { tree: words } = textsOf(lang).shopPages;
  const { id, label, parent } = category;
  const at = among.findIndex((one) => one.id === id);
  const name = wordsIn(label, lang);
  return (
    <div className={parent === null ? "row row-top" : "row row-part"}>
      <CategoryThumb category={category} />
      <span className="row-link">
        <AsWritten text={name} />
      </span>
      <Step category={category} step="sooner" label={words.sooner(name)} isEnd={at === 0} />
      <Step category={category} step="later" label={words.later(name)} isEnd={at === among.length - 1} />
    </div>
  );
}

type StepProps = {
  readonly category: KeptCategory;
  readonly step: "sooner" | "later";
  readonly label: string;
  readonly isEnd: boolean;
};

function Step({ category: { id, parent, version }, step, label, isEnd }: StepProps) {
  const here = new URLSearchParams({ order: "on", ...(parent !== null && { open: parent }) });
  return (
    <ActionForm
      endpoint={categoriesEndpoints.move}
      input={{ id, seen: version, step }}
      next={officePath(`shop/tree?${here}`)}
    >
      <button type="submit" className="icon-button" aria-label={label} disabled={isEnd}>
        <Icon name={step === "sooner" ? "chevron-up" : "chevron-down"} />
      </button>
    </ActionForm>
  );
}
