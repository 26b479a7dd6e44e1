import type { AnswerOf } from "#contract/endpoint.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { useOffice } from "#manage/frame/office-context.ts";
import { officePath } from "#manage/frame/office-path.ts";
import { TakenAway } from "#manage/log/taken-away.tsx";
import { categoriesEndpoints } from "#modules/catalogue/categories/endpoints.ts";
import { BackToShop } from "#modules/settings/office/public/setting-page.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { KeptCategory } from "./category-more.tsx";
import { CategoryRows } from "./category-rows.tsx";

type CategoriesProps = {
  readonly categories: readonly KeptCategory[];
  readonly removed: AnswerOf<typeof categoriesEndpoints.list>["removed"];
};

/** The main ones, as shoppers see them; what is in one of them stands on its page. */
export function CategoriesPage({ categories, removed }: CategoriesProps) {
  const { tree: words } = textsOf(useOffice().shell.lang).shopPages;
  return (
    <>
      <BackToShop />
      <div className="goods-head">
        <h1>{words.title}</h1>
        <a href={officePath("shop/tree/new")} className="button button-primary button-small">
          <Icon name="plus" /> {words.make}
        </a>
      </div>
      <p className="setting-lead">{words.lead}</p>
      <CategoryRows of={categories.filter(({ parent }) => parent === null)} among={categories} />
      <p>
        <a href={officePath("shop/tree?order=on")} className="out-link">
          <Icon name="sort" /> {words.order}
        </a>
      </p>
      <TakenAway takeBack={categoriesEndpoints.takeBack} gone={removed} />
    </>
  );
}
