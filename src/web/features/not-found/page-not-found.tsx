import { useHref } from "react-router";
import { paths } from "#contract/paths.ts";
import { failures } from "#contract/texts/en/failures.ts";
import { frame as frameEnglish } from "#contract/texts/en/frame.ts";
import { CategoryTiles } from "#web/ui/category-tiles.tsx";
import { useCoreTexts } from "#web/ui/core-texts.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHead } from "#web/ui/page-head.tsx";
import { useShop } from "#web/ui/shell-context.ts";
import { useWords } from "#web/ui/words.ts";
import { NotFoundPicture } from "./not-found-picture.tsx";

type PageNotFoundProps = {
  /** All categories at the top, where somebody could be asked. */
  readonly ways?: readonly { readonly id: string; readonly picture: string }[];
};

export default function PageNotFound({ ways }: PageNotFoundProps) {
  const { shell } = useCoreTexts();
  const frame = useWords("frame", frameEnglish);
  const { headerCategories } = useShop();
  const words = useWords("failures", failures).pageNotFound;
  return (
    <div className="page-width page-room centred">
      <PageHead title={words.title} />
      <NotFoundPicture />
      <h1 className="above-xl title-1">{words.title}</h1>
      <p className="lost-words above-m balanced large muted">{words.text}</p>
      <form action={useHref(paths.products())} method="get" className="lost-search beside gap-s not-phone">
        <input
          type="search"
          name="search"
          className="input grow"
          aria-label={words.searchInstead}
          placeholder={frame.searchPlaceholder}
        />
        <button type="submit" className="button button-quiet button-usual">
          {frame.searchButton}
        </button>
      </form>
      <div className="lost-ways stack above-xl">
        <LinkButton to={paths.products()}>{frame.allProducts}</LinkButton>
        <LinkButton to={paths.home()} look="quiet">
          {shell.goHome}
        </LinkButton>
      </div>
      <h2 className="lost-title title-3">{words.categories}</h2>
      <CategoryTiles ways={ways ?? headerCategories} />
    </div>
  );
}
