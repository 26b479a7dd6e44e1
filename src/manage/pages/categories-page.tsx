import type { AnswerOf } from "#contract/call.ts";
import { categoriesCalls } from "#contract/calls/categories.ts";
import { textsOf } from "#contract/texts/texts.ts";
import { wordsIn } from "#contract/words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { pictureUrl } from "#web/ui/picture-url.ts";
import { useOffice } from "../frame/office-context.ts";
import { officePath } from "../frame/places.ts";
import { AsWritten } from "../parts/as-written.tsx";
import type { KeptCategory } from "../parts/category-more.tsx";
import { DeedForm } from "../parts/deed-form.tsx";
import { TakenAway } from "../parts/taken-away.tsx";
import { BackToShop } from "./setting-page.tsx";

type CategoriesProps = {
  readonly categories: readonly KeptCategory[];
  readonly removed: AnswerOf<typeof categoriesCalls.list>["removed"];
  /** Whose parts are shown: whoever moves one goes on there. */
  readonly open: string | undefined;
};

const path = officePath("shop/tree");

/** The tree as shoppers walk it, each with the buttons that move it. */
export function CategoriesPage({ categories, removed, open }: CategoriesProps) {
  const { lang } = useOffice().shell;
  const { tree: words } = textsOf(lang).shopPages;
  const below = (id: string | null) => categories.filter(({ parent }) => parent === id);
  return (
    <>
      <BackToShop />
      <div className="head-row">
        <h1>{words.title}</h1>
        <a href={`${path}/new`} className="button button-primary button-small ms-auto">
          <Icon name="plus" /> {words.make}
        </a>
      </div>
      <p className="setting-lead">{words.lead}</p>
      <ul className="rows">
        {below(null).map((top) => {
          const parts = below(top.id);
          return (
            <li key={top.id} className="row-tree">
              <CategoryRow category={top} among={below(null)} />
              {parts.length > 0 && (
                <details className="fold" open={open === top.id}>
                  <summary>
                    <Icon name="chevron-down" className="turns" />
                    <span className="truncate text-muted">
                      {parts.map(({ label }) => wordsIn(label, lang)).join(", ")}
                    </span>
                  </summary>
                  {parts.map((part) => (
                    <CategoryRow key={part.id} category={part} among={parts} />
                  ))}
                </details>
              )}
            </li>
          );
        })}
      </ul>
      <TakenAway takeBack={categoriesCalls.takeBack} gone={removed} />
    </>
  );
}

type RowProps = { readonly category: KeptCategory; readonly among: readonly KeptCategory[] };

function CategoryRow({ category, among }: RowProps) {
  const { lang } = useOffice().shell;
  const { tree: words } = textsOf(lang).shopPages;
  const { id, label, parent, isHidden, picture } = category;
  const at = among.findIndex((one) => one.id === id);
  const name = wordsIn(label, lang);
  return (
    <div className={parent === null ? "row row-top" : "row row-part"}>
      {picture === "" ? (
        parent === null && <span className="thumb" />
      ) : (
        <img
          src={pictureUrl(picture, 320, "webp")}
          alt=""
          width={44}
          height={44}
          className="thumb"
          loading="lazy"
        />
      )}
      <a href={`${path}/${id}`} className="row-link need" data-row>
        <span>
          <AsWritten text={name} />
          {isHidden && <span className="row-facts">{words.isHidden}</span>}
        </span>
        <Icon name="edit" className="row-edit" />
      </a>
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
  return (
    <DeedForm
      call={categoriesCalls.move}
      input={{ id, seen: version, step }}
      next={parent === null ? path : `${path}?${new URLSearchParams({ open: parent })}`}
    >
      <button type="submit" className="icon-button" aria-label={label} disabled={isEnd}>
        <Icon name={step === "sooner" ? "chevron-up" : "chevron-down"} />
      </button>
    </DeedForm>
  );
}
