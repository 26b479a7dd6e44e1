import type { AnswerOf } from "#contract/endpoint.ts";
import { categoriesEndpoints } from "#contract/endpoints/categories.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import type { KeptCategory } from "../parts/category-more.tsx";
import { CategoryRows } from "../parts/category-rows.tsx";
import { TakenAway } from "../parts/taken-away.tsx";
import { BackToShop } from "./setting-page.tsx";

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
